import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { useApi } from '../../../lib/api/index.ts';
import { listingCalls } from '../../kinds/index.ts';
import { isListingGone } from '../place-order/index.ts';

/** Whether an order waits for its payment: a free one waits for us, and one of a deleted listing for nobody. */
export const isPayable = (order: OwnOrder): boolean =>
  order.isActive === 0 && order.paymentState === 'unpaid' && order.price > 0 && !isListingGone(order);

/** The user's orders that wait for their payment, the newest first; none while they are loaded. */
export function useUnpaidOrders(kind: ListingKind): readonly OwnOrder[] {
  const { data } = useApi(listingCalls[kind].ownOrders, { query: { paymentState: 'unpaid' } });
  return data?.data.filter(isPayable) ?? [];
}

/** Those that are for one listing. */
export const ofListing = (orders: readonly OwnOrder[], kind: ListingKind, id: number): readonly OwnOrder[] =>
  orders.filter((order) => order[listingIDFieldByKind[kind]] === id);
