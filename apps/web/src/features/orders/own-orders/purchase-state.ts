import type { OwnOrder } from '@piacter/contracts/orders';
import { packageTypes } from '@piacter/contracts/packages/values';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { getLastMoment } from '../../packages/index.ts';
import { isListingGone } from '../place-order/index.ts';
import { isPayable } from '../unpaid/index.ts';
import { text } from './text.ts';

export const isPaidOrder = ({ isActive, paymentState }: OwnOrder) =>
  isActive === 1 || paymentState === 'paid';

/** The end of the package, or its effect if it is not counted in days. */
export function formatPaidState(order: OwnOrder): string {
  const { packageName, packageType, validTo } = order;
  // The list may not have read it yet.
  if (!isPaidOrder(order)) return text.paid;
  if (validTo === null && !isListingGone(order))
    return text.paidFor(packageName, text.paidNext[packageType] ?? text.paidNextOfService);
  const { label, detail } = getPurchaseState(order, new Date());
  return text.paidState(packageName, [label, detail].filter(Boolean).join(' '));
}

/** The state of an order as its buyer sees it, and the actions that it allows. */
export type PurchaseState = {
  /** The text of the badge. */
  label: string;
  variant: 'on' | 'off' | 'bad';
  /** The smaller text beside it: the end, or the usage. */
  detail?: string;
  /** Whether the detail ends with a link to our address. */
  hasContact?: boolean;
  canPay: boolean;
  /** The words of the link that orders it again: prolonging while it is in force; absent where there is nothing to order. */
  orderAgain?: string | undefined;
  /** True if it is neither active nor paid nor being paid (PKG-03); the server has the final say. */
  canDelete: boolean;
};

const { state } = text;

/** The state of a package counted in days: in force, queued, or over. */
function stateInDays(
  validFrom: string,
  validTo: string,
  now: Date,
): Pick<PurchaseState, 'label' | 'variant' | 'detail'> {
  const last = formatDate(getLastMoment(validTo));
  if (now.getTime() >= Date.parse(validTo))
    return { label: state.over, variant: 'off', detail: state.last(last) };
  if (now.getTime() < Date.parse(validFrom))
    return { label: state.queued, variant: 'on', detail: state.between(formatDate(validFrom), last) };
  return { label: state.active, variant: 'on', detail: state.until(last) };
}

function activeState(order: OwnOrder, now: Date): Pick<PurchaseState, 'label' | 'variant' | 'detail'> {
  if (isListingGone(order)) return { label: state.ended, variant: 'off', detail: state.withListing };
  const { validFrom, validTo, quantity, usedCount, packageType } = order;
  if (validFrom !== null && validTo !== null) return stateInDays(validFrom, validTo, now);
  // Usage is counted for the package of offers alone.
  const isCounted = packageType === packageTypes.offers;
  const used = isCounted && state.used(formatNumber(usedCount), formatNumber(quantity));
  return { label: state.activated, variant: 'on', ...(used && { detail: used }) };
}

/** A package that runs for days or offers can be ordered again, ahead of its end too; a service is a matter of its own. */
function getOrderAgain(order: OwnOrder, now: Date): string | undefined {
  const { packageType, validTo } = order;
  if (isListingGone(order)) return undefined;
  if (packageType === packageTypes.offers) return text.again;
  if (validTo === null) return undefined;
  return now.getTime() < Date.parse(validTo) ? text.prolong : text.again;
}

function unpaidState(order: OwnOrder): PurchaseState {
  const isGone = isListingGone(order);
  const isFree = order.price === 0;
  return {
    label: isFree ? state.toActivate : state.toPay,
    variant: 'off',
    ...((isGone || isFree) && { detail: isGone ? text.listingGone : state.free }),
    canPay: isPayable(order),
    canDelete: true,
  };
}

/** The state of an order for its buyer. */
export function getPurchaseState(order: OwnOrder, now: Date): PurchaseState {
  const none = { canPay: false, canDelete: false };
  if (order.paymentState === 'refunded')
    return { label: state.refunded, variant: 'off', detail: state.moneyBack, ...none };
  if (order.isActive === 1)
    return { ...activeState(order, now), orderAgain: getOrderAgain(order, now), ...none };
  if (order.paymentState === 'capturing')
    return { label: state.paying, variant: 'off', detail: state.wait, ...none };
  if (order.paymentState === 'paid')
    return { label: state.inactive, variant: 'bad', detail: state.paidButOff, hasContact: true, ...none };
  return unpaidState(order);
}
