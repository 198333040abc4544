import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
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
  onSave: (typed: string) => Promise<void>;
};

/** A value that is changed in place: Enter and leaving it save, Escape keeps what it was. */
export function EditCell({
  label,
  value,
  spoken = value,
  children,
  inputMode,
  maxLength,
  className,
  onSave,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Leaving the field by Enter or Escape removes it, which blurs it.
  const isLeaving = useRef(false);

  const close = (save: boolean) => {
    if (typed === null || isLeaving.current) return;
    isLeaving.current = true;
    setTyped(null);
    if (save && typed.trim() !== value) void onSave(typed.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close(event.key === 'Enter');
    requestAnimationFrame(() => button.current?.focus());
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={classNames(styles.value, className)}
        aria-label={value === '' ? label : `${label}: ${spoken}`}
        onClick={() => {
          isLeaving.current = false;
          setTyped(value);
        }}
      >
        {children}
        <Icon shape={IconPencil} />
      </button>
    );
  return (
    <input
      // The button that had the focus has just made room for it.
      ref={(input) => input?.focus()}
      className={classNames(styles.input, className)}
      aria-label={label}
      {...{ inputMode, maxLength }}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={press}
      onBlur={() => close(true)}
    />
  );
}
