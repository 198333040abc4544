import type { QueuedMail } from '@piacter/contracts/emails';
import { type MailState, mailStates } from '@piacter/contracts/emails/values';
import { api } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { describeSearch, useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import styles from './emails.module.css';
import { text } from './text.ts';

const { queue } = text;

const queueSearch = describeSearch({
  call: 'GET /api/outbox-mails',
  filters: [
    {
      kind: 'select',
      variant: 'dropdown',
      name: 'status',
      label: queue.status,
      placeholder: queue.everyStatus,
    },
  ],
  useOptions: () => ({ status: mailStates.map((value) => ({ value, label: queue.states[value] })) }),
});

const variants = { waiting: 'off', failed: 'bad', sent: 'on' } as const satisfies Record<MailState, string>;

/** The attempts and what comes next. */
const formatProgress = ({ attempts, nextAttemptAt, sentAt }: QueuedMail): string =>
  [
    attempts > 0 && queue.attempts(attempts),
    nextAttemptAt && queue.next(formatTimestamp(nextAttemptAt)),
    sentAt && queue.sentAt(formatTimestamp(sentAt)),
  ]
    .filter(Boolean)
    .join(', ');

const columns: readonly Column<QueuedMail>[] = [
  {
    key: 'mail',
    head: queue.columns.mail,
    card: 'name',
    cell: ({ subject, toAddress }) => (
      <>
        <b className={styles.words}>{subject}</b>
        <span className={styles.small}>{toAddress}</span>
      </>
    ),
  },
  {
    key: 'created',
    head: queue.columns.created,
    cell: ({ created }) => formatTimestamp(created),
    noWrap: true,
  },
  {
    key: 'reply',
    head: queue.columns.reply,
    cell: (mail) => (
      <>
        {mail.lastError && <span className={styles.words}>{mail.lastError}</span>}
        <span className={styles.small}>{formatProgress(mail)}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: queue.columns.state,
    card: 'state',
    cell: ({ status }) => <Badge variant={variants[status]}>{queue.states[status]}</Badge>,
  },
];

/** The mails of the last thirty days, of which a failed or waiting one is sent again: /admin/levelek. */
export function MailQueuePage() {
  usePageTitle(queue.title);
  const search = useSearch(queueSearch, { isLive: true });
  const retrial = useConfirmedAction(search.refresh);
  const retry = ({ mailID, toAddress }: QueuedMail) =>
    void retrial.run(
      { text: queue.retryQuestion(toAddress), detail: queue.retryDetail, confirm: queue.retryConfirm },
      () => api('POST /api/outbox-mails/{id}/retry', { params: { id: mailID } }),
    );
  return (
    <>
      <PageHead title={queue.title} sub={queue.sub} />
      {retrial.notice && <Note variant="done">{retrial.notice}</Note>}
      <SearchList search={search} words={queue.words} ref={retrial.focusRef}>
        {(mails) => (
          <DataTable
            label={queue.list}
            columns={columns}
            rows={mails}
            getKey={({ mailID }) => mailID}
            actions={(mail) =>
              mail.status !== 'sent' && (
                <Button
                  variant="soft"
                  aria-label={queue.retryLabel(mail.subject, mail.toAddress)}
                  onClick={() => retry(mail)}
                >
                  {queue.retry}
                </Button>
              )
            }
          />
        )}
      </SearchList>
    </>
  );
}
