import type { ListingIDField } from '@piacter/contracts/listings';
import { packageTypes } from '@piacter/contracts/packages';
import { asPromotion, type Database, type Promotion, sortRank } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { type ListingRef, propertyRef } from '../listings/index.ts';

/** The package types that lift a listing. */
export const promotingTypes: readonly (2 | 4)[] = [packageTypes.kiemelt, packageTypes.pro];

/** Tables that carry a copy of the listing's rank, so that their own index sorts by it. */
const rankCopies: Record<ListingIDField, readonly ('service_coverage' | 'service_words')[]> = {
  realEstateID: [],
  accommodationID: [],
  serviceID: ['service_coverage', 'service_words'],
};

interface PromotionInForce {
  promotion: Promotion;
  /** End of the order that promotes it now; one queued behind takes over at that very moment. */
  promotedUntil: Date | null;
}

/** Which promotion a listing has at the moment, by its orders: PRO (4) before Kiemelt (2), 0 without any. */
export async function promotionOf(
  db: Database,
  { kind, listingID }: ListingRef,
  now: Date,
): Promise<PromotionInForce> {
  const order = await db
    .selectFrom('service_orders')
    .select(['packageType', 'validTo'])
    .where(sql.ref(kind.idField), '=', listingID)
    .where('isActive', '=', 1)
    .where('packageType', 'in', promotingTypes)
    .where('validFrom', '<=', now)
    .where('validTo', '>', now)
    .orderBy('packageType', 'desc')
    .orderBy('validTo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { promotion: asPromotion(order?.packageType), promotedUntil: order?.validTo ?? null };
}

/** Whether a property has PRO in force, by its orders; a listing that does not exist has none. */
export async function isProInForce(db: Database, realEstateID: number, now: Date): Promise<boolean> {
  const { promotion } = await promotionOf(db, propertyRef(realEstateID), now);
  return promotion === packageTypes.pro;
}

/**
 * Recomputes what a listing's row keeps of its promotion, and the rank that searches sort by. Called in the
 * transaction that changes an order, and by the job when one ends. False when the listing is gone.
 */
export async function refreshPromotion(trx: Trx, listing: ListingRef, now: Date): Promise<boolean> {
  const { kind, listingID } = listing;
  // Locked first: two callers recompute one after the other, the later one from all orders.
  const row = await trx
    .selectFrom(kind.table)
    .select('created')
    .where(sql.ref(kind.idField), '=', listingID)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const { promotion, promotedUntil } = await promotionOf(trx, listing, now);
  const rank = sortRank(promotion, row.created, listingID);
  await trx
    .updateTable(kind.table)
    .set({ promotion, promotedUntil, sortRank: rank })
    .where(sql.ref(kind.idField), '=', listingID)
    .execute();
  for (const table of rankCopies[kind.idField])
    await trx
      .updateTable(table)
      .set({ sortRank: rank })
      .where(sql.ref(kind.idField), '=', listingID)
      .execute();
  return true;
}
