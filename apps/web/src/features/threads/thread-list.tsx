import { toBudapestDay } from '@piacter/contracts/core/days';
import type { Role } from '@piacter/contracts/core/values';
import { threadPath } from '@piacter/contracts/site/paths';
import type { ThreadCard } from '@piacter/contracts/threads';
import { getSubjectKind } from '@piacter/contracts/threads/values';
import { classNames } from '../../lib/class-names.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { fileText, text } from './text.ts';
import { getTitlePrefix } from './thread-source.ts';
import styles from './threads.module.css';

const clock = new Intl.DateTimeFormat('hu-HU', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Budapest',
});

/** The time of today, or the day. */
const formatWhen = (instant: string) => {
  const at = new Date(instant);
  return toBudapestDay(at) === toBudapestDay(new Date()) ? clock.format(at) : formatDate(at);
};

function Item({ card, to, isCurrent }: { card: ThreadCard; to: string; isCurrent: boolean }) {
  const {
    kind,
    title,
    picture,
    otherName,
    unread,
    lastText,
    lastFileCount,
    lastIsOwn,
    lastMessageAt,
    isAvailable,
  } = card;
  return (
    <li>
      <Link
        to={to}
        className={classNames(styles.item, unread > 0 && styles.unread)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.picture}>
          <Picture address={picture} kind={getSubjectKind(kind)} sizes="64px" />
        </span>
        <span className={styles.facts}>
          <span className={styles.line}>
            <b>{otherName}</b> <time dateTime={lastMessageAt}>{formatWhen(lastMessageAt)}</time>
          </span>
          <span className={styles.about}>
            {getTitlePrefix(kind)}
            {title}
          </span>
          <span className={styles.preview}>
            {lastIsOwn === 1 && `${text.own}: `}
            {lastText || (lastFileCount > 0 ? fileText.count(lastFileCount) : text.withdrawn)}
          </span>
          {isAvailable === 0 && <span className={styles.note}>{text.unavailable}</span>}
        </span>
        {unread > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{text.unread(unread)}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

type Props = {
  role: Role;
  cards: readonly ThreadCard[];
  currentID: number | undefined;
  /** The filters of the list, which stays beside the thread. */
  query: string;
};

/** The threads of the inbox, each one link. */
export function ThreadList({ role, cards, currentID, query }: Props) {
  return (
    <ul className={styles.list} aria-label={text.list}>
      {cards.map((card) => (
        <Item
          key={card.threadID}
          card={card}
          to={threadPath(role, card.threadID) + query}
          isCurrent={card.threadID === currentID}
        />
      ))}
    </ul>
  );
}
