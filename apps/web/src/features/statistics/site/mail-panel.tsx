import type { SiteStatistics } from '@piacter/contracts/statistics';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../config/paths.ts';
import { formatNumber, formatTimestamp } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.site;

const queueOf = (status: 'waiting' | 'failed'): string => `${adminPaths.mailQueue}?status=${status}`;

/** The mails that wait or were given up, and what the other server said of the latest ones. */
export function MailPanel({ mails }: { mails: SiteStatistics['mails'] }) {
  return (
    <Panel title={words.mails}>
      <dl className={styles.numbers}>
        <div>
          <dt>{words.waiting}</dt>
          <dd>
            <Link to={queueOf('waiting')}>{formatNumber(mails.waiting)}</Link>
          </dd>
        </div>
        <div>
          <dt>{words.failed}</dt>
          <dd>
            <Link to={queueOf('failed')}>{formatNumber(mails.failed)}</Link>
          </dd>
        </div>
      </dl>
      {mails.troubled.length === 0 ? (
        <p className={styles.hint}>{words.noTrouble}</p>
      ) : (
        <ul className={styles.rows}>
          {mails.troubled.map(({ mailID, subject, status, attempts, lastError, created }) => (
            <li key={mailID}>
              <b>{subject}</b>
              <p>
                {formatTimestamp(created)} · {words.attempts(attempts)}, {words.mailState[status]}
              </p>
              <p>{lastError}</p>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="soft" to={adminPaths.mailQueue}>
        {words.toQueue}
      </ButtonLink>
    </Panel>
  );
}
