import type { OwnOrder } from '@piacter/contracts/orders';
import { isListingGone } from '../place-order/index.ts';
import { getPurchaseState } from './purchase-state.ts';
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
