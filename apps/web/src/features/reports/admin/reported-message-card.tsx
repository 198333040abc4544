import type { ReportedConversation, ReportedListing } from '@piacter/contracts/reports';
import { adminPaths } from '@piacter/contracts/site/paths';
import type { ComponentType } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Report, ReportRows } from './report-rows.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

const { message: words } = text;

type Side = ReportedConversation['owner'];

const nameOf = (side: Side): string => (side === null ? words.gone : side.name || side.email);

/** Who a side is, with the way to the account. */
function Party({ label, side }: { label: string; side: Side }) {
  return (
    <p className={styles.quiet}>
      {label}: {side?.userID ? <Link to={adminPaths.user(side.userID)}>{nameOf(side)}</Link> : nameOf(side)}
      {side && side.name !== '' && `, ${side.email}`}
    </p>
  );
}

/** The files of a message, which another feature loads and shows. */
export type ReportedFiles = ComponentType<
  Pick<ReportedConversation['messages'][number], 'messageID' | 'files'>
>;

type Props = {
  reported: ReportedListing;
  conversation: ReportedConversation;
  Files: ReportedFiles;
  onDismiss: (report: Report) => void;
  onClose: (report: Report) => void;
};

/** A reported message among those around it, whole, with what an admin can do. */
export function ReportedMessageCard({ reported, conversation, Files, onDismiss, onClose }: Props) {
  const { title, reports } = reported;
  const { owner, other, messages, isClosed } = conversation;
  const [open] = reports.filter(({ state }) => state === 'open');
  return (
    <Panel>
      <div className={styles.listing}>
        <p className={styles.quiet}>{words.kind}</p>
        <h2>{title}</h2>
        <Party label={words.owner} side={owner} />
        <Party label={words.other} side={other} />
        {isClosed === 1 && (
          <p>
            <Badge variant="bad">{words.closed}</Badge>
          </p>
        )}
      </div>
      <details className={styles.older} open={open !== undefined}>
        <summary>{words.around(messages.length)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <ol className={styles.messages} aria-label={`${title}: ${words.messages}`} tabIndex={0}>
          {messages.map(({ messageID, side, text: said, files, isReported, created }) => (
            <li key={messageID} className={classNames(isReported === 1 && styles.reported)}>
              <p className={styles.quiet}>
                <b>{nameOf(side === 'owner' ? owner : other)}</b> · {formatTimestamp(created)}
                {isReported === 1 && ` · ${words.reported}`}
              </p>
              <p className={styles.text}>{said || words.withdrawn}</p>
              {files.length > 0 && <Files {...{ messageID, files }} />}
            </li>
          ))}
        </ol>
      </details>
      <ReportRows {...{ title, reports, onDismiss }} upheld={words.upheld} />
      {open && (
        <div className={styles.actions}>
          <Button variant="delete" aria-label={`${words.close}: ${title}`} onClick={() => onClose(open)}>
            {words.close}
          </Button>
        </div>
      )}
    </Panel>
  );
}
