import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { published } from './listing-access.ts';
import type { ListingRef } from './listing-kinds.ts';

/** A listing that an admin hid, since when and why. */
interface Hidden {
  at: Date;
  /** Read by the owner of the listing. */
  reason: string;
}

/**
 * Recomputes the status, which is derived: a listing is published unless it is hidden or its owner was deleted. A state
 * of the owner's choice belongs here too.
 */
async function refreshStatus(trx: Trx, { table, idField, listingID }: ListingRef): Promise<void> {
  await sql`
    update ${sql.table(table)} as listing join users as owner on owner.userID = listing.userID
    set listing.status = case when listing.hiddenAt is null and owner.deletedAt is null then ${published} else 0 end
    where listing.${sql.ref(idField)} = ${listingID}`.execute(trx);
}

/**
 * Hides a listing, or shows it again with null; the caller then refreshes the derived data of its kind. False when that
 * is its state already, so that of several concurrent callers one succeeds.
 */
export async function setHidden(trx: Trx, listing: ListingRef, hidden: Hidden | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(listing.table)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? null })
    .where(sql.ref(listing.idField), '=', listing.listingID)
    .where('hiddenAt', hidden ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await refreshStatus(trx, listing);
  return true;
}
