import { roleOfID } from '@piacter/contracts/core';
import type { MailDraft } from '../../adapters/mail/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { nameOf } from '../accounts/index.ts';
import { findBuyer, findListingLabel, type PaidOrder } from './paid-orders.queries.ts';

const forints = new Intl.NumberFormat('hu-HU', { useGrouping: 'always' });

/** The mail that an order is paid and in force; undefined when the buyer's account is gone. */
export async function orderActivatedMail(
  trx: Trx,
  publicUrl: string,
  order: PaidOrder,
): Promise<MailDraft | undefined> {
  const buyer = await findBuyer(trx, order.userID);
  if (!buyer) return undefined;
  const listing = await findListingLabel(trx, order.orderID);
  return {
    template: 'orderActivated',
    to: buyer.email,
    values: {
      name: nameOf(buyer),
      package: order.packageName,
      price: `${forints.format(order.price)} Ft`,
      title: listing ? `Amire vetted: ${listing}.` : '',
      url: `${publicUrl}/${roleOfID(buyer.userType) ?? ''}/csomag-vasarlasok`,
    },
    dedupeKey: `order-activated:${order.orderID}`,
  };
}
