import type { Database } from '@piacter/db';
import type { OutgoingMail } from '../../../adapters/mail/index.ts';
import { inTransaction } from '../../../core/db/transaction.ts';
import { mailPriorities } from '../outbox/mail-priority.ts';

export interface ClaimedMail extends OutgoingMail {
  /** Number of attempts, the current one included. */
  attempts: number;
}

/**
 * Claims due mails for this worker until `leaseUntil`, urgent ones first. SKIP LOCKED keeps workers from waiting for each
 * other; the lease keeps others from the mails while they are sent, and lets them take over when this worker dies.
 */
export const claimMails = (
  db: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimedMail[]> =>
  inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('outbox_mails')
      .select([
        'mailID',
        'dedupeKey',
        'toAddress',
        'replyTo',
        'subject',
        'html',
        'text',
        'unsubscribeUrl',
        'attempts',
        'created',
      ])
      .where('status', '=', 'waiting')
      .where('nextAttemptAt', '<=', now)
      .where((row) => row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<=', now)]))
      .orderBy('priority')
      .orderBy('nextAttemptAt')
      .orderBy('mailID')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    await trx
      .updateTable('outbox_mails')
      .set((row) => ({ leaseUntil, attempts: row('attempts', '+', 1) }))
      .where(
        'mailID',
        'in',
        due.map(({ mailID }) => mailID),
      )
      .execute();
    return due.map((mail) => ({ ...mail, attempts: mail.attempts + 1 }));
  });

/** How many mails of each priority are due, and for how many seconds the first of them has been. */
export async function readDueMails(db: Database, now: Date) {
  const rows = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => ['priority', fn.countAll().as('count'), fn.min('nextAttemptAt').as('since')])
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .groupBy('priority')
    .execute();
  return Object.entries(mailPriorities).map(([priority, value]) => {
    const { count = 0, since = now } = rows.find((row) => row.priority === value) ?? {};
    return { priority, count: Number(count), seconds: (now.getTime() - since.getTime()) / 1000 };
  });
}

/** Extends the lease of mails that this worker still holds, and returns their ids. */
export const renewLease = (
  db: Database,
  mailIDs: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<number[]> =>
  inTransaction(db, async (trx) => {
    const held = await trx
      .selectFrom('outbox_mails')
      .select('mailID')
      .where('mailID', 'in', mailIDs)
      .where('status', '=', 'waiting')
      .where('leaseUntil', '=', from)
      .forUpdate()
      .execute();
    const ids = held.map(({ mailID }) => mailID);
    if (ids.length > 0)
      await trx.updateTable('outbox_mails').set({ leaseUntil: to }).where('mailID', 'in', ids).execute();
    return ids;
  });

/** Deletes the texts, whose links are secrets that are otherwise stored as hashes only. */
export const markSent = (db: Database, mailID: number, now: Date) =>
  db
    .updateTable('outbox_mails')
    .set({
      status: 'sent',
      sentAt: now,
      leaseUntil: null,
      lastError: null,
      html: '',
      text: '',
      unsubscribeUrl: null,
    })
    .where('mailID', '=', mailID)
    .execute();

/** Has no effect on a mail whose lease was lost. */
export const markFailed = (
  db: Database,
  mailID: number,
  failure: { nextAttemptAt: Date; lastError: string; isFinal: boolean; leaseUntil: Date },
) =>
  db
    .updateTable('outbox_mails')
    .set({
      status: failure.isFinal ? 'failed' : 'waiting',
      leaseUntil: null,
      nextAttemptAt: failure.nextAttemptAt,
      lastError: failure.lastError,
    })
    .where('mailID', '=', mailID)
    .where('status', '=', 'waiting')
    .where('leaseUntil', '=', failure.leaseUntil)
    .execute();

/** Releases claimed mails that were not attempted. */
export const releaseMails = async (
  db: Database,
  mailIDs: readonly number[],
  leaseUntil: Date,
): Promise<void> => {
  if (mailIDs.length === 0) return;
  await db
    .updateTable('outbox_mails')
    .set((row) => ({ leaseUntil: null, attempts: row('attempts', '-', 1) }))
    .where('mailID', 'in', mailIDs)
    .where('status', '=', 'waiting')
    .where('leaseUntil', '=', leaseUntil)
    .execute();
};

export const deleteOldMails = (db: Database, before: Date) =>
  db
    .deleteFrom('outbox_mails')
    .where('status', 'in', ['sent', 'failed'])
    .where('created', '<', before)
    .execute();
