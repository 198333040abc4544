import { reportedAround } from '@piacter/contracts/reports/values';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName } from '../../core/formatting.ts';
import { hashSecret } from '../../core/link-secret.ts';
import { findPartyOfLink, lockThread } from './threads.queries.ts';
import { threadText } from './threads.text.ts';

/** Who reports: an account, or the holder of a secret link. */
export type Reporter = { userID: number } | { token: string };

export interface ReportedMessage {
  threadID: number;
  /** The name of what the thread is about. */
  title: string;
  /** The side of the reporter. */
  side: ThreadSide;
  /** The message and those around it, whole, in their order. */
  around: { messageID: number; side: ThreadSide; text: string; created: Date }[];
}

/** The sides that a reporter has in threads. */
async function getSides(db: Database, reporter: Reporter, now: Date): Promise<RawBuilder<boolean>> {
  if ('userID' in reporter) return sql<boolean>`p.userID = ${reporter.userID} and p.leftAt is null`;
  const party = await findPartyOfLink(db, hashSecret(reporter.token), now);
  if (!party || party.accountBlockedAt || party.twoFactor === 1) return sql<boolean>`false`;
  return sql<boolean>`p.threadID = ${party.threadID} and p.side = ${party.side}`;
}

/** A message that the other side of one of the reporter's threads wrote; undefined for any other, and a withdrawn one. */
export async function findReportedMessage(
  db: Database,
  messageID: number,
  reporter: Reporter,
  now: Date,
): Promise<ReportedMessage | undefined> {
  const found = await db
    .selectFrom('thread_messages as m')
    .innerJoin('threads as t', 't.threadID', 'm.threadID')
    .innerJoin('thread_parties as p', (join) =>
      join.onRef('p.threadID', '=', 'm.threadID').onRef('p.side', '<>', 'm.side'),
    )
    .select(['m.threadID', 'm.sequence', 't.title', 'p.side'])
    .where('m.messageID', '=', messageID)
    .where('m.withdrawnAt', 'is', null)
    .where(await getSides(db, reporter, now))
    .$castTo<{ threadID: number; sequence: number; title: string; side: ThreadSide }>()
    .executeTakeFirst();
  if (!found) return undefined;
  const { sequence, ...message } = found;
  const around = await db
    .selectFrom('thread_messages')
    .select(['messageID', 'side', 'text', 'created', 'fileCount'])
    .where('threadID', '=', message.threadID)
    .orderBy(sql`abs(cast(sequence as signed) - ${sequence})`)
    .orderBy('sequence')
    .limit(reportedAround + 1)
    .$castTo<ReportedMessage['around'][number] & { fileCount: number }>()
    .execute();
  return {
    ...message,
    around: around
      .sort((a, b) => a.messageID - b.messageID)
      .map(({ fileCount, text: words, ...entry }) => ({
        ...entry,
        text: [words, fileCount > 0 ? threadText.files.attached(fileCount) : ''].filter(Boolean).join('\n'),
      })),
  };
}

/** The sides of the threads of messages, for an admin: with whole names and addresses, whatever the gate says. */
export async function selectSidesOfMessages(db: Database, messageIDs: readonly number[]) {
  if (messageIDs.length === 0) return [];
  const rows = await db
    .selectFrom('thread_messages as m')
    .innerJoin('threads as t', 't.threadID', 'm.threadID')
    .innerJoin('thread_parties as p', 'p.threadID', 'm.threadID')
    .leftJoin('users as u', (join) => join.onRef('u.userID', '=', 'p.userID').on('u.deletedAt', 'is', null))
    .leftJoin('user_profiles as f', 'f.userID', 'u.userID')
    .select(['m.messageID', 't.closedAt', 'p.side', 'u.userID', 'u.email', 'p.email as guestEmail'])
    .select(['p.name as guestName', 'f.isFirm', 'f.firmName', 'f.firstName', 'f.lastName'])
    .where('m.messageID', 'in', [...messageIDs])
    .execute();
  return rows.map(({ messageID, closedAt, side, userID, email, guestEmail, guestName, ...names }) => {
    const address = email ?? guestEmail;
    const name = guestName ?? getDisplayName({ ...names, isFirm: names.isFirm ?? 0 }, '');
    return { messageID, closedAt, side, who: address === null ? null : { userID, name, email: address } };
  });
}

/** Closes the thread of a message for both sides, who are not told why; nothing if it is gone. */
export async function closeThreadOf(trx: Trx, messageID: number, now: Date): Promise<void> {
  const message = await trx
    .selectFrom('thread_messages')
    .select('threadID')
    .where('messageID', '=', messageID)
    .executeTakeFirst();
  if (!message || !(await lockThread(trx, message.threadID))) return;
  await trx
    .updateTable('threads')
    .set({ closedAt: now })
    .where('threadID', '=', message.threadID)
    .where('closedAt', 'is', null)
    .execute();
}
