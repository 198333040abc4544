import { pageSize } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import type { PaymentState } from '@piacter/contracts/orders';
import type { Database, DB } from '@piacter/db';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { listingLabel, listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';
import { orderColumns } from '../packages/index.ts';

export const insertOrder = async (trx: Trx, order: Insertable<DB['service_orders']>): Promise<number> =>
  Number((await trx.insertInto('service_orders').values(order).executeTakeFirstOrThrow()).insertId);

/**
 * Deletes a user's order that is neither paid nor being paid; false where there is none. A payment locks the row and
 * sets `paymentState` first, so that the two exclude each other.
 */
export async function deleteUnpaidOrder(db: Database, orderID: number, userID: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('service_orders')
    .where('orderID', '=', orderID)
    .where('userID', '=', userID)
    .where('isActive', '=', 0)
    .where('paymentState', '=', 'unpaid')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const selectFromOrders = (db: Database) => db.selectFrom('service_orders as bought');

export const withOwnColumns = (query: ReturnType<typeof selectFromOrders>) =>
  query
    .select(orderColumns)
    .select([
      'quantity',
      'usedCount',
      'shippingPostalCode',
      'countryCode',
      'state',
      'city',
      'address_line1',
      'address_line2',
      listingLabel('bought').as('listingName'),
    ])
    .select(({ ref }) => ref('paymentState').$castTo<PaymentState>().as('paymentState'));

/** Whether the user has this order. */
export const hasOrder = async (db: Database, orderID: number, userID: number): Promise<boolean> =>
  (await selectFromOrders(db)
    .select('orderID')
    .where('orderID', '=', orderID)
    .where('userID', '=', userID)
    .executeTakeFirst()) !== undefined;

/** The filters of a user's list of orders. */
export interface OrderFilter {
  userID: number;
  packageType?: number | undefined;
  paymentState?: PaymentState | undefined;
  /** Only orders for these accommodations. */
  accommodationIDs?: readonly number[] | undefined;
}

function filterOrders(db: Database, { userID, packageType, paymentState, accommodationIDs }: OrderFilter) {
  let orders = selectFromOrders(db).where('userID', '=', userID);
  if (packageType !== undefined) orders = orders.where('packageType', '=', packageType);
  if (paymentState !== undefined) orders = orders.where('paymentState', '=', paymentState);
  // `in ()` is invalid SQL, and no listing has the id 0.
  if (accommodationIDs) orders = orders.where('accommodationID', 'in', [0, ...accommodationIDs]);
  return orders;
}

export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { count } = await filterOrders(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of a user's orders, sorted by time of ordering. */
export const selectOrders = (db: Database, filter: OrderFilter, direction: 'asc' | 'desc', page: number) =>
  filterOrders(db, filter)
    .$call(withOwnColumns)
    .orderBy('created', direction)
    .orderBy('orderID', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const selectOwnAccommodationNames = (db: Database, userID: number) =>
  db
    .selectFrom('accommodations')
    .select(['accommodationID', 'accommodationName'])
    .where('userID', '=', userID)
    .execute();

/** The published listings of an advertiser with their names, newest first. */
export async function selectOrderableListings(db: Database, kind: ListingKind, userID: number) {
  const { table, idField, label } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<{ id: number; name: string }>`
    select ${id} as id, ${label} as name from ${sql.table(table)} as listing
    where listing.userID = ${userID} and listing.status = ${published}
    order by listing.created desc, ${id} desc`.execute(db);
  return rows;
}
