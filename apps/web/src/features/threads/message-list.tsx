import type { Thread, ThreadMessage } from '@piacter/contracts/threads';
import { type ThreadSide, threadLimits } from '@piacter/contracts/threads/values';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatDate } from '../../lib/format.ts';
import { useSingleRun } from '../../lib/use-single-run.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageFiles } from './files/message-files.tsx';
import { text } from './text.ts';
import type { ThreadFileCalls } from './thread-source.ts';
import styles from './threads.module.css';

const clock = new Intl.DateTimeFormat('hu-HU', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Budapest',
});
const minuteMs = 60 * 1000;
const withdrawMs = threadLimits.withdrawMinutes * minuteMs;

type MessageProps = {
  message: ThreadMessage;
  otherName: string;
  side: ThreadSide;
  files: ThreadFileCalls | undefined;
  onWithdraw: ((messageID: number) => Promise<void>) | undefined;
  onReport: (messageID: number) => void;
};

function Message({ message, otherName, side, files, onWithdraw, onReport }: MessageProps) {
  const { messageID, isOwn, isWithdrawn, isMasked, created } = message;
  const { run } = useSingleRun();
  const isFresh = Date.now() - new Date(created).getTime() < withdrawMs;
  const canWithdraw = onWithdraw && isOwn === 1 && isWithdrawn === 0 && message.kind === 'text' && isFresh;
  const gone = isOwn === 1 ? text.withdrawnOwn : text.withdrawn;
  const note = side === 'owner' ? text.maskedForYou : text.masked;
  return (
    <li className={classNames(styles.message, isOwn === 1 && styles.own)}>
      <p className={styles.who}>
        <b>{isOwn === 1 ? text.own : otherName}</b>{' '}
        <time dateTime={created}>{clock.format(new Date(created))}</time>
      </p>
      {(isWithdrawn === 1 || message.text !== '') && (
        <p className={classNames(styles.words, isWithdrawn === 1 && styles.gone)}>
          {isWithdrawn === 1 ? gone : message.text}
        </p>
      )}
      {message.fileCount > 0 && <MessageFiles message={message} calls={files} />}
      {isMasked === 1 && <p className={styles.note}>{note}</p>}
      {canWithdraw && (
        <button
          type="button"
          className={styles.withdraw}
          onClick={() => void run(() => onWithdraw(messageID))}
        >
          {text.withdraw}
        </button>
      )}
      {isOwn === 0 && isWithdrawn === 0 && (
        <button type="button" className={styles.report} onClick={() => onReport(messageID)}>
          {text.report}
        </button>
      )}
    </li>
  );
}

type Props = {
  thread: Thread;
  /** Undefined for who reads it by a mailed link. */
  files: ThreadFileCalls | undefined;
  onOlder: () => void;
  onWithdraw: ((messageID: number) => Promise<void>) | undefined;
  onReport: (messageID: number) => void;
};

/** Pixels from the end within which the last message counts as in view. */
const endTolerance = 40;

/**
 * Brings the end of a box into view at each new last message unless the user has scrolled away, who then is `isBehind`;
 * at an own one always. What is put before the first message moves nothing: browsers do not see to that at the top.
 */
function useStickyEnd(firstID: number | undefined, lastID: number | undefined, isOwn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const showEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setBehind(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new last message
  useEffect(() => {
    if (isOwn || isAtEnd.current) showEnd();
    else setBehind(true);
  }, [lastID]);
  const height = useRef(0);
  const shownFirst = useRef(firstID);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { scrollHeight } = box.current;
    if (firstID !== shownFirst.current) {
      box.current.scrollTop += scrollHeight - height.current;
      // The button for earlier ones may be gone, and the focus with it.
      if (document.activeElement === document.body) box.current.focus({ preventScroll: true });
    }
    shownFirst.current = firstID;
    height.current = scrollHeight;
  });
  const onScroll = ({ currentTarget }: UIEvent) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    height.current = scrollHeight;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= endTolerance;
    if (isAtEnd.current) setBehind(false);
  };
  return { scrolling: { ref: box, onScroll }, isBehind, showEnd };
}

/** The messages of a thread by day; new ones are announced to screen readers, and in view if the last one was. */
export function MessageList({ thread, files, onOlder, onWithdraw, onReport }: Props) {
  const { messages, hasOlder } = thread;
  const { otherName, side } = thread.thread;
  const last = messages.at(-1);
  const { scrolling, isBehind, showEnd } = useStickyEnd(
    messages[0]?.messageID,
    last?.messageID,
    last?.isOwn === 1,
  );
  const days = Map.groupBy(messages, ({ created }) => formatDate(created));
  return (
    <>
      <div
        {...scrolling}
        className={styles.log}
        role="log"
        aria-live="polite"
        aria-label={text.log(otherName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        {hasOlder === 1 && (
          <Button variant="soft" onClick={onOlder}>
            {text.older}
          </Button>
        )}
        {[...days].map(([day, entries]) => (
          <section key={day} className={styles.day}>
            <h3>{day}</h3>
            <ul>
              {entries.map((message) => (
                <Message
                  key={message.messageID}
                  {...{ message, otherName, side, files, onWithdraw, onReport }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isBehind && (
        <Button variant="soft" className={styles.toEnd} onClick={showEnd}>
          <Icon shape={IconArrowDown} />
          {text.newMessage}
        </Button>
      )}
    </>
  );
}
