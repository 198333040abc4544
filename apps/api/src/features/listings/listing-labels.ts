import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { formatForints } from '../../core/formatting.ts';
import { listingSpecs } from './listing-kinds.ts';
import { listingPath } from './listing-path.ts';
import type { ListingRef } from './rows/listing-ref.ts';
import { published } from './rows/state.ts';

/** The published listings among the ids, with their prices: 'Kiadó lakás, Győr – 180 000 Ft/hó'. */
async function selectLabels(
  db: Database,
  kind: ListingKind,
  listingIDs: readonly number[],
  condition: RawBuilder<unknown> = sql``,
): Promise<{ listingID: number; title: string; label: string }[]> {
  if (listingIDs.length === 0) return [];
  const { table, idField, label, price, priceUnit, priceSuffix } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<{ listingID: number; title: string; price: number | null; suffix: string }>`
    select ${id} as listingID, ${label} as title, ${price} as price, ${priceSuffix} as suffix
    from ${sql.table(table)} as listing
    where ${id} in (${sql.join(listingIDs)}) and listing.status = ${published} ${condition}`.execute(db);
  return rows.map(({ listingID, title, price: amount, suffix }) => ({
    listingID,
    title,
    label: amount ? `${title} – ${formatForints(amount * priceUnit)}${suffix}` : title,
  }));
}

/** The labels of the published listings among the ids. */
export async function describeListings(
  db: Database,
  kind: ListingKind,
  listingIDs: readonly number[],
): Promise<Map<number, { line: string; path: string }>> {
  const rows = await selectLabels(db, kind, listingIDs);
  return new Map(
    rows.map(({ listingID, label, title }) => [
      listingID,
      { line: label, path: listingPath(kind, title, listingID) },
    ]),
  );
}

/** The label of an advertiser's published listing, and the path of its page; undefined for any other listing. */
export async function findAdvertised(
  db: Database,
  { kind, listingID }: Pick<ListingRef, 'kind' | 'listingID'>,
  userID: number,
): Promise<{ label: string; path: string } | undefined> {
  const [row] = await selectLabels(db, kind, [listingID], sql`and listing.userID = ${userID}`);
  return row && { label: row.label, path: listingPath(kind, row.title, listingID) };
}
