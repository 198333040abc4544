import { listingKinds } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { recordDeletion } from '../deleted-listings.ts';
import { getListingTable } from '../rows/listing-ref.ts';

/**
 * Deletes a user's listings of every kind; foreign keys delete their parts, and orders are kept. Returns the paths of
 * their pictures, whose files are deleted after the transaction.
 */
export async function removeListingsOfUser(
  trx: Trx,
  userID: number,
  now: Date,
): Promise<{ listings: number; paths: string[] }> {
  const paths: string[] = [];
  let listings = 0;
  for (const kind of listingKinds) {
    const { table, idField } = getListingTable(kind);
    const owned = await trx
      .selectFrom(table)
      .select(sql<number>`${sql.ref(idField)}`.as('listingID'))
      .where('userID', '=', userID)
      .orderBy(sql.ref(idField))
      .forUpdate()
      .execute();
    if (owned.length === 0) continue;
    const ids = owned.map(({ listingID }) => listingID);
    const images = await trx
      .selectFrom('listing_images')
      .select('path')
      .where(sql.ref(idField), 'in', ids)
      .execute();
    await trx.deleteFrom(table).where(sql.ref(idField), 'in', ids).execute();
    await recordDeletion(trx, kind, ids, now);
    paths.push(...images.map(({ path }) => path));
    listings += ids.length;
  }
  return { listings, paths };
}
