import type { ThreadKind, ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** A side of a thread with what it needs to know of the other one. */
export interface PartyRow {
  threadID: number;
  kind: ThreadKind;
  targetID: number;
  title: string;
  lastSequence: number;
  revision: number;
  /** By an admin. */
  closedAt: Date | null;
  side: ThreadSide;
  userID: number | null;
  /** Of a guest. */
  email: string | null;
  name: string | null;
  confirmedAt: Date | null;
  unreadCount: number;
  readUpTo: number;
  lastMessageID: number;
  lastMessageAt: Date;
  isArchived: number;
  isMuted: number;
  isBlocked: number;
  otherUserID: number | null;
  otherEmail: string | null;
  otherGuestName: string | null;
  otherPhone: string | null;
  otherIsBlocked: number;
  otherLeftAt: Date | null;
  /** Of the other side's account. */
  otherDeletedAt: Date | null;
  otherIsFirm: number | null;
  otherFirmName: string | null;
  otherFirstName: string | null;
  otherLastName: string | null;
}

/** Sides of threads, to be narrowed to those that the caller may know of. */
export const selectParties = (db: Database) =>
  db
    .selectFrom('thread_parties as p')
    .innerJoin('threads as t', 't.threadID', 'p.threadID')
    .innerJoin('thread_parties as o', (join) =>
      join.onRef('o.threadID', '=', 'p.threadID').onRef('o.side', '<>', 'p.side'),
    )
    .leftJoin('users as u', 'u.userID', 'o.userID')
    .leftJoin('user_profiles as f', 'f.userID', 'o.userID')
    .select(['t.threadID', 't.kind', 't.targetID', 't.title', 't.lastSequence', 't.revision'])
    .select('t.closedAt')
    .select([
      'p.side',
      'p.userID',
      'p.email',
      'p.name',
      'p.confirmedAt',
      'p.unreadCount',
      'p.readUpTo',
      'p.lastMessageID',
    ])
    .select(['p.lastMessageAt', 'p.isArchived', 'p.isMuted', 'p.isBlocked'])
    .select(['o.userID as otherUserID', 'o.email as otherEmail', 'o.name as otherGuestName'])
    .select([
      'o.phone as otherPhone',
      'o.isBlocked as otherIsBlocked',
      'o.leftAt as otherLeftAt',
      'u.deletedAt as otherDeletedAt',
    ])
    .select(['f.isFirm as otherIsFirm', 'f.firmName as otherFirmName'])
    .select(['f.firstName as otherFirstName', 'f.lastName as otherLastName'])
    .$castTo<PartyRow>();

/** A user's side of a thread; undefined for anybody else's, and after leaving it. */
export const findPartyOfUser = (db: Database, threadID: number, userID: number) =>
  selectParties(db)
    .where('p.threadID', '=', threadID)
    .where('p.userID', '=', userID)
    .where('p.leftAt', 'is', null)
    .executeTakeFirst();

/** A side as it is now, which others may have changed since it was found. */
export const findParty = (trx: Trx, { threadID, side }: Pick<PartyRow, 'threadID' | 'side'>) =>
  selectParties(trx).where('p.threadID', '=', threadID).where('p.side', '=', side).executeTakeFirst();

/** The side that a mailed link is for; undefined for one that is forged, expired, or of a thread that is gone. */
export const findPartyOfLink = (db: Database, hash: Buffer, now: Date) =>
  selectParties(db)
    .innerJoin('thread_links as l', (join) =>
      join.onRef('l.threadID', '=', 'p.threadID').onRef('l.side', '=', 'p.side'),
    )
    .leftJoin('users as a', 'a.userID', 'p.userID')
    .select(['a.blockedAt as accountBlockedAt', 'a.twoFactor'])
    .where('l.hash', '=', hash)
    .where('p.leftAt', 'is', null)
    .where('l.validUntil', '>', now)
    .executeTakeFirst();

/** So that whoever looks at one of the threads loads it again. */
export const touchThreads = (trx: Trx, threadIDs: readonly number[]) =>
  trx
    .updateTable('threads')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('threadID', 'in', threadIDs)
    .execute();

/**
 * Locks a thread until the transaction ends: whatever changes its messages or counters does, so that the order of
 * messages and the counters are the database's.
 */
export const lockThread = (trx: Trx, threadID: number) =>
  trx
    .selectFrom('threads')
    .select(['threadID', 'lastSequence'])
    .where('threadID', '=', threadID)
    .forUpdate()
    .executeTakeFirst();

/** What is unread by a user, and the last message of all their threads. */
export async function readInbox(db: Database, userID: number) {
  const { rows } = await sql<{ unread: number | string; lastMessageID: number | null }>`select
    (select coalesce(sum(unreadCount), 0) from thread_parties
      where userID = ${userID} and unreadCount > 0 and isMuted = 0) as unread,
    (select max(lastMessageID) from thread_parties where userID = ${userID}) as lastMessageID`.execute(db);
  const [row] = rows;
  return { unread: Number(row?.unread ?? 0), lastMessageID: row?.lastMessageID || null };
}

interface PartyChange {
  isArchived?: 0 | 1;
  isMuted?: 0 | 1;
  isBlocked?: 0 | 1;
  leftAt?: Date | null;
}

export async function updateParty(
  trx: Trx,
  { threadID, side }: Pick<PartyRow, 'threadID' | 'side'>,
  change: PartyChange,
): Promise<void> {
  await trx
    .updateTable('thread_parties')
    .set(change)
    .where('threadID', '=', threadID)
    .where('side', '=', side)
    .execute();
}

/** Marks messages as read up to one of the thread; never back. What is mailed next is what comes after. */
export async function markRead(
  trx: Trx,
  { threadID, side }: Pick<PartyRow, 'threadID' | 'side'>,
  readUpTo: number,
): Promise<void> {
  await sql`update thread_parties as p
    join (select coalesce(max(messageID), 0) as last from thread_messages
      where threadID = ${threadID} and messageID <= ${readUpTo}) as found
    set p.unreadCount = (select count(*) from thread_messages as m
        where m.threadID = ${threadID} and m.side <> ${side} and m.withdrawnAt is null and m.messageID > found.last),
      p.mailedAt = null, p.mailDueAt = null, p.readUpTo = found.last
    where p.threadID = ${threadID} and p.side = ${side} and p.readUpTo < found.last`.execute(trx);
}
