import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { OutgoingMail } from '../../../adapters/mail/index.ts';
import { inTransaction, type Trx } from '../../../core/db/transaction.ts';
import { mailPriorities } from '../outbox/mail-priority.ts';

export interface ClaimedMail extends OutgoingMail {
  /** Number of attempts, the current one included. */
  attempts: number;
}

/**
 * Due mails of a priority that no other worker has claimed or locked, locked until the transaction ends. The index has them
 * in their order; by that of all priorities, an urgent mail would be looked for among all digests that are due.
 */
async function lockDue(
  trx: Trx,
  { now, priority, limit }: { now: Date; priority: number; limit: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    select mailID, dedupeKey, toAddress, replyTo, subject, html, text, unsubscribeUrl, attempts, created
    from outbox_mails force index (outbox_mails_priority)
    where status = 'waiting' and priority = ${priority} and nextAttemptAt <= ${now}
      and (leaseUntil is null or leaseUntil <= ${now})
    order by nextAttemptAt, mailID limit ${limit} for update skip locked`.execute(trx);
  return rows;
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
    const due: ClaimedMail[] = [];
    // A statement of all priorities would read the mails that wait for a further attempt as well, however many there are.
    for (const priority of Object.values(mailPriorities))
      if (due.length < limit) due.push(...(await lockDue(trx, { now, priority, limit: limit - due.length })));
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
