import { useEffect, useRef } from 'react';
import { answerMessage, type Message } from '../../lib/message-queue.ts';
import { Button } from '../button.tsx';
import { text } from '../text.ts';
import styles from './plain-message-box.module.css';

/** Says a message where the box itself could not be fetched: that one is offline must not stay unsaid for it. */
export function PlainMessageBox({ message }: { message: Message }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={message.title ?? text.message.title}
      onCancel={(event) => {
        event.preventDefault();
        answerMessage(false);
      }}
    >
      <p>{message.text}</p>
      {message.detail !== undefined && <p>{message.detail}</p>}
      <Button onClick={() => answerMessage(true)}>{message.confirm ?? text.message.ok}</Button>
      {message.cancel !== undefined && (
        <Button variant="ghost" onClick={() => answerMessage(false)}>
          {message.cancel}
        </Button>
      )}
    </dialog>
  );
}
