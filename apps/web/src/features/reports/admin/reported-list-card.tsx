import type { ReportedListing, ReportedListTexts } from '@piacter/contracts/reports';
import { adminPaths } from '@piacter/contracts/site/paths';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Report, ReportRows } from './report-rows.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

const { list: words } = text;

type Props = {
  reported: ReportedListing;
  list: ReportedListTexts;
  onDismiss: (report: Report) => void;
  onTakeBack: (newest: Report) => void;
};

/** A reported shared list with all that its link showed, and what an admin can do. */
export function ReportedListCard({ reported, list, onDismiss, onTakeBack }: Props) {
  const { id, title, reports } = reported;
  const { owner, isGone, texts } = list;
  const [open] = reports.filter(({ state }) => state === 'open');
  return (
    <Panel>
      <div className={styles.listing}>
        <p className={styles.quiet}>
          {words.kind} · {text.identifier(id)}
        </p>
        <h2>{title}</h2>
        {owner ? (
          <p className={styles.quiet}>
            {words.owner}: <Link to={adminPaths.user(owner.userID ?? 0)}>{owner.name || owner.email}</Link>
            {owner.name !== '' && `, ${owner.email}`}
          </p>
        ) : (
          <p className={styles.quiet}>
            {words.owner}: {text.message.gone}
          </p>
        )}
        {isGone === 1 && (
          <p>
            <Badge variant="bad">{words.gone}</Badge>
          </p>
        )}
      </div>
      {texts.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul className={styles.messages} aria-label={`${title}: ${words.texts}`} tabIndex={0}>
          {texts.map(({ side, title: about, text: said, isReported }) => (
            <li key={`${side} ${about} ${said}`} className={classNames(isReported === 1 && styles.reported)}>
              <p className={styles.quiet}>
                <b>{words.sides[side]}</b> · {about ?? words.names[side]}
                {isReported === 1 && ` · ${text.message.reported}`}
              </p>
              <p className={styles.text}>{said}</p>
            </li>
          ))}
        </ul>
      )}
      <ReportRows {...{ title, reports, onDismiss }} upheld={words.upheld} />
      {open && isGone === 0 && (
        <div className={styles.actions}>
          <Button
            variant="delete"
            aria-label={`${words.takeBack}: ${title}`}
            onClick={() => onTakeBack(open)}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
    </Panel>
  );
}
