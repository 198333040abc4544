import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '../../ui/note.tsx';
import styles from './payment.module.css';

type Props = {
  variant?: 'info' | 'done' | 'error';
  title: string;
  detail?: ReactNode;
  /** Set when it replaces the buttons, or follows a user action. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The status of the payment: title, meaning, next step. Announced when it appears. */
export function StatusPanel({ variant = 'info', title, detail, takesFocus, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.status} role={variant === 'info' ? 'status' : undefined}>
      <Note variant={variant}>
        <b>{title}</b>
        {detail && <p>{detail}</p>}
        {children}
      </Note>
    </div>
  );
}
