import type { BillingData } from '@piacter/contracts/billing';
import type { Database, DB } from '@piacter/db';
import type { Updateable } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

const fields = ['isFirm', 'name', 'countryCode', 'postalCode', 'settlement', 'address', 'taxNumber'] as const;

/** The columns of an order that hold the billing data which it was paid with. */
export const billingColumns = [
  'billingIsFirm',
  'billingName',
  'billingCountryCode',
  'billingPostalCode',
  'billingSettlement',
  'billingAddress',
  'billingTaxNumber',
] as const;

type OrderBilling = Pick<Updateable<DB['service_orders']>, (typeof billingColumns)[number]>;

/** Billing data as the columns of an order. */
export const toBillingColumns = (data: Omit<BillingData, 'isFirm'> & { isFirm: number }): OrderBilling => ({
  billingIsFirm: data.isFirm,
  billingName: data.name,
  billingCountryCode: data.countryCode,
  billingPostalCode: data.postalCode,
  billingSettlement: data.settlement,
  billingAddress: data.address,
  billingTaxNumber: data.taxNumber,
});

export const findBillingData = (db: Database, userID: number) =>
  db.selectFrom('billing_profiles').select(fields).where('userID', '=', userID).executeTakeFirst();

export async function saveBillingRow(trx: Trx, userID: number, data: BillingData, now: Date): Promise<void> {
  const row = { ...data, updated: now };
  await trx
    .insertInto('billing_profiles')
    .values({ userID, ...row })
    .onDuplicateKeyUpdate(row)
    .execute();
}

/** Sets the data of a user's orders that are not paid, or were paid without any; an invoice never changes afterwards. */
export const updateOpenOrders = (trx: Trx, userID: number, data: BillingData) =>
  trx
    .updateTable('service_orders')
    .set(toBillingColumns(data))
    .where('userID', '=', userID)
    .where(({ or, eb }) => or([eb('paymentState', '=', 'unpaid'), eb('billingName', 'is', null)]))
    .execute();

/** Deletes a user's data; orders that were paid keep theirs for the books. */
export async function removeBillingData(trx: Trx, userID: number): Promise<void> {
  await trx.deleteFrom('billing_profiles').where('userID', '=', userID).execute();
  const none = Object.fromEntries(billingColumns.map((column) => [column, null])) as OrderBilling;
  await trx
    .updateTable('service_orders')
    .set(none)
    .where('userID', '=', userID)
    .where('paymentState', '=', 'unpaid')
    .execute();
}
