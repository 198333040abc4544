import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { packageTypesInDays } from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';
import { createElement, Fragment } from 'react';
import { api } from '../../../lib/api/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import type { Question } from '../../../lib/message-queue.ts';
import { fetchListingOrders, getLastMoment } from '../../packages/index.ts';
import { formatAmount } from './packages-offered.ts';
import { text } from './text.ts';

/** The advertiser's listing that a package is ordered for. */
export type OrderedListing = ListingTarget & { title: string };

/** The last paid day of a package type as YYYY-MM-DD; null if none is in force, or it is counted in pieces. */
async function getPaidUntil({ packageType }: PackageOnSale, listing: OrderedListing | undefined) {
  if (!packageTypesInDays.has(packageType)) return null;
  const now = new Date();
  if (!listing) {
    const params = { id: packageType };
    const { data } = await api('GET /api/package-days-left/{id}', { params, isBackground: true });
    return data.days < 0 ? null : addDays(toBudapestDay(now), data.days);
  }
  const ends = (await fetchListingOrders(listing.kind, listing.id)).flatMap((order) =>
    order.packageType === packageType && order.isActive === 1 && order.validTo !== null
      ? [toBudapestDay(getLastMoment(order.validTo))]
      : [],
  );
  const last = ends.sort().at(-1);
  return last !== undefined && last >= toBudapestDay(now) ? last : null;
}

/** The effect of the package and its period; a package is queued behind one of its type in force. */
function formatEffect(offer: PackageOnSale, paidUntil: string | null, today: string): string {
  const amount = formatAmount(offer);
  const { effect } = text;
  if (offer.packageType === packageTypes.physicalProduct) return effect.byPost(amount);
  if (!packageTypesInDays.has(offer.packageType)) return effect.pieces(amount);
  const last = formatDate(addDays(paidUntil ?? today, offer.quantity));
  return paidUntil === null
    ? effect.fromToday(amount, last)
    : effect.queued(amount, formatDate(paidUntil), last);
}

/** The confirmation before an order: package, price, listing, effect and its dates. */
export async function getOrderQuestion(offer: PackageOnSale, listing?: OrderedListing): Promise<Question> {
  const effect = await getPaidUntil(offer, listing)
    .then((day) => formatEffect(offer, day, toBudapestDay(new Date())))
    // Without the paid days the dates are left open; the order itself does not depend on them.
    .catch(() => text.effect.unknown(formatAmount(offer)));
  const lines = [...(listing ? [text.listing(listing.title)] : []), effect, text.payNext];
  return {
    title: text.label,
    text: text.question(offer.packageName, formatMoney(offer.currentPrice)),
    detail: lines.map((line, index) =>
      createElement(Fragment, { key: line }, index > 0 && createElement('br'), line),
    ),
    confirm: text.order,
    cancel: text.cancel,
  };
}
