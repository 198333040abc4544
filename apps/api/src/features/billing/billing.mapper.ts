import type { BillingData } from '@piacter/contracts/billing';
import { toFlag } from '@piacter/contracts/core';
import type { DB } from '@piacter/db';
import type { Selectable } from 'kysely';
import type { billingColumns, findBillingData } from './billing.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findBillingData>>>;
type OrderRow = Pick<Selectable<DB['service_orders']>, (typeof billingColumns)[number]>;

export const toBillingData = ({ isFirm, ...row }: Row): BillingData => ({ ...row, isFirm: toFlag(isFirm) });

/** The billing data of an order; null while its buyer has given none. */
export function toBillingOfOrder(order: OrderRow): BillingData | null {
  if (order.billingName === null) return null;
  return {
    isFirm: toFlag(order.billingIsFirm ?? 0),
    name: order.billingName,
    countryCode: order.billingCountryCode ?? '',
    postalCode: order.billingPostalCode ?? '',
    settlement: order.billingSettlement ?? '',
    address: order.billingAddress ?? '',
    taxNumber: order.billingTaxNumber,
  };
}
