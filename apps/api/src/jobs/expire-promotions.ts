import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { inTransaction } from '../core/db/transaction.ts';
import { forEachIsolated, readInPages } from '../core/for-each-isolated.ts';
import type { Deps } from '../deps.ts';
import { listingSpecs } from '../features/listings/index.ts';
import { listingRef } from '../features/listings/rows/index.ts';
import { promotionTypes, refreshPromotion } from '../features/packages/index.ts';

/** Ids of listings whose promotion has ended; served by the index on promotion and end. */
async function selectExpired(
  db: Deps['db'],
  kind: ListingKind,
  { now, afterID, limit }: { now: Date; afterID: number; limit: number },
): Promise<number[]> {
  const { table, idField } = listingSpecs[kind];
  const rows = await db
    .selectFrom(table)
    .select(sql.ref<number>(idField).as('listingID'))
    .where('promotion', 'in', promotionTypes)
    .where('promotedUntil', '<=', now)
    .where(sql.ref(idField), '>', afterID)
    .orderBy(sql.ref(idField))
    .limit(limit)
    .execute();
  return rows.map(({ listingID }) => listingID);
}

/**
 * Ends expired promotions, or switches to the next order in the queue. Each listing is recomputed from its orders under
 * its own lock, so concurrent runs at worst do the same work twice. Returns the number of listings recomputed.
 */
export async function expirePromotions({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  let count = 0;
  await forEachIsolated(listingKinds, async (kind) => {
    const expired = readInPages(
      (page) => selectExpired(db, kind, { ...page, now }),
      (listingID) => listingID,
    );
    count += await forEachIsolated(expired, (listingID) =>
      inTransaction(db, (trx) => refreshPromotion(trx, listingRef(kind, listingID), now)),
    );
  });
  return count;
}
