import { toFlag } from '@piacter/contracts/core';
import { listingIDFieldByKind, listingKinds } from '@piacter/contracts/listings';
import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import { daysLeft } from '../../core/calendar.ts';
import { selectActivePackages, selectListingNames } from './own-listings.queries.ts';

/** The packages in force or queued, with the days or pieces left, the next to end first. */
export async function getActivePackages(
  db: Database,
  userID: number,
  now: Date,
): Promise<AdvertiserStatistics['packages']> {
  const orders = await selectActivePackages(db, userID, now);
  const names = new Map<string, string>();
  for (const kind of listingKinds) {
    const field = listingIDFieldByKind[kind];
    const ids = orders.flatMap((order) => order[field] ?? []);
    for (const [id, name] of await selectListingNames(db, kind, ids)) names.set(`${field} ${id}`, name);
  }
  return orders.map((order) => {
    const field = Object.values(listingIDFieldByKind).find((one) => order[one] !== null);
    return {
      orderID: order.orderID,
      packageID: order.packageID,
      packageName: order.packageName,
      listingID: (field && order[field]) ?? null,
      listingName: (field && names.get(`${field} ${order[field]}`)) ?? null,
      isQueued: toFlag(order.validFrom !== null && order.validFrom > now),
      daysLeft: order.validTo === null ? null : daysLeft(order.validTo, now),
      piecesLeft: order.validTo === null ? order.quantity - order.usedCount : null,
    };
  });
}
