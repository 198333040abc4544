import { packageTypes } from '@piacter/contracts/packages/values';
import {
  type Gate,
  isListingThread,
  type ThreadKind,
  type ThreadSide,
} from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { getUserDaysLeft } from '../orders/index.ts';
import { type PartyRow, touchThreads } from './threads.queries.ts';
import { threadText } from './threads.text.ts';

/** What decides who reads what in a thread. */
export interface GatedThread {
  kind: ThreadKind;
  targetID: number;
  /** Null for a deleted account. */
  ownerID: number | null;
}

/** A side of a thread with the advertiser's account. */
export const withOwner = ({ side, userID, otherUserID, ...party }: PartyRow) => ({
  ...party,
  side,
  ownerID: side === 'owner' ? userID : otherUserID,
});

/** The accepted ones among offers. */
async function selectAccepted(db: Database, responseIDs: readonly number[]): Promise<Set<number>> {
  if (responseIDs.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_request_responses')
    .select('responseID')
    .where('responseID', 'in', [...responseIDs])
    .where('accepted', '=', 1)
    .execute();
  return new Set(rows.map(({ responseID }) => responseID));
}

/** Those of the advertisers who have the contact data package now. */
async function selectWithPackage(db: Database, ownerIDs: readonly number[], now: Date): Promise<Set<number>> {
  const found = new Set<number>();
  for (const ownerID of new Set(ownerIDs))
    if ((await getUserDaysLeft(db, ownerID, [packageTypes.contactData], now)) >= 0) found.add(ownerID);
  return found;
}

/**
 * The gates of threads now (MSG-04): the acceptance of the offer, or the advertiser's contact data package, which is read
 * once for each advertiser. Always open for listings, whose visitors say of themselves what they like.
 */
export async function getGates(db: Database, threads: readonly GatedThread[], now: Date): Promise<Gate[]> {
  const isOffer = ({ kind }: GatedThread) => kind === 'service-offer';
  const requests = threads.filter(({ kind }) => !isListingThread(kind));
  const offers = requests.filter(isOffer).map(({ targetID }) => targetID);
  const answerers = requests.filter((one) => !isOffer(one)).flatMap(({ ownerID }) => ownerID ?? []);
  const accepted = await selectAccepted(db, offers);
  const owners = await selectWithPackage(db, answerers, now);
  return threads.map(({ kind, targetID, ownerID }) => {
    if (isListingThread(kind)) return 'open';
    if (ownerID === null) return 'closed';
    return (kind === 'service-offer' ? accepted.has(targetID) : owners.has(ownerID)) ? 'open' : 'closed';
  });
}

export const getGate = async (db: Database, thread: GatedThread, now: Date): Promise<Gate> =>
  (await getGates(db, [thread], now))[0] ?? 'closed';

/** Shows the whole words of the requester from now on, in all messages so far; whether there were any. */
export async function showAll(trx: Trx, threadID: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('thread_messages')
    .set({ isShown: 1 })
    .where('threadID', '=', threadID)
    .where('isShown', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await touchThreads(trx, [threadID]);
  return true;
}

/** Shows the requester's words whole in the threads about something, whose gate has opened. */
export async function openGate(trx: Trx, kind: ThreadKind, targetID: number): Promise<void> {
  const threads = await trx
    .selectFrom('threads')
    .select('threadID')
    .where('kind', '=', kind)
    .where('targetID', '=', targetID)
    .forUpdate()
    .execute();
  for (const { threadID } of threads) await showAll(trx, threadID);
}

/** Why the gate is closed, in words for a side. */
export const getGateReason = (kind: ThreadKind, gate: Gate, side: ThreadSide): string | null => {
  if (gate === 'open') return null;
  return threadText.gateReasons[kind === 'service-offer' ? kind : 'request'][side];
};
