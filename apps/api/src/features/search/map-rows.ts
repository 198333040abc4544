import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions.ts';
import { estimateRows } from './estimated-rows.ts';
import type { ListingSearch } from './listing-page.ts';

/** The rows of a search on the map: what stands between `from` and `group by`. */
export type MapRows = RawBuilder<unknown>;

/** Entries of the map index that are scanned in the time of reading one table row. */
export const entriesPerRow = 5;

/**
 * The rows of a search within a part of the map, by the cheaper of two paths: the map index over the tiles of the view,
 * or the index of the search where that leads to few rows. The server's estimates decide.
 */
export async function chooseMapRows(
  db: Database,
  within: Condition,
  {
    table,
    where,
    filterIndex,
    filterIndexPrefix,
  }: Pick<ListingSearch, 'table' | 'where' | 'filterIndex' | 'filterIndexPrefix'>,
): Promise<MapRows> {
  const bySearch = filterIndexPrefix ? sql`${filterIndexPrefix} and ${where}` : where;
  const [tiles = 0, found = 0] = await estimateRows(db, [
    { table, index: `${table}_map`, where: within },
    { table, index: filterIndex, where: sql`status = 1 and ${bySearch}` },
  ]);
  const rowsBy = (index: string, conditions: Condition) =>
    sql`${sql.table(table)} force index (${sql.ref(index)}) where ${conditions} and ${within}`;
  // `within` implies that the listing is published, without the column that the map index does not have.
  return found * entriesPerRow < tiles ? rowsBy(filterIndex, bySearch) : rowsBy(`${table}_map`, where);
}
