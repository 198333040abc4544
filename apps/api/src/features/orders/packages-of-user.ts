import { listingIDFields } from '@piacter/contracts/listings';
import { packageTypesOfListing } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { daysLeft } from '../../core/calendar.ts';

/**
 * Days left of a user's packages of types counted in days; -1 while none is in force. Queued orders are included, so
 * that a user who has just extended a package sees the new end. For types that promote a listing the latest end of
 * all listings counts, without those whose listing was deleted.
 */
export async function getUserDaysLeft(
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

/** Pieces bought and used in a user's active orders of a type. */
export async function getUserPieces(db: Database, userID: number, packageType: number) {
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
