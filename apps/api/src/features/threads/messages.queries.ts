import {
  type Gate,
  type MessageKind,
  messagesPerPage,
  type ThreadSide,
} from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { touchThreads } from './threads.queries.ts';

export interface MessageRow {
  messageID: number;
  sequence: number;
  side: ThreadSide;
  kind: MessageKind;
  text: string;
  isMasked: number;
  fileCount: number;
  withdrawnAt: Date | null;
  created: Date;
}

const wholeText = sql<string>`if(m.withdrawnAt is null, m.text, '')`;

/**
 * The text of a message for a side: the advertiser gets the masked form alone until the whole was shown, and nobody what
 * was withdrawn. The names of the columns are those of the alias `m`.
 */
export const textFor = (side: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`if(${side} = 'owner' and m.side = 'other' and m.isShown = 0 and m.withdrawnAt is null,
    coalesce(m.maskedText, m.text), ${wholeText})`;

const isMasked = sql<number>`(m.isShown = 0 and m.maskedText is not null)`;

/** Messages of a thread for a side, in the order in which they were sent; whole for the advertiser whose gate is open now. */
export async function selectMessages(
  db: Database,
  { threadID, side, gate }: { threadID: number; side: ThreadSide; gate: Gate },
  { after, before }: { after?: number | undefined; before?: number | undefined },
): Promise<{ rows: MessageRow[]; hasOlder: boolean }> {
  const rows = await db
    .selectFrom('thread_messages as m')
    .select(['m.messageID', 'm.sequence', 'm.side', 'm.kind', 'm.fileCount', 'm.withdrawnAt', 'm.created'])
    .select([(gate === 'open' ? wholeText : textFor(sql.val(side))).as('text'), isMasked.as('isMasked')])
    .where('m.threadID', '=', threadID)
    .$if(after !== undefined, (query) => query.where('m.messageID', '>', after ?? 0))
    .$if(before !== undefined, (query) => query.where('m.messageID', '<', before ?? 0))
    .orderBy('m.sequence', 'desc')
    .limit(messagesPerPage + 1)
    .$castTo<MessageRow>()
    .execute();
  return { rows: rows.slice(0, messagesPerPage).reverse(), hasOlder: rows.length > messagesPerPage };
}

const selectOwn = (trx: Trx, threadID: number, side: ThreadSide) =>
  trx
    .selectFrom('thread_messages as m')
    .select(['m.messageID', 'm.sequence', 'm.side', 'm.kind', 'm.fileCount', 'm.withdrawnAt', 'm.created'])
    .select([textFor(sql.val(side)).as('text'), isMasked.as('isMasked')])
    .where('m.threadID', '=', threadID)
    .where('m.side', '=', side)
    .$castTo<MessageRow>();

export const findByClientKey = (trx: Trx, threadID: number, side: ThreadSide, clientKey: string) =>
  selectOwn(trx, threadID, side).where('m.clientKey', '=', clientKey).executeTakeFirst();

/** Messages of a side since an instant, as far as a limit has to know. */
export async function countSince(
  trx: Trx,
  { threadID, side }: { threadID: number; side: ThreadSide },
  kinds: readonly MessageKind[],
  since: Date,
): Promise<number> {
  const rows = await trx
    .selectFrom('thread_messages')
    .select('messageID')
    .where('threadID', '=', threadID)
    .where('side', '=', side)
    .where('kind', 'in', kinds)
    .where('created', '>', since)
    .execute();
  return rows.length;
}

interface NewMessage {
  threadID: number;
  sequence: number;
  side: ThreadSide;
  kind: MessageKind;
  text: string;
  maskedText: string | null;
  isShown: 0 | 1;
  clientKey: string | null;
  fileCount: number;
  created: Date;
}

/** Inserts a message of a locked thread and counts it for both sides. */
export async function insertMessage(
  trx: Trx,
  message: NewMessage,
  /** When a mail may tell of it; null for what is mailed anyway. */
  mailDueAt: Date | null,
): Promise<MessageRow> {
  const { threadID, sequence, side, created } = message;
  const { insertId } = await trx.insertInto('thread_messages').values(message).executeTakeFirstOrThrow();
  const messageID = Number(insertId);
  await trx
    .updateTable('threads')
    .set({ lastSequence: sequence, lastMessageAt: created })
    .where('threadID', '=', threadID)
    .execute();
  await sql`update thread_parties set
      lastMessageID = ${messageID}, lastMessageAt = ${created},
      isArchived = if(side = ${side} or isMuted = 1, isArchived, 0),
      mailDueAt = if(side = ${side} or isMuted = 1 or ${mailDueAt} is null, mailDueAt,
        coalesce(mailDueAt, greatest(${mailDueAt}, coalesce(mailedAt + interval 1 day, ${mailDueAt})))),
      unreadCount = unreadCount + (side <> ${side})
    where threadID = ${threadID}`.execute(trx);
  return {
    messageID,
    sequence,
    side,
    kind: message.kind,
    text: message.text,
    isMasked: message.isShown === 0 && message.maskedText !== null ? 1 : 0,
    fileCount: message.fileCount,
    withdrawnAt: null,
    created,
  };
}

/** The thread of a message that a user wrote, its side, and when; undefined for anybody else's. */
export const findOwnMessage = (db: Database, messageID: number, userID: number) =>
  db
    .selectFrom('thread_messages as m')
    .innerJoin('thread_parties as p', (join) =>
      join.onRef('p.threadID', '=', 'm.threadID').onRef('p.side', '=', 'm.side'),
    )
    .select(['m.threadID', 'm.side', 'm.kind', 'm.created', 'm.withdrawnAt'])
    .where('m.messageID', '=', messageID)
    .where('p.userID', '=', userID)
    .executeTakeFirst();

/** Empties a message of a locked thread that is not older than `since`; false otherwise, and for one that records a step. */
export async function withdraw(
  trx: Trx,
  { messageID, threadID, since, now }: { messageID: number; threadID: number; since: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('thread_messages')
    .set({ withdrawnAt: now, text: '', maskedText: null, fileCount: 0 })
    .where('messageID', '=', messageID)
    .where('kind', '=', 'text')
    .where('created', '>=', since)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await touchThreads(trx, [threadID]);
  // Whoever had not read it has one message less to read.
  await sql`update thread_parties as p join thread_messages as m on m.messageID = ${messageID}
    set p.unreadCount = p.unreadCount - 1
    where p.threadID = ${threadID} and p.side <> m.side and p.readUpTo < m.messageID and p.unreadCount > 0`.execute(
    trx,
  );
  return true;
}
