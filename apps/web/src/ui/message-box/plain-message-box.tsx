import { answerMessage, type Message } from '../../lib/message-queue.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { text } from '../text.ts';
import styles from './plain-message-box.module.css';

/** Shows a message where the box itself could not be fetched: that the connection is gone has to be said all the same. */
export function PlainMessageBox({ message }: { message: Message }) {
  return (
    <Dialog
      className={styles.box}
      aria-label={message.title ?? text.message.title}
      onClose={() => answerMessage(false)}
    >
      <p>{message.text}</p>
      {message.detail !== undefined && <p>{message.detail}</p>}
      <Button onClick={() => answerMessage(true)}>{message.confirm ?? text.message.ok}</Button>
      {message.cancel !== undefined && (
        <Button variant="ghost" onClick={() => answerMessage(false)}>
          {message.cancel}
        </Button>
      )}
    </Dialog>
  );
}
