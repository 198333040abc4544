import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { FieldRegistryContext } from '../../lib/form/field-registry.ts';
import type { FormState } from '../../lib/form/index.ts';
import { text } from '../../lib/form/text.ts';
import { formText } from '../form-text.ts';
import { preloadMessageBox } from '../message-box/message-box-host.tsx';
import { Note } from '../note.tsx';
import styles from './endpoint-form.module.css';
import errorSummaryStyles from './error-summary.module.css';
import { keepPress } from './keep-press.ts';

/** An error by the name of its field; `hasField` is false where no field shows it. */
type SummaryLine = { name: string; message: string; hasField: boolean };

type SummaryProps = { lines: readonly SummaryLine[]; ref?: Ref<HTMLDivElement> };

/** All errors above the form; each line moves to its field. */
export function ErrorSummary({ lines, ref }: SummaryProps) {
  const registry = useContext(FieldRegistryContext);

  const jump = (event: MouseEvent, name: string) => {
    event.preventDefault();
    registry?.focus(name);
  };
  return (
    <div ref={ref} tabIndex={-1} className={errorSummaryStyles.summary}>
      <Note variant="error">
        {formText.errors(lines.length)}
        <ul>
          {lines.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => jump(event, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** 'Település: Ezt a mezőt ki kell töltened!'; a label that ends with a question mark needs no colon. */
const withLabel = (label: string | undefined, message: string): string => {
  if (label === undefined) return message;
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`;
};

type Props = {
  form: FormState;
  label?: string;
  className?: string;
  /** False for a form of one line, whose errors are visible at its fields. */
  notes?: boolean;
  id?: string;
  /** In place of sending the form. */
  onSubmit?: ((event: FormEvent) => void) | undefined;
  children: ReactNode;
};

/** The errors of the last attempt, from the top of the page downwards. */
function useSummary({ attempt, registry }: FormState): SummaryLine[] {
  return useMemo(
    () =>
      registry.inPageOrder(Object.keys(attempt.errors)).map((name) => ({
        name,
        message: withLabel(registry.getLabel(name), attempt.errors[name] ?? ''),
        hasField: registry.has(name),
      })),
    [attempt, registry],
  );
}

/** The errors of the last attempt, and a note about a restored draft. */
function FormNotes({ form, notes }: Required<Pick<Props, 'form' | 'notes'>>) {
  const { attempt, fieldErrors, registry, isRestored, restoreSetAside } = form;
  const lines = useSummary(form);
  // A single error is shown at its field, which receives the focus; one without a field has to be listed.
  const isListed = notes && (lines.length > 1 || lines.some(({ hasField }) => !hasField));
  // What is being mended leaves the list; leaving the field brings it back if it is still wrong.
  const left = lines.filter(({ name }) => fieldErrors[name] !== undefined);
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus after an attempt only
  useEffect(() => {
    const [first] = lines;
    if (isListed) summary.current?.focus();
    // After this effect: a number field renders synchronously on focus.
    else if (first !== undefined) queueMicrotask(() => registry.focus(first.name));
  }, [attempt.number]);

  return (
    <>
      {isListed && left.length > 0 && <ErrorSummary key={attempt.number} ref={summary} lines={left} />}
      {notes && isRestored && (
        <Note>
          {text.restored}{' '}
          <button type="button" className={styles.inText} onClick={form.reset}>
            {text.discard}
          </button>
        </Note>
      )}
      {restoreSetAside && (
        <Note>
          {text.edited.shown}{' '}
          <button type="button" className={styles.inText} onClick={restoreSetAside}>
            {text.edited.restoreMine}
          </button>
        </Note>
      )}
    </>
  );
}

/** The form element for `useEndpointForm`: submits, shows errors, and leaves the validation to the schema. */
export function EndpointForm({ form, label, className, notes = true, id, onSubmit, children }: Props) {
  const preload = () => {
    form.preloadSchema();
    preloadMessageBox();
  };
  return (
    <FieldRegistryContext value={form.registry}>
      <form
        // Sent before hydration or without JavaScript, it would put a password into the address; this way it is not sent.
        method="dialog"
        id={id}
        noValidate
        aria-label={label}
        className={className ?? styles.form}
        onSubmit={onSubmit ?? ((event) => void form.submit(event))}
        onFocus={preload}
        onMouseDown={keepPress}
      >
        <noscript>
          <Note>{text.needsScript}</Note>
        </noscript>
        <FormNotes form={form} notes={notes} />
        {children}
      </form>
    </FieldRegistryContext>
  );
}
