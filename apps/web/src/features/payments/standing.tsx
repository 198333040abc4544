import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '../../ui/note.tsx';
import styles from './payment.module.css';

type Props = {
  variant?: 'info' | 'done' | 'error';
  title: string;
  detail?: ReactNode;
  /** It comes where the buttons were, or after somebody did something: it then takes the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** How it stands with the payment: a title, what it means, what to do. Read out when it comes. */
export function Standing({ variant = 'info', title, detail, takesFocus, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.standing} role={variant === 'info' ? 'status' : undefined}>
      <Note variant={variant}>
        <b>{title}</b>
        {detail && <p>{detail}</p>}
        {children}
      </Note>
    </div>
  );
}
