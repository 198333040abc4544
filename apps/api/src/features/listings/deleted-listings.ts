import type { ListingKind } from '@piacter/contracts/listings';
import type { Trx } from '../../core/db/transaction.ts';

/** Records the ids of deleted listings, so that their pages can say that they are gone for good. */
export const recordDeletion = (
  trx: Trx,
  kind: ListingKind,
  listingIDs: readonly number[],
  deletedAt: Date,
): Promise<unknown> =>
  trx
    .insertInto('deleted_listings')
    .values(listingIDs.map((listingID) => ({ kind, listingID, deletedAt })))
    .execute();
