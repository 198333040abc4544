import { listingIDFields } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { findListingRef, type ListingRef } from '../listings/index.ts';

/** An order that is going to be changed, locked until the transaction ends. */
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
 * The row whose lock lets one order after the other join or leave a queue: the listing's, or the user's where the
 * package belongs to no listing. Returns the listing.
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
  return listing;
}

/** The orders in force or waiting, of the order's type and for the same listing or user. */
export const ordersInQueue = (trx: Trx, order: LockedOrder, now: Date) => {
  const listing = findListingRef(order);
  const active = trx
    .selectFrom('service_orders')
    .where('isActive', '=', 1)
    .where('packageType', '=', order.packageType)
    .where('validTo', '>', now);
  if (listing) return active.where(sql.ref(listing.idField), '=', listing.listingID);
  return listingIDFields.reduce(
    (ofNoListing, idField) => ofNoListing.where(idField, 'is', null),
    active.where('userID', '=', order.userID),
  );
};
