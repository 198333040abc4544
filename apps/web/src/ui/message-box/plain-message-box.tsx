import { answerMessage, getButtons, type Message } from '../../lib/message-queue.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { text } from '../text.ts';
import styles from './plain-message-box.module.css';

/** The fallback where the box itself could not be loaded, for example to report a lost connection. */
export function PlainMessageBox({ message }: { message: Message }) {
  const { primary, other } = getButtons(message, text.message.ok);
  return (
    <Dialog
      className={styles.box}
      aria-label={message.title ?? text.message.title}
      onClose={() => answerMessage(false)}
    >
      <p>{message.text}</p>
      {message.detail !== undefined && <p>{message.detail}</p>}
      <Button onClick={() => answerMessage(primary.answer)}>{primary.label}</Button>
      {other && (
        <Button variant="ghost" onClick={() => answerMessage(other.answer)}>
          {other.label}
        </Button>
      )}
    </Dialog>
  );
}
