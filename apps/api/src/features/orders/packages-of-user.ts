import { listingIDFields } from '@piacter/contracts/listings';
import { packageTypesOfListing } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { daysLeft } from '../../core/calendar.ts';

/**
 * Days left of a user's packages of types counted in days; -1 while none is in force. Orders queued behind the one
 * in force count too, so that somebody who has just prolonged a package sees it. Of a type that belongs to listings
 * the one that ends last counts, and none whose listing is gone.
 */
export async function daysLeftOfUser(
  db: Database,
  userID: number,
  types: readonly number[],
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('service_orders')
    .select(({ fn }) => [fn.min('validFrom').as('begin'), fn.max('validTo').as('end')])
    .where('userID', '=', userID)
    .where('isActive', '=', 1)
    .where('packageType', 'in', types)
    .where('validTo', '>', now)
    .where(({ eb, or }) =>
      or([
        eb('packageType', 'not in', [...packageTypesOfListing]),
        ...listingIDFields.map((field) => eb(field, 'is not', null)),
      ]),
    )
    .executeTakeFirst();
  if (!row?.begin || !row.end || row.begin > now) return -1;
  return daysLeft(row.end, now);
}

/** Pieces that a user's active orders of a type hold, and how many of them were used. */
export async function piecesOfUser(db: Database, userID: number, packageType: number) {
  const { orders, bought, used } = await db
    .selectFrom('service_orders')
    .select(({ fn }) => [
      fn.countAll().as('orders'),
      fn.sum('quantity').as('bought'),
      fn.sum('usedCount').as('used'),
    ])
    .where('userID', '=', userID)
    .where('isActive', '=', 1)
    .where('packageType', '=', packageType)
    .executeTakeFirstOrThrow();
  return { hasAny: Number(orders) > 0, bought: Number(bought ?? 0), used: Number(used ?? 0) };
}
