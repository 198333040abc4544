import { listingIDFields } from '@piacter/contracts/listings';
import type { PaymentState as OrderPaymentState } from '@piacter/contracts/orders';
import { packageTypesOfListing } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { billingColumns } from '../billing/index.ts';
import { isPublished, listingLabel } from '../listings/index.ts';
import { findListingRef } from '../listings/rows/index.ts';

const orderColumns = [
  'orderID',
  'userID',
  'packageName',
  'packageType',
  'price',
  'isActive',
  'paymentState',
  ...listingIDFields,
] as const;

const orders = (db: Database, orderID: number) =>
  db
    .selectFrom('service_orders')
    .select(orderColumns)
    .$narrowType<{ paymentState: OrderPaymentState }>()
    .where('orderID', '=', orderID);

export type PaidOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/** A package ends with its listing. The order is kept for accounting, but can no longer be paid. */
export const isListingGone = (order: PaidOrder): boolean =>
  packageTypesOfListing.has(order.packageType) && findListingRef(order) === undefined;

/** A package runs from its payment on: for a listing that nobody sees it would be lost money. */
export async function isListingUnseen(db: Database, order: PaidOrder): Promise<boolean> {
  const listing = packageTypesOfListing.has(order.packageType) ? findListingRef(order) : undefined;
  return listing !== undefined && !(await isPublished(db, listing));
}

export const findOwnOrder = (db: Database, orderID: number, userID: number) =>
  orders(db, orderID).where('userID', '=', userID).executeTakeFirst();

export const lockPaidOrder = (trx: Trx, orderID: number) =>
  orders(trx, orderID).forUpdate().executeTakeFirst();

export const setPaymentState = (trx: Trx, orderID: number, paymentState: OrderPaymentState) =>
  trx.updateTable('service_orders').set({ paymentState }).where('orderID', '=', orderID).execute();

/** Marks an unpaid order as being paid; false when it is not unpaid. Of concurrent callers one succeeds. */
export async function claimOrderForCapture(trx: Trx, orderID: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('service_orders')
    .set({ paymentState: 'capturing' })
    .where('orderID', '=', orderID)
    .where('paymentState', '=', 'unpaid')
    .where('isActive', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Validity of an activated order and the name of its listing, which is null for a package of the user and for a
 * deleted listing.
 */
export const findActivation = (trx: Trx, orderID: number) =>
  trx
    .selectFrom('service_orders as o')
    .select(['o.activationDate', 'o.validFrom', 'o.validTo', listingLabel('o').as('listingName')])
    .select(billingColumns.map((column) => `o.${column}` as const))
    .where('o.orderID', '=', orderID)
    .executeTakeFirst();

/** The recipient of mails about an order; undefined for a deleted account. */
export const findBuyer = (db: Database, userID: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.email', 'u.userType', 'p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName'])
    .where('u.userID', '=', userID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
