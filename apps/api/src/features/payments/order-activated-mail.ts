import { roleOfID } from '@piacter/contracts/core';
import { packageTypes } from '@piacter/contracts/packages';
import { type MailDraft, withFullStop } from '../../adapters/mail/index.ts';
import { dayOf } from '../../core/calendar.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { nameOf } from '../accounts/index.ts';
import { findActivated, findBuyer, type PaidOrder } from './paid-orders.queries.ts';
import { activatedText } from './payments.text.ts';

const forints = new Intl.NumberFormat('hu-HU', { useGrouping: 'always' });

const inWords = (instant: Date): string => `${dayOf(instant).replaceAll('-', '. ')}.`;

type Activated = NonNullable<Awaited<ReturnType<typeof findActivated>>>;

/** What comes of it, in a sentence; a package may wait behind one of its type that is still in force. */
function effectOf(packageType: number, { activationDate, validFrom, validTo }: Activated): string {
  if (validFrom && validTo) {
    const last = inWords(new Date(validTo.getTime() - 1));
    const isQueued = activationDate !== null && validFrom > activationDate;
    return isQueued ? activatedText.queued(inWords(validFrom), last) : activatedText.inForce(last);
  }
  if (packageType === packageTypes.physicalProduct) return activatedText.byPost;
  return packageType === packageTypes.offers ? activatedText.offers : activatedText.service;
}

/** The mail that an order is paid, and from when until when it is in force; undefined when the buyer is gone. */
export async function orderActivatedMail(
  trx: Trx,
  publicUrl: string,
  order: PaidOrder,
): Promise<MailDraft | undefined> {
  const buyer = await findBuyer(trx, order.userID);
  const activated = await findActivated(trx, order.orderID);
  if (!buyer || !activated) return undefined;
  const { listingName } = activated;
  const listing = listingName === null ? [] : [withFullStop(activatedText.listing(listingName))];
  return {
    template: 'orderActivated',
    to: buyer.email,
    values: {
      name: nameOf(buyer),
      package: order.packageName,
      price: `${forints.format(order.price)} Ft`,
      title: [...listing, effectOf(order.packageType, activated)].join(' '),
      url: `${publicUrl}/${roleOfID(buyer.userType) ?? ''}/csomag-vasarlasok`,
    },
    dedupeKey: `order-activated:${order.orderID}`,
  };
}
