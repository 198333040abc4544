import { roleOfID } from '@piacter/contracts/core';
import { advertiserPaths, paths } from '@piacter/contracts/site/paths';
import type { Trx } from '../../core/db/transaction.ts';
import { formatForints, getGreetingName } from '../../core/formatting.ts';
import type { MailDraft } from '../emails/index.ts';
import { findBuyer, type PaidOrder } from './paid-orders.queries.ts';
import { findRefundOfOrder } from './refunds.queries.ts';

/** The mail about a refunded order, with the admin's reason; undefined when the buyer's account is deleted. */
export async function refundMail(
  trx: Trx,
  publicUrl: string,
  order: PaidOrder,
): Promise<MailDraft | undefined> {
  const buyer = await findBuyer(trx, order.userID);
  if (!buyer) return undefined;
  const refund = await findRefundOfOrder(trx, order.orderID);
  const role = roleOfID(buyer.userType);
  return {
    template: 'orderRefunded',
    to: buyer.email,
    values: {
      name: getGreetingName(buyer),
      package: order.packageName,
      price: formatForints(order.price),
      order: String(order.orderID),
      message: refund?.reason ?? '',
      url: publicUrl + (role ? advertiserPaths(role).receipt(order.orderID) : paths.home),
    },
    dedupeKey: `order-refunded:${order.orderID}`,
  };
}
