import { splitVat } from '@piacter/contracts/billing';
import { toFlag } from '@piacter/contracts/core';
import type { PaymentState } from '@piacter/contracts/orders';
import type { Receipt } from '@piacter/contracts/payments';
import type { Database } from '@piacter/db';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { billingColumns, toBillingOfOrder } from '../billing/index.ts';
import { listInvoices } from '../invoices/index.ts';
import { listingLabel } from '../listings/index.ts';
import { paymentText } from './payments.text.ts';
import { findRefundOfOrder } from './refunds.queries.ts';

/** An order with the payment that captured its price; of any user where none is given. */
function findReceiptRow(db: Database, orderID: number, userID?: number) {
  const order = db
    .selectFrom('service_orders as o')
    .leftJoin('payments as p', (join) =>
      join.onRef('p.orderID', '=', 'o.orderID').on('p.capturedAt', 'is not', null),
    )
    .select([
      'o.orderID',
      'o.packageName',
      'o.created',
      'o.price',
      'o.activationDate',
      'p.capturedAt',
      'p.captureID',
    ])
    .select(billingColumns.map((column) => `o.${column}` as const))
    .select(listingLabel('o').as('listingName'))
    .select(({ ref }) => ref('o.paymentState').$castTo<PaymentState>().as('paymentState'))
    .where('o.orderID', '=', orderID)
    .orderBy('p.paymentID', 'desc')
    .limit(1);
  return (userID === undefined ? order : order.where('o.userID', '=', userID)).executeTakeFirst();
}

/** What was sold by whom to whom, and how it was paid. Not an invoice. */
export const createReceiptService = ({ db, config }: Pick<Deps, 'db' | 'config'>) => ({
  /** One of the caller's orders, or any order for the admin; throws `not_found`. */
  async get({ userID, role }: Session, orderID: number): Promise<Receipt> {
    const row = await findReceiptRow(db, orderID, role === 'admin' ? undefined : userID);
    if (!row) throw notFound(paymentText.orderNotFound);
    const isPaid = row.paymentState === 'paid' || row.paymentState === 'refunded';
    return {
      orderID: row.orderID,
      packageName: row.packageName,
      listingName: row.listingName,
      created: row.created.toISOString(),
      paymentState: row.paymentState,
      isStarted: toFlag(row.activationDate !== null),
      paidAt: (isPaid && row.capturedAt?.toISOString()) || null,
      captureID: isPaid ? row.captureID : null,
      gross: row.price,
      ...splitVat(row.price, config.vatPercent),
      vatPercent: config.vatPercent,
      seller: config.seller ?? null,
      billing: toBillingOfOrder(row),
      refundState: (await findRefundOfOrder(db, orderID))?.state ?? null,
      hasInvoices: toFlag(config.invoices !== undefined),
      invoices: await listInvoices(db, orderID, role === 'admin'),
    };
  },
});

export type ReceiptService = ReturnType<typeof createReceiptService>;
