import { listingIDFields } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { findListingRef, type ListingRef } from '../listings/rows/index.ts';

/** An order for update, locked until the transaction ends. */
export const lockOrder = (trx: Trx, orderID: number) =>
  trx
    .selectFrom('service_orders')
    .select(['orderID', 'userID', 'packageType', 'quantity', 'isActive', 'validFrom', 'validTo'])
    .select(listingIDFields)
    .where('orderID', '=', orderID)
    .forUpdate()
    .executeTakeFirst();

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Serializes changes of a queue by locking the listing's row, or the user's where the package belongs to no listing.
 * Returns the listing.
 */
export async function lockQueue(trx: Trx, order: LockedOrder): Promise<ListingRef | undefined> {
  const listing = findListingRef(order);
  if (listing)
    await trx
      .selectFrom(listing.table)
      .select('userID')
      .where(sql.ref(listing.idField), '=', listing.listingID)
      .forUpdate()
      .execute();
  else
    await trx.selectFrom('users').select('userID').where('userID', '=', order.userID).forUpdate().execute();
  await takeWriteLock(trx, listing ? `${listing.table}/${listing.listingID}` : `users/${order.userID}`);
  return listing;
}

/** The orders in force or queued of an order's type for the same listing or user. */
export const ordersInQueue = (trx: Trx, order: LockedOrder, now: Date) => {
  const listing = findListingRef(order);
  const active = trx
    .selectFrom('service_orders')
    .where('isActive', '=', 1)
    .where('packageType', '=', order.packageType)
    .where('validTo', '>', now);
  if (listing) return active.where(sql.ref(listing.idField), '=', listing.listingID);
  return listingIDFields.reduce(
    (withoutListing, idField) => withoutListing.where(idField, 'is', null),
    active.where('userID', '=', order.userID),
  );
};
