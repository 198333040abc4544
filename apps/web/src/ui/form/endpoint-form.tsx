import { type ReactNode, useEffect, useMemo } from 'react';
import { FieldRegistryContext } from '../../lib/form/field-registry.ts';
import type { FormState } from '../../lib/form/index.ts';
import { text } from '../../lib/form/text.ts';
import { warmMessageBox } from '../message-box/message-box-host.tsx';
import { Note } from '../note.tsx';
import styles from './endpoint-form.module.css';
import { ErrorSummary, type SummaryLine } from './error-summary.tsx';

/** 'Település: Ezt a mezőt ki kell töltened!'; a label that asks has a mark of its own already. */
const withLabel = (label: string | undefined, message: string): string => {
  if (label === undefined) return message;
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`;
};

type Props = {
  form: FormState;
  label?: string;
  className?: string;
  /** False for a form of one line: its errors are in view at its fields, and there is no room for more. */
  notes?: boolean;
  children: ReactNode;
};

/** The errors of the last attempt, from the top of the page downwards; as they were then, whatever is typed since. */
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

/** What was wrong at the last attempt, and what was restored from a draft. */
function FormNotes({ form, notes }: Required<Pick<Props, 'form' | 'notes'>>) {
  const { attempt, registry, isRestored } = form;
  const lines = useSummary(form);
  // A single error is said at its field, which gets the focus; one that no field shows has to be said here.
  const isListed = notes && (lines.length > 1 || lines.some(({ hasField }) => !hasField));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at an attempt and at no other time
  useEffect(() => {
    const [first] = lines;
    // After this effect: a number field renders synchronously when it gets the focus.
    if (first !== undefined && !isListed) queueMicrotask(() => registry.focus(first.name));
  }, [attempt.number]);

  return (
    <>
      {isListed && <ErrorSummary key={attempt.number} lines={lines} />}
      {notes && isRestored && (
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

/** The form element over `useEndpointForm`: sends, shows what is wrong, and leaves the checking to the schema. */
export function EndpointForm({ form, label, className, notes = true, children }: Props) {
  const warm = () => {
    form.warm();
    warmMessageBox();
  };
  return (
    <FieldRegistryContext value={form.registry}>
      <form
        noValidate
        aria-label={label}
        className={className ?? styles.form}
        onSubmit={(event) => void form.submit(event)}
        onFocus={warm}
      >
        <FormNotes form={form} notes={notes} />
        {children}
      </form>
    </FieldRegistryContext>
  );
}
