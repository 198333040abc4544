import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { answerMessage, getButtons, type Message } from '../../lib/message-queue.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
import styles from './message-box.module.css';
import { useDrag } from './use-drag.ts';

/** Beside the title. */
const dragHint = 'arrébb húzható, a nyílbillentyűkkel is';

/** The message box, which is dragged by its title bar with the pointer or the arrow keys (LAY-10). */
export function MessageBox({ message }: { message: Message }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { bar, handle, place } = useDrag(dialog, message);

  const { primary, other } = getButtons(message, text.message.ok);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message moves the focus to its primary button
  useEffect(() => main.current?.focus(), [message]);

  const enterConfirms = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The key that opened the box may still be held down and must not answer it.
    if (event.repeat) event.preventDefault();
    else if (!(event.target instanceof HTMLButtonElement) || event.target === handle.ref.current) {
      event.preventDefault();
      answerMessage(primary.answer);
    }
  };

  return (
    <Dialog
      ref={dialog}
      className={styles.box}
      style={place}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={enterConfirms}
      onClose={() => answerMessage(false)}
    >
      <div className={classNames(styles.grip, 'dye')} {...bar}>
        <button type="button" className={styles.handle} {...handle}>
          <span id={`${id}title`}>{message.title ?? text.message.title}</span>
          <span className="sr-only">, {dragHint}</span>
        </button>
        {message.cancel !== undefined && (
          <button
            type="button"
            className={styles.close}
            aria-label={text.close}
            onClick={() => answerMessage(false)}
          >
            <Icon shape={IconX} />
          </button>
        )}
      </div>
      <div id={`${id}text`} className={classNames(styles.text, message.colour === 'danger' && styles.danger)}>
        <p>{message.text}</p>
        {message.detail !== undefined && <p>{message.detail}</p>}
      </div>
      <div className={styles.buttons}>
        {other && (
          <Button variant="ghost" onClick={() => answerMessage(other.answer)}>
            {other.label}
          </Button>
        )}
        <Button
          ref={main}
          variant={message.danger ? 'delete' : 'primary'}
          onClick={() => answerMessage(primary.answer)}
        >
          {primary.label}
        </Button>
      </div>
    </Dialog>
  );
}
