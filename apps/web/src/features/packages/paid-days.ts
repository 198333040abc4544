import type { ListingKind } from '@piacter/contracts/listings/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import { findCurrentOrders } from './current-orders.ts';
import { fetchListingOrders } from './listing-orders.ts';
import { getDaysLeft } from './package-days.ts';
import { text } from './text.ts';

/** What is paid for one of the user's listings, with what is queued behind it: 'PRO csomag, még 57 nap'. */
export async function describePaidDays(kind: ListingKind, id: number): Promise<string[]> {
  const orders = await fetchListingOrders(kind, id);
  return [packageTypes.pro, packageTypes.kiemelt].flatMap((type) => {
    const last = findCurrentOrders(orders, type).at(-1);
    return last ? [`${text.name[type]}, ${text.left(getDaysLeft(last.validTo, new Date()))}`] : [];
  });
}
