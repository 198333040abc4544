import { pageSize } from '@piacter/contracts/core';
import { type MailQueueQuery, type MailState, mailStates, type QueuedMail } from '@piacter/contracts/emails';
import type { Database } from '@piacter/db';
import { writeAudit } from '../../../core/db/audit.ts';
import { inTransaction } from '../../../core/db/transaction.ts';
import { ApiError, notFound } from '../../../core/http/api-error.ts';
import { notFoundText } from '../../../core/http/messages.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { text } from '../templates/emails.text.ts';

/** A subject or a reply of a server may repeat the link of a mail, which can sign somebody in. */
export const withoutLinks = (words: string): string => words.replace(/\bhttps?:\/\/\S+/gi, '…');

const mails = (db: Database, status: MailState | undefined) => {
  const all = db.selectFrom('outbox_mails');
  return status ? all.where('status', '=', status) : all;
};

const mailColumns = (found: ReturnType<typeof mails>) =>
  found
    .select(['mailID', 'toAddress', 'subject', 'status', 'attempts', 'created', 'nextAttemptAt', 'sentAt'])
    .select('lastError')
    .orderBy('mailID', 'desc');

const selectPage = (db: Database, { status, page }: MailQueueQuery) =>
  mailColumns(mails(db, status))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

type MailRow = Awaited<ReturnType<typeof selectPage>>[number];

function toQueuedMail({ subject, lastError, status, ...row }: MailRow): QueuedMail {
  const state = mailStates.find((one) => one === status) ?? 'failed';
  return {
    ...row,
    status: state,
    subject: withoutLinks(subject),
    lastError: lastError === null ? null : withoutLinks(lastError),
    created: row.created.toISOString(),
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** The latest mails to an address. */
export async function selectMailsTo(db: Database, toAddress: string, limit: number): Promise<QueuedMail[]> {
  const rows = await mailColumns(db.selectFrom('outbox_mails').where('toAddress', '=', toAddress))
    .limit(limit)
    .execute();
  return rows.map(toQueuedMail);
}

/** The mails of the outbox as the admin sees them, without their texts. */
export const createMailQueueService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  async list(query: MailQueueQuery): Promise<{ data: QueuedMail[]; totalPages: number }> {
    const [{ count }, rows] = await Promise.all([
      mails(db, query.status)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
      selectPage(db, query),
    ]);
    return { data: rows.map(toQueuedMail), totalPages: Math.ceil(Number(count) / pageSize) };
  },

  /** Makes a mail due now, with all its attempts ahead. Throws `conflict` for one that was sent or is being sent. */
  retry: ({ userID: actorID }: Session, mailID: number): Promise<void> =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const mail = await trx
        .selectFrom('outbox_mails')
        .select(['status', 'leaseUntil'])
        .where('mailID', '=', mailID)
        .forUpdate()
        .executeTakeFirst();
      if (!mail) throw notFound(notFoundText('levél'));
      const isBeingSent = mail.leaseUntil !== null && mail.leaseUntil > now;
      if (mail.status === 'sent' || isBeingSent)
        throw new ApiError('conflict', { message: text.notRetryable });
      await trx
        .updateTable('outbox_mails')
        .set({ status: 'waiting', attempts: 0, nextAttemptAt: now, leaseUntil: null })
        .where('mailID', '=', mailID)
        .execute();
      await writeAudit(trx, {
        at: now,
        actorID,
        action: 'mail_retried',
        entity: 'outbox_mail',
        entityID: mailID,
        before: { mailState: mail.status },
        after: { mailState: 'waiting' },
      });
    }),
});

export type MailQueueService = ReturnType<typeof createMailQueueService>;
