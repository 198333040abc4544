import { dayMs } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { takeFilesOfUser } from './files/thread-files.queries.ts';
import { removeNotificationSettings } from './notifications/notifications.queries.ts';

/** Months for which a thread is kept after its last message, and one of somebody without an account (MSG-12). */
const retentionMonths = { account: 24, guest: 12 };
const stepSize = 500;

const monthsAgo = (now: Date, months: number): Date => {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
};

/** Deletes threads that nobody has written into for long, in steps, and links and counts that are over. */
export async function deleteOldThreads(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('thread_links').where('validUntil', '<', now).execute();
  const yesterday = new Date(now.getTime() - dayMs);
  await db.deleteFrom('thread_openings').where('openedAt', '<', yesterday).execute();
  const isGuest = sql<boolean>`exists (select 1 from thread_parties as p
    where p.threadID = threads.threadID and p.side = 'other' and p.userID is null)`;
  for (const [months, condition] of [
    [retentionMonths.account, sql<boolean>`true`],
    [retentionMonths.guest, isGuest],
  ] as const) {
    for (;;) {
      const { numDeletedRows } = await db
        .deleteFrom('threads')
        .where('lastMessageAt', '<', monthsAgo(now, months))
        .where(condition)
        .limit(stepSize)
        .executeTakeFirstOrThrow();
      if (numDeletedRows < stepSize) break;
    }
  }
}

/**
 * Takes a deleted account out of its threads: its words stay for the other side, until their time is over, its files do
 * not. Returns these, whose contents are to be deleted after the transaction.
 */
export async function leaveThreads(trx: Trx, userID: number) {
  const files = await takeFilesOfUser(trx, userID);
  await removeNotificationSettings(trx, userID);
  await trx
    .deleteFrom('thread_links')
    .where(
      sql<boolean>`exists (select 1 from thread_parties as p where p.threadID = thread_links.threadID
        and p.side = thread_links.side and p.userID = ${userID})`,
    )
    .execute();
  await trx.deleteFrom('thread_openings').where('userID', '=', userID).execute();
  await trx
    .updateTable('thread_parties')
    .set({ userID: null, mailDueAt: null })
    .where('userID', '=', userID)
    .execute();
  return files;
}
