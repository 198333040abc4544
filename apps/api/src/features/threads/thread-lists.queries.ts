import { pageSize, totalCap } from '@piacter/contracts/core';
import type { ThreadQuery } from '@piacter/contracts/threads';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { type ListingPage, toPage } from '../search/index.ts';
import { textFor } from './messages.queries.ts';
import { type PartyRow, selectParties } from './threads.queries.ts';

export interface ThreadRow extends PartyRow {
  lastText: string;
  lastSide: string;
  lastFileCount: number;
}

/** Characters of the last message in a list. */
const previewLength = 160;

/** One page of a user's threads. */
export async function selectThreads(
  db: Database,
  userID: number,
  { state, unread, kind, listingID, page }: ThreadQuery,
): Promise<ListingPage<ThreadRow>> {
  const about = [
    ...(kind === undefined ? [] : [sql`t.kind = ${kind}`]),
    ...(listingID === undefined ? [] : [sql`t.targetID = ${listingID}`]),
  ];
  const conditions = [
    sql`p.userID = ${userID}`,
    sql`p.leftAt is null`,
    sql`p.isArchived = ${state === 'archived' ? 1 : 0}`,
    ...(unread === 1 ? [sql`p.unreadCount > 0`] : []),
    ...about,
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  // An inbox as a whole is counted by its index alone.
  const threads = about.length > 0 ? sql`join threads as t on t.threadID = p.threadID` : sql``;
  const { rows: counted } = await sql<{ found: number }>`select count(*) as found from (
    select 1 from thread_parties as p ${threads}
    where ${where} limit ${sql.lit(totalCap + 1)}) as counted`.execute(db);
  const rows = await selectParties(db)
    .innerJoin('thread_messages as m', 'm.messageID', 'p.lastMessageID')
    .select(sql<string>`left(${textFor(sql.ref('p.side'))}, ${sql.lit(previewLength)})`.as('lastText'))
    .select(['m.side as lastSide', 'm.fileCount as lastFileCount'])
    .where(where)
    .orderBy('p.lastMessageAt', 'desc')
    .orderBy('p.threadID', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .$castTo<ThreadRow>()
    .execute();
  return toPage(rows, Number(counted[0]?.found ?? 0));
}
