import { createHash } from 'node:crypto';
import type { MessageKind, ThreadKind, ThreadSide } from '@piacter/contracts/threads/values';
import { isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { truncate } from '../../core/formatting.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { MessageRow } from './messages.queries.ts';
import { findParty, lockThread, updateParty } from './threads.queries.ts';
import { threadText } from './threads.text.ts';
import { createMessageWriting, type WriteMessage } from './write-message.ts';

/** A person without an account, known by a mail address. */
export interface Guest {
  email: string;
  name: string;
  phone: string;
}

/** A thread that begins, or goes on if there is one of the same sides about the same. */
export interface Beginning {
  kind: ThreadKind;
  targetID: number;
  title: string;
  ownerID: number;
  other: { userID: number } | { guest: Guest };
  /** Who writes the first words. */
  side: ThreadSide;
  text: string;
  messageKind?: MessageKind;
  clientKey?: string | undefined;
}

const titleLength = 200;

const toPairKey = ({ kind, targetID, ownerID, other }: Beginning): Buffer => {
  const who = 'userID' in other ? `user:${other.userID}` : `guest:${other.guest.email}`;
  return createHash('sha256').update(`${kind}:${targetID}:${ownerID}:${who}`).digest();
};

const findByPair = async (trx: Trx, pairKey: Buffer): Promise<number | undefined> =>
  (await trx.selectFrom('threads').select('threadID').where('pairKey', '=', pairKey).executeTakeFirst())
    ?.threadID;

async function createThread(trx: Trx, beginning: Beginning, pairKey: Buffer, now: Date): Promise<number> {
  const { kind, targetID, title, ownerID, other } = beginning;
  const thread = { kind, targetID, title: truncate(title, titleLength), pairKey };
  const { insertId } = await trx
    .insertInto('threads')
    .values({ ...thread, lastMessageAt: now, created: now })
    .executeTakeFirstOrThrow();
  const threadID = Number(insertId);
  const guest = 'guest' in other ? other.guest : { email: null, name: null, phone: null };
  const otherID = 'userID' in other ? other.userID : null;
  await trx
    .insertInto('thread_parties')
    .values([
      { threadID, side: 'owner', userID: ownerID, email: null, name: null, phone: null, lastMessageAt: now },
      { threadID, side: 'other', userID: otherID, ...guest, lastMessageAt: now },
    ])
    .execute();
  return threadID;
}

/** The thread of two sides about something, created if there is none; two at once get the same. */
async function findOrCreate(trx: Trx, beginning: Beginning, now: Date) {
  const pairKey = toPairKey(beginning);
  const known = await findByPair(trx, pairKey);
  if (known !== undefined) return { threadID: known, isNew: false };
  try {
    return { threadID: await createThread(trx, beginning, pairKey, now), isNew: true };
  } catch (error) {
    const threadID = isDuplicate(error) ? await findByPair(trx, pairKey) : undefined;
    if (threadID === undefined) throw error;
    return { threadID, isNew: false };
  }
}

/**
 * Takes a side into a thread again that it has left. Throws `conflict` where one side has blocked the other, the other one
 * has left, or an admin has closed it.
 */
async function rejoin(trx: Trx, threadID: number, side: ThreadSide): Promise<void> {
  await lockThread(trx, threadID);
  const party = await findParty(trx, { threadID, side });
  if (party?.isBlocked === 1) throw new ApiError('conflict', { message: threadText.ownBlock });
  if (!party || party.closedAt || party.otherLeftAt || party.otherIsBlocked === 1)
    throw new ApiError('conflict', { message: threadText.closed });
  await updateParty(trx, party, { leftAt: null });
}

/**
 * Begins a thread with its first entry, or adds the entry to the one that there is. Throws `conflict` for one that was
 * blocked or closed, or that the other side has left.
 */
export async function beginThread(
  trx: Trx,
  write: WriteMessage,
  beginning: Beginning,
  now: Date,
): Promise<{ threadID: number; isNew: boolean; message: MessageRow }> {
  const { threadID, isNew } = await findOrCreate(trx, beginning, now);
  if (!isNew) await rejoin(trx, threadID, beginning.side);
  return { threadID, isNew, message: await write(trx, { ...beginning, threadID }, now) };
}

/** Threads of a mail address that its owner has not closed. */
export async function countThreadsOfGuest(trx: Trx, email: string): Promise<number> {
  const rows = await trx
    .selectFrom('thread_parties')
    .select('threadID')
    .where('email', '=', email)
    .where('isBlocked', '=', 0)
    .where('leftAt', 'is', null)
    .execute();
  return rows.length;
}

/** Beginning threads from other features, with what these were sent anyway: a contact message, an offer, an answer. */
export function createThreadBeginning(deps: Parameters<typeof createMessageWriting>[0]) {
  const write = createMessageWriting(deps);
  return (trx: Trx, beginning: Beginning, now: Date) => beginThread(trx, write, beginning, now);
}
