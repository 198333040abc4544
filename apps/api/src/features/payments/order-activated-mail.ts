import { splitVat } from '@piacter/contracts/billing';
import { roleOfID } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { formatDay } from '@piacter/contracts/core/hungarian';
import { packageTypes } from '@piacter/contracts/packages';
import { advertiserPaths, paths } from '@piacter/contracts/site/paths';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { formatForints, getGreetingName } from '../../core/formatting.ts';
import { toBillingOfOrder } from '../billing/index.ts';
import { type MailDraft, withFullStop } from '../emails/index.ts';
import { findActivation, findBuyer, type PaidOrder } from './paid-orders.queries.ts';
import { activatedText } from './payments.text.ts';

/** '9 900 Ft, ebből 27% áfa: 2 105 Ft'. */
function formatVat(price: number, percent: number | null): string {
  const { vat } = splitVat(price, percent);
  return percent === null
    ? activatedText.exempt(formatForints(price))
    : activatedText.vat(formatForints(price), percent, formatForints(vat));
}

/** A seller or buyer on one line. */
const formatParty = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

type Activation = NonNullable<Awaited<ReturnType<typeof findActivation>>>;

/** The effect of the order in one sentence; a package may be queued behind an active one of its type. */
function describeEffect(packageType: number, { activationDate, validFrom, validTo }: Activation): string {
  if (validFrom && validTo) {
    const last = formatDay(toBudapestDay(new Date(validTo.getTime() - 1)));
    const isQueued = activationDate !== null && validFrom > activationDate;
    return isQueued
      ? activatedText.queued(formatDay(toBudapestDay(validFrom)), last)
      : activatedText.inForce(last);
  }
  if (packageType === packageTypes.physicalProduct) return activatedText.byPost;
  return packageType === packageTypes.offers ? activatedText.offers : activatedText.service;
}

/** To whom the invoice is made out; empty while the buyer has given no data. */
function formatBuyer(activation: Activation): string {
  const billing = toBillingOfOrder(activation);
  if (!billing) return '';
  const { name, postalCode, settlement, address, taxNumber } = billing;
  return formatParty([name, `${postalCode} ${settlement}`, address, taxNumber]);
}

/** The mail about a paid order and its validity; undefined when the buyer's account is deleted. */
export async function orderActivatedMail(
  trx: Trx,
  { publicUrl, seller, vatPercent }: Pick<Config, 'publicUrl' | 'seller' | 'vatPercent'>,
  order: PaidOrder,
): Promise<MailDraft | undefined> {
  const buyer = await findBuyer(trx, order.userID);
  const activation = await findActivation(trx, order.orderID);
  if (!buyer || !activation) return undefined;
  const { listingName } = activation;
  const role = roleOfID(buyer.userType);
  const listing = listingName === null ? [] : [withFullStop(activatedText.listing(listingName))];
  return {
    template: 'orderActivated',
    to: buyer.email,
    values: {
      name: getGreetingName(buyer),
      package: order.packageName,
      price: formatForints(order.price),
      title: [...listing, describeEffect(order.packageType, activation)].join(' '),
      url: publicUrl + (role ? advertiserPaths(role).receipt(order.orderID) : paths.home),
      order: String(order.orderID),
      date: activation.activationDate ? formatDay(toBudapestDay(activation.activationDate)) : '',
      vat: formatVat(order.price, vatPercent),
      seller: seller ? formatParty([seller.name, seller.address, seller.taxNumber]) : '',
      buyer: formatBuyer(activation),
    },
    dedupeKey: `order-activated:${order.orderID}`,
  };
}
