import type { ListingKind } from '@piacter/contracts/listings/values';
import type { Order } from '@piacter/contracts/packages';
import { type PromotionType, packageTypes } from '@piacter/contracts/packages/values';
import useSWR from 'swr';
import { read } from '../../lib/api/index.ts';
import { listingCalls } from '../kinds/index.ts';
import { getDaysLeft } from './package-days.ts';
import { text } from './text.ts';

const fetchOrders = (address: string) => read<'GET /api/service-orders-by-accommodation/{id}'>(address);

/** Fetches the orders of one of the user's listings. */
export const fetchListingOrders = async (kind: ListingKind, id: number) =>
  (await fetchOrders(listingCalls[kind].orders(id))).data;

/** The orders of one of the user's listings; loads none for one that is not promoted. */
export const useListingOrders = (kind: ListingKind, id: number, isPromoted: boolean) =>
  useSWR(isPromoted ? listingCalls[kind].orders(id) : null, fetchOrders).data?.data;

type TimedOrder = Order & { validFrom: string; validTo: string };

/** The active orders of a type that have not ended, the current one first, then the queued ones. */
export const findCurrentOrders = (orders: readonly Order[], packageType: PromotionType): TimedOrder[] =>
  orders
    .filter(
      (order): order is TimedOrder =>
        order.packageType === packageType &&
        order.isActive === 1 &&
        order.validFrom !== null &&
        order.validTo !== null &&
        Date.now() < Date.parse(order.validTo),
    )
    .sort((a, b) => a.validTo.localeCompare(b.validTo));

/** What is paid for one of the user's listings, with what is queued behind it: 'PRO csomag, még 57 nap'. */
export async function describePaidDays(kind: ListingKind, id: number): Promise<string[]> {
  const orders = await fetchListingOrders(kind, id);
  return [packageTypes.pro, packageTypes.kiemelt].flatMap((type) => {
    const last = findCurrentOrders(orders, type).at(-1);
    return last ? [`${text.name[type]}, ${text.left(getDaysLeft(last.validTo, new Date()))}`] : [];
  });
}
