import { dayMs } from '@piacter/contracts/core/days';
import { daysAfterEnd, endedStates } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { getListingTable } from './rows/listing-ref.ts';
import { recordSearchChange } from './rows/search-changes.ts';

/** Records the ids of deleted listings, so that their pages can say that they are gone for good. */
export async function recordDeletion(
  trx: Trx,
  kind: ListingKind,
  listingIDs: readonly number[],
  deletedAt: Date,
): Promise<void> {
  await trx
    .insertInto('deleted_listings')
    .values(listingIDs.map((listingID) => ({ kind, listingID, deletedAt })))
    .execute();
  await recordSearchChange(trx, kind, listingIDs);
}

/** The time since which listings must have ended for their pages to be served still. */
export const getEndedSince = (now: Date): Date => new Date(now.getTime() - daysAfterEnd * dayMs);

/** Whether a listing was deleted, or has ended longer ago than its page is served. */
export async function isGoneForGood(
  db: Database,
  kind: ListingKind,
  listingID: number,
  now: Date,
): Promise<boolean> {
  const { table, idField } = getListingTable(kind);
  const [deleted, ended] = await Promise.all([
    db
      .selectFrom('deleted_listings')
      .select('listingID')
      .where('kind', '=', kind)
      .where('listingID', '=', listingID)
      .executeTakeFirst(),
    db
      .selectFrom(table)
      .select('state')
      .where(sql.ref(idField), '=', listingID)
      .where('state', 'in', endedStates)
      .where('stateChangedAt', '<=', getEndedSince(now))
      .executeTakeFirst(),
  ]);
  return deleted !== undefined || ended !== undefined;
}
