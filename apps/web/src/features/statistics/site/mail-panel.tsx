import { adminPaths } from '@piacter/contracts/site/paths';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { failureMessage } from '../../../lib/form/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.site;

const getQueuePath = (status: 'waiting' | 'failed'): string => `${adminPaths.mailQueue}?status=${status}`;

type Props = { mails: SiteStatistics['mails']; onChange: () => Promise<unknown> };

/** Sends a mail again; it is in the queue whatever happens, so nothing is lost and nothing is asked. */
function useRetry(onChange: Props['onChange']) {
  const [notice, setNotice] = useState('');
  const retry = async (mailID: number): Promise<void> => {
    try {
      setNotice((await api('POST /api/outbox-mails/{id}/retry', { params: { id: mailID } })).message);
    } catch (failure) {
      setNotice('');
      await alert(failureMessage(failure), { colour: 'danger' });
    }
    await onChange();
  };
  return { notice, retry };
}

/** The mails that wait or were given up, and what the other server said of the latest ones. */
export function MailPanel({ mails, onChange }: Props) {
  const { notice, retry } = useRetry(onChange);
  return (
    <Panel title={words.mails}>
      <dl className={styles.numbers}>
        <div>
          <dt>{words.waiting}</dt>
          <dd>
            <Link to={getQueuePath('waiting')}>{formatNumber(mails.waiting)}</Link>
          </dd>
        </div>
        <div>
          <dt>{words.failed}</dt>
          <dd>
            <Link to={getQueuePath('failed')}>{formatNumber(mails.failed)}</Link>
          </dd>
        </div>
      </dl>
      {notice && <Note variant="done">{notice}</Note>}
      {mails.troubled.length === 0 ? (
        <p className={styles.hint}>{words.noTrouble}</p>
      ) : (
        <ul className={styles.rows}>
          {mails.troubled.map(({ mailID, subject, status, attempts, lastError, created }) => (
            <li key={mailID}>
              <span className={styles.first}>
                <b>{subject}</b>
                <Button
                  variant="soft"
                  aria-label={words.retryLabel(subject)}
                  onClick={() => void retry(mailID)}
                >
                  {words.retry}
                </Button>
              </span>
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
