import type { ReactNode } from 'react';
import type { FormState } from '../../lib/form/index.ts';
import { text } from '../../lib/form/text.ts';
import { confirm } from '../../lib/message-queue.ts';
import { Button } from '../button.tsx';
import { formText } from '../form-text.ts';
import styles from './endpoint-form.module.css';
import { DiscardButton, SaveBar } from './form-layout.tsx';
import type { FormSteps } from './use-form-steps.ts';

/** Another way to send the form; once it has taken what is unsaved, `done` says so, and it waits for a change. */
export type OtherButton = { label: string; run: () => Promise<void>; done?: string | undefined };

type Props = {
  form: FormState;
  /** The label of the submit button of a form that creates something. */
  create?: string | undefined;
  other?: OtherButton | undefined;
  /** Whether something was given beside the form's own fields, which the bar does not count. */
  isStarted?: boolean;
  /** What to do next, while everything is saved. */
  next?: ReactNode;
  /** Where the form goes in steps, and the bar is outside of it. */
  steps?: (Pick<FormSteps, 'back' | 'isLast' | 'advance'> & { formID: string }) | undefined;
};

/** Characters of a label that leaves room for the word 'Elvetés' beside it on a phone. */
const maxShort = 12;

/** The sticky bar of a long form: what is unsaved, a link to the first error, 'Elvetés' and 'Mentés'; in steps the ways to and fro. */
export function FormSaveBar({ form, create, other, isStarted = false, next, steps }: Props) {
  const { fieldErrors, registry, unsaved, isSending } = form;
  const invalid = Object.keys(fieldErrors);
  const focusFirst = () => {
    const [first] = registry.inPageOrder(invalid);
    if (first !== undefined) registry.focus(first);
  };
  const discard = async () => {
    const question = {
      text: text.discardQuestion(unsaved),
      confirm: text.discard,
      cancel: text.keepWorking,
    };
    if (await confirm(question)) form.reset();
  };
  const submit = steps && !steps.isLast ? formText.nextStep : (create ?? text.save);
  const atRest = create === undefined ? text.saved : !isStarted && text.untouched;
  const isUnsaved = unsaved > 0 && other?.done === undefined;
  const status = (
    <>
      {isUnsaved ? <b>{text.unsaved(unsaved)}</b> : (other?.done ?? atRest)} {!isUnsaved && next}{' '}
      {invalid.length > 0 && (
        <button type="button" className={styles.inText} onClick={focusFirst}>
          {text.invalid(invalid.length)}
        </button>
      )}
    </>
  );
  return (
    <SaveBar unsaved={isUnsaved} status={status} steps={steps}>
      <DiscardButton
        disabled={unsaved === 0 || isSending}
        // Where there are three, it has the row of the status, and is beside none of them.
        isTight={!other && (steps !== undefined || submit.length > maxShort)}
        onClick={() => void discard()}
      />
      {other && (
        <Button
          variant="ghost"
          // Not removed: it has the focus.
          busy={isSending || other.done !== undefined}
          onClick={() => void other.run()}
        >
          {other.label}
        </Button>
      )}
      <Button type="submit" form={steps?.formID} busy={isSending}>
        {submit}
      </Button>
    </SaveBar>
  );
}
