import { lazy, Suspense } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { answerMessage, getButtons, type Message, useShownMessage } from '../../lib/message-queue.ts';
import { Button } from '../button.tsx';
import dialog from '../dialog/dialog.module.css';
import { text } from '../text.ts';
import styles from './plain-message-box.module.css';

const open = (box: HTMLDialogElement | null) => {
  box?.showModal();
  return () => box?.close();
};

/** The fallback where the box itself could not be loaded, for example to report a lost connection. */
function PlainMessageBox({ message }: { message: Message }) {
  const { primary, other } = getButtons(message, text.message.ok);
  return (
    <dialog
      ref={open}
      className={classNames(dialog.box, styles.box)}
      aria-label={message.title ?? text.message.title}
      onCancel={(event) => {
        event.preventDefault();
        answerMessage(false);
      }}
    >
      <p>{message.text}</p>
      {message.detail !== undefined && <p>{message.detail}</p>}
      <Button onClick={() => answerMessage(primary.answer)}>{primary.label}</Button>
      {other && (
        <Button variant="ghost" onClick={() => answerMessage(other.answer)}>
          {other.label}
        </Button>
      )}
    </dialog>
  );
}

const fetchBox = () => import('./message-box.tsx').then((m) => ({ default: m.MessageBox }));

// The box is loaded with the first message; the first load contains the queue only.
const MessageBox = lazy(() => fetchBox().catch(() => ({ default: PlainMessageBox })));

/** Preloads the box before its first message, which may be that the connection is lost. */
export const preloadMessageBox = (): void => {
  fetchBox().catch(() => undefined);
};

/** Shows the queued messages one after the other; rendered once, in the shell. */
export function MessageBoxHost() {
  const message = useShownMessage();
  if (message === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MessageBox message={message} />
    </Suspense>
  );
}
