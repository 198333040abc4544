import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { formatForints } from '../../core/formatting.ts';
import { published } from './listing-access.ts';
import { listingSpecs } from './listing-kinds.ts';

/** The names of the published listings among the ids with their prices: 'Eladó lakás, Győr – 45 000 000 Ft'. */
export async function describeListings(
  db: Database,
  kind: ListingKind,
  listingIDs: readonly number[],
): Promise<Map<number, string>> {
  if (listingIDs.length === 0) return new Map();
  const { table, idField, label, price, priceUnit } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<{ listingID: number; title: string; price: number | null }>`
    select ${id} as listingID, ${label} as title, ${price} as price from ${sql.table(table)} as listing
    where ${id} in (${sql.join(listingIDs)}) and listing.status = ${published}`.execute(db);
  return new Map(
    rows.map(({ listingID, title, price: amount }) => [
      listingID,
      amount ? `${title} – ${formatForints(amount * priceUnit)}` : title,
    ]),
  );
}
