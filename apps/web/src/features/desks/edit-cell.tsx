import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './desk.module.css';

type Props = {
  /** What it is, of which listing: 'Ár: Eladó lakás, Győr'. */
  label: string;
  /** The value as it is typed. */
  value: string;
  /** The value in words, where it is typed otherwise. */
  spoken?: string;
  /** The value as it is read. */
  children: ReactNode;
  inputMode?: 'text' | 'decimal';
  maxLength?: number;
  className?: string | undefined;
  /** Behind what is typed: 'Ft'. */
  unit?: string;
  /** What would be saved, where it is typed otherwise. */
  preview?: (typed: string) => string;
  /** Why what is typed cannot be saved; the field then keeps it. */
  findError?: (typed: string) => string | undefined;
  /** A question before it is saved; false leads back to the field. */
  ask?: (typed: string) => Promise<boolean>;
  /** False where it was not saved; the field then keeps it. */
  onSave: (typed: string) => Promise<boolean>;
};

/** A value that is changed in place: Enter and leaving it save, Escape keeps what it was. */
export function EditCell(props: Props) {
  const { label, value, spoken = value, children, className, unit, preview, findError, ask, onSave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Leaving the field by Enter or Escape removes it, which blurs it; so does a question. Meanwhile it is not saved again.
  const isLeaving = useRef(false);
  const notes = useId();
  const isOpen = typed !== null;
  // The button that had the focus has just made room for it.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const open = () => {
    isLeaving.current = false;
    setTyped(value);
  };
  const close = (byKey: boolean) => {
    isLeaving.current = true;
    setTyped(null);
    setError(undefined);
    if (byKey) requestAnimationFrame(() => button.current?.focus());
  };
  const save = async (byKey: boolean) => {
    if (typed === null || isLeaving.current) return;
    const entered = typed.trim();
    if (entered === value) return close(byKey);
    const found = findError?.(entered);
    setError(found);
    if (found !== undefined) return;
    isLeaving.current = true;
    if (ask && !(await ask(entered))) {
      isLeaving.current = false;
      requestAnimationFrame(() => field.current?.focus());
      return;
    }
    setSaving(true);
    const isSaved = await onSave(entered);
    setSaving(false);
    isLeaving.current = false;
    // Whoever has gone on meanwhile stays there.
    if (isSaved) close(byKey && document.activeElement === field.current);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (isLeaving.current) return;
    if (event.key === 'Enter') void save(true);
    else close(true);
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={classNames(styles.value, className)}
        aria-label={value === '' ? label : `${label}: ${spoken}`}
        onClick={open}
      >
        {children}
        <Icon shape={IconPencil} />
      </button>
    );
  const hasNotes = preview !== undefined || findError !== undefined;
  return (
    <span className={classNames(styles.editing, className)}>
      <input
        ref={field}
        className={styles.input}
        aria-label={label}
        aria-describedby={hasNotes ? notes : undefined}
        aria-invalid={error ? true : undefined}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        value={typed}
        readOnly={isSaving}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onBlur={() => void save(false)}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
      {hasNotes && (
        <span
          id={notes}
          role={error ? 'alert' : 'status'}
          className={classNames(styles.note, error && styles.error)}
        >
          {error ?? preview?.(typed.trim())}
        </span>
      )}
    </span>
  );
}
