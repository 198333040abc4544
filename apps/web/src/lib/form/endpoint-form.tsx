import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldError, focusField } from '../../ui/error-summary.tsx';
import { SaveBar } from '../../ui/form-layout.tsx';
import { Note } from '../../ui/note.tsx';
import { confirm } from '../message-queue.ts';
import styles from './endpoint-form.module.css';
import { text } from './text.ts';
import type { FormState } from './use-endpoint-form.ts';

/** Several faults are listed above the form, and one that no field can show; a single other only gets the focus. */
const needsSummary = (form: FormState) => {
  const { errors } = form.attempt;
  return errors.length > 1 || errors.some(({ path }) => !Object.hasOwn(form.values, path));
};

/** Names of fields are names of <meta> elements too ('description'). */
const controlOf = (path: string): HTMLElement | undefined =>
  [...document.getElementsByName(path)].find((element) => document.body.contains(element));

/** The label of a field as the page shows it, without its star; undefined where nothing bears the name. */
const labelOf = (path: string): string | undefined => {
  const control = controlOf(path);
  if (control === undefined) return undefined;
  const group = control.matches('[type=radio]') ? control.closest('fieldset')?.querySelector('legend') : null;
  const label = group ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  const words = [...(label?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent;
  return words?.trim() || undefined;
};

/** From the top of the page downwards; what has no field comes last. */
const inPageOrder = (first: FieldError, second: FieldError): number => {
  const [one, other] = [controlOf(first.path), controlOf(second.path)];
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** In the summary a fault needs its field's name: 'Település: Ezt a mezőt ki kell töltened!' */
const named = ({ path, message }: FieldError): FieldError => {
  const label = labelOf(path);
  if (label === undefined) return { path, message };
  // A label that asks ends with its own mark.
  return { path, message: `${label}${label.endsWith('?') ? '' : ':'} ${message}` };
};

/** What was wrong at the last attempt, and what was put back from a draft. */
function FormNotes({ form }: { form: FormState }) {
  const { number, errors } = form.attempt;
  const listed = useMemo(() => errors.toSorted(inPageOrder).map(named), [errors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at an attempt and at no other time
  useEffect(() => {
    if (errors[0] !== undefined && !needsSummary(form)) focusField(errors[0].path);
  }, [number]);
  return (
    <>
      {needsSummary(form) && <ErrorSummary key={number} errors={listed} />}
      {form.isRestored && (
        <Note>
          {text.restored}{' '}
          <button type="button" className={styles.inText} onClick={form.reset}>
            {text.discard}
          </button>
        </Note>
      )}
    </>
  );
}

type Props = { form: FormState; label?: string; className?: string; children: ReactNode };

/** The form element over `useEndpointForm`: sends, says what is wrong, and leaves the checking to the schema. */
export function EndpointForm({ form, label, className, children }: Props) {
  return (
    <form
      noValidate
      aria-label={label}
      className={className ?? styles.form}
      onSubmit={(event) => void form.submit(event)}
      onFocus={form.warm}
    >
      <FormNotes form={form} />
      {children}
    </form>
  );
}

type SaveBarProps = {
  form: FormState;
  /** The word on the button of a form that creates something: nothing of it is saved yet. */
  create?: string | undefined;
};

/** The sticky bar of a long form: what is unsaved, the way to the first fault, 'Elvetés' and 'Mentés'. */
export function FormSaveBar({ form, create }: SaveBarProps) {
  const faulty = Object.keys(form.errors);
  const discard = async () => {
    const question = {
      text: text.discardQuestion(form.unsaved),
      confirm: text.discard,
      cancel: text.keepWorking,
    };
    if (await confirm(question)) form.reset();
  };
  const atRest = create === undefined ? text.saved : text.untouched;
  const status = (
    <>
      {form.unsaved > 0 ? <b>{text.unsaved(form.unsaved)}</b> : atRest}{' '}
      {faulty[0] !== undefined && (
        <button type="button" className={styles.inText} onClick={() => focusField(faulty[0] ?? '')}>
          {text.faulty(faulty.length)}
        </button>
      )}
    </>
  );
  return (
    <SaveBar unsaved={form.unsaved > 0} status={status}>
      <Button variant="ghost" disabled={form.unsaved === 0 || form.isSending} onClick={() => void discard()}>
        {text.discard}
      </Button>
      <Button type="submit" busy={form.isSending}>
        {create ?? text.save}
      </Button>
    </SaveBar>
  );
}
