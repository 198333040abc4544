import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** URLs of published pages with their time of change. */
export const selectPublishedPages = (db: Database) =>
  db
    .selectFrom('page_contents')
    .select(['pageUrl', 'pageName', 'updated'])
    .where('published', '=', 1)
    .where('isHomePage', '=', 0)
    .execute();

/** Highest id of a listing kind; 0 without any. */
export async function selectLastID(db: Database, kind: ListingKind): Promise<number> {
  const { table, idField } = listingSpecs[kind];
  const { rows } = await sql<{ lastID: number | null }>`
    select max(${sql.ref(idField)}) as lastID from ${sql.table(table)}`.execute(db);
  return rows[0]?.lastID ?? 0;
}

interface SitemapListing {
  listingID: number;
  /** Empty for a kind without slugs. */
  name: string;
  updated: Date;
}

/** Published listings of one sitemap file: `first < id <= last`, sorted by id. */
export async function selectForSitemap(
  db: Database,
  kind: ListingKind,
  slugColumn: string | null,
  [first, last]: readonly [number, number],
): Promise<SitemapListing[]> {
  const { table, idField } = listingSpecs[kind];
  const id = sql.ref(idField);
  const name = slugColumn === null ? sql.lit('') : sql.ref(slugColumn);
  const { rows } = await sql<SitemapListing>`
    select ${id} as listingID, ${name} as name, updated from ${sql.table(table)}
    where ${id} > ${first} and ${id} <= ${last} and status = ${published} order by ${id}`.execute(db);
  return rows;
}
