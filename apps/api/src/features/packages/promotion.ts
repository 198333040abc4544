import { packageTypes } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { type Promotion, sortRank, toPromotion } from '@piacter/db/sort-rank';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import {
  getPromotionAt,
  type ListingRef,
  listingRef,
  type PromotionMark,
  recordSearchChange,
} from '../listings/rows/index.ts';

/** The package types that promote a listing. */
export const promotionTypes: readonly (2 | 4)[] = [packageTypes.kiemelt, packageTypes.pro];

interface PromotionInForce {
  promotion: Promotion;
  /** End of the current order; a queued order takes over at that instant. */
  promotedUntil: Date | null;
}

/** The promotion in force by a listing's orders: PRO (4) before Kiemelt (2), 0 without any. */
export async function getPromotion(
  db: Database,
  { idField, listingID }: ListingRef,
  now: Date,
): Promise<PromotionInForce> {
  const order = await db
    .selectFrom('service_orders')
    .select(['packageType', 'validTo'])
    .where(sql.ref(idField), '=', listingID)
    .where('isActive', '=', 1)
    .where('packageType', 'in', promotionTypes)
    .where('validFrom', '<=', now)
    .where('validTo', '>', now)
    .orderBy('packageType', 'desc')
    .orderBy('validTo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { promotion: toPromotion(order?.packageType), promotedUntil: order?.validTo ?? null };
}

/** The promotion in force by the listing's row; by its orders once that has expired, as a queued one may have started. */
export async function getPackageType(
  db: Database,
  listing: ListingRef,
  mark: PromotionMark,
  now: Date,
): Promise<Promotion> {
  const marked = getPromotionAt(now, mark);
  if (marked > 0 || mark.promotion === 0) return marked;
  return (await getPromotion(db, listing, now)).promotion;
}

/** Whether a property has PRO in force, by its orders; false for a property that does not exist. */
export async function isProInForce(db: Database, realEstateID: number, now: Date): Promise<boolean> {
  const { promotion } = await getPromotion(db, listingRef('property', realEstateID), now);
  return promotion === packageTypes.pro;
}

/**
 * Recomputes the promotion and the search rank in a listing's row, and has searches read the row again.
 * Called in the transaction that changes an order or the listing, and by the job when a promotion ends. Returns false when the listing does not exist.
 */
export async function refreshPromotion(trx: Trx, listing: ListingRef, now: Date): Promise<boolean> {
  const { kind, table, idField, listingID } = listing;
  // Locked first, so that concurrent callers recompute one after the other and the later one sees all orders.
  const row = await trx
    .selectFrom(table)
    .select('created')
    .where(sql.ref(idField), '=', listingID)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const { promotion, promotedUntil } = await getPromotion(trx, listing, now);
  await trx
    .updateTable(table)
    .set({ promotion, promotedUntil, sortRank: sortRank(promotion, row.created, listingID) })
    .where(sql.ref(idField), '=', listingID)
    .execute();
  await recordSearchChange(trx, kind, [listingID]);
  return true;
}
