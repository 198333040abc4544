import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { inTransaction } from '../core/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { listingSpecs } from '../features/listings/index.ts';
import { listingRef } from '../features/listings/rows/index.ts';
import { promotionTypes, refreshPromotion } from '../features/packages/index.ts';

const batchSize = 200;

/** Ids of listings whose promotion has ended, greater than `after`; served by the index on promotion and end. */
async function selectExpired(db: Deps['db'], kind: ListingKind, now: Date, after: number): Promise<number[]> {
  const { table, idField } = listingSpecs[kind];
  const rows = await db
    .selectFrom(table)
    .select(sql.ref<number>(idField).as('listingID'))
    .where('promotion', 'in', promotionTypes)
    .where('promotedUntil', '<=', now)
    .where(sql.ref(idField), '>', after)
    .orderBy(sql.ref(idField))
    .limit(batchSize)
    .execute();
  return rows.map(({ listingID }) => listingID);
}

/**
 * Ends expired promotions, or switches to the next order in the queue. Each listing is recomputed from its orders under
 * its own lock, so concurrent runs at worst do the same work twice. Returns the number of listings recomputed.
 */
export async function expirePromotions({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  let count = 0;
  for (const kind of listingKinds) {
    let last = 0;
    for (;;) {
      const expired = await selectExpired(db, kind, now, last);
      for (const listingID of expired)
        await inTransaction(db, (trx) => refreshPromotion(trx, listingRef(kind, listingID), now));
      count += expired.length;
      last = expired.at(-1) ?? last;
      if (expired.length < batchSize) break;
    }
  }
  return count;
}
