import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { inTransaction } from '../core/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { listingRef, listingSpecs } from '../features/listings/index.ts';
import { promotionTypes, refreshPromotion } from '../features/packages/index.ts';

const batchSize = 200;

/** Ids of listings whose promotion has ended, from `after` on; the index of promotion and end finds them. */
async function selectEnded(db: Deps['db'], kind: ListingKind, now: Date, after: number): Promise<number[]> {
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
 * Takes listings out of the front when their promotion ends, and hands over to an order that waits behind it.
 * Each is recomputed from its orders under its own lock, so processes that run this side by side do the same
 * thing twice at worst. Returns how many were looked at.
 */
export async function expirePromotions({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  let count = 0;
  for (const kind of listingKinds) {
    let last = 0;
    for (;;) {
      const ended = await selectEnded(db, kind, now, last);
      for (const listingID of ended)
        await inTransaction(db, (trx) => refreshPromotion(trx, listingRef(kind, listingID), now));
      count += ended.length;
      last = ended.at(-1) ?? last;
      if (ended.length < batchSize) break;
    }
  }
  return count;
}
