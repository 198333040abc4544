import { listingIDFields } from '@piacter/contracts/listings';
import { packageTypesInDays } from '@piacter/contracts/packages';
import { sql } from 'kysely';
import { validityOf } from '../../core/calendar.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type ListingRef, namedListing } from '../listings/index.ts';
import { refreshPromotion } from './promotion.ts';

const selectOrder = (trx: Trx, orderID: number) =>
  trx
    .selectFrom('service_orders')
    .select(['orderID', 'userID', 'packageType', 'quantity', 'isActive', ...listingIDFields])
    .where('orderID', '=', orderID)
    .forUpdate()
    .executeTakeFirst();

type Order = NonNullable<Awaited<ReturnType<typeof selectOrder>>>;

/**
 * The row whose lock lets one order after the other join a queue: the listing's, or the user's where the package
 * belongs to no listing.
 */
async function lockQueue(trx: Trx, order: Order, listing: ListingRef | undefined): Promise<void> {
  if (listing)
    await trx
      .selectFrom(listing.kind.table)
      .select('userID')
      .where(sql.ref(listing.kind.idField), '=', listing.listingID)
      .forUpdate()
      .execute();
  else
    await trx.selectFrom('users').select('userID').where('userID', '=', order.userID).forUpdate().execute();
}

/** End of the last active order of the same type for the same listing or user; null when none is in force. */
async function endOfQueue(
  trx: Trx,
  order: Order,
  listing: ListingRef | undefined,
  now: Date,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('service_orders')
    .select(({ fn }) => fn.max('validTo').as('end'))
    .where('isActive', '=', 1)
    .where('packageType', '=', order.packageType)
    .where('validTo', '>', now)
    .$if(listing !== undefined, (query) =>
      query.where(sql.ref(listing?.kind.idField ?? ''), '=', listing?.listingID ?? 0),
    )
    .$if(listing === undefined, (query) =>
      listingIDFields.reduce(
        (ofNoListing, idField) => ofNoListing.where(idField, 'is', null),
        query.where('userID', '=', order.userID),
      ),
    )
    .executeTakeFirst();
  return row?.end ?? null;
}

/**
 * Puts an order in force, with its validity where it is counted in days, and recomputes the listing it promotes.
 * An order of a type that is still in force for the same listing or user begins when that one ends. False when
 * there is no such order or it is active already; then nothing changes.
 *
 * Taking an order out of force before its end leaves those queued behind it where they are: whoever does that
 * has to move them up.
 */
export async function activateOrder(trx: Trx, orderID: number, now: Date): Promise<boolean> {
  const order = await selectOrder(trx, orderID);
  if (!order || order.isActive === 1) return false;
  const listing = namedListing(order);
  await lockQueue(trx, order, listing);
  const isInDays = packageTypesInDays.has(order.packageType);
  const validity = isInDays
    ? validityOf(now, order.quantity, await endOfQueue(trx, order, listing, now))
    : { validFrom: null, validTo: null };
  await trx
    .updateTable('service_orders')
    .set({ ...validity, isActive: 1, activationDate: now })
    .where('orderID', '=', orderID)
    .execute();
  if (listing) await refreshPromotion(trx, listing, now);
  return true;
}
