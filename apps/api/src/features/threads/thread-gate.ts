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
import { showAll } from './messages.queries.ts';
import type { PartyRow } from './threads.queries.ts';
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

/** Whether an offer was accepted. */
async function isAccepted(db: Database, responseID: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_request_responses')
    .select('accepted')
    .where('responseID', '=', responseID)
    .executeTakeFirst();
  return row?.accepted === 1;
}

/**
 * The gate of a thread now (MSG-04): the acceptance of the offer, or the advertiser's contact data package. Always open
 * for listings, whose visitors say of themselves what they like.
 */
export async function getGate(
  db: Database,
  { kind, targetID, ownerID }: GatedThread,
  now: Date,
): Promise<Gate> {
  if (isListingThread(kind)) return 'open';
  if (ownerID === null) return 'closed';
  if (kind === 'service-offer') return (await isAccepted(db, targetID)) ? 'open' : 'closed';
  const daysLeft = await getUserDaysLeft(db, ownerID, [packageTypes.contactData], now);
  return daysLeft >= 0 ? 'open' : 'closed';
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
