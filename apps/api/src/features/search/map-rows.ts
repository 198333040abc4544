import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions.ts';
import { estimateRows } from './estimated-rows.ts';
import type { ListingSearch } from './listing-page.ts';
import type { MapPart } from './map-area.ts';

/** The rows of a search on the map: what stands between `from` and `group by`. */
export type MapRows = RawBuilder<unknown>;

/** How a search reads the rows of a view. */
export interface MapPlan {
  /** All rows of the view. */
  rows: MapRows;
  /** Index entries that could be scanned in the time of reading them all. */
  cost: number;
  /** The rows within a small part of the view, of which only the first are read. */
  getRowsWithin: (part: Condition) => MapRows;
  /** Whether the search has no conditions, so that every published listing matches. */
  isEverything: boolean;
}

/** Estimates of long ranges of an index that begins with equal values are about twice their entries. */
export const overestimate = 2;

/** Entries of the map index that are scanned in the time of reading one table row. */
export const entriesPerRow = 5;

interface MapPaths {
  /** Whether the index of the search contains the position. */
  hasPosition: boolean;
  /** An index of tiles for those listings of the search's table that meet a condition of it; all of them otherwise. */
  mapIndex?: { index: string; prefix: Condition } | undefined;
}

/**
 * The plan of a search within a part of the map, by the cheaper of two paths: the map index over the tiles of the view,
 * or the index of the search. The server's estimates decide.
 */
export async function planMapRows(
  db: Database,
  { where: isThere, test, ranges }: MapPart,
  {
    table,
    where,
    filterIndex,
    filterIndexPrefix,
    isEverything,
  }: Pick<ListingSearch, 'table' | 'where' | 'filterIndex' | 'filterIndexPrefix' | 'isEverything'>,
  { hasPosition, mapIndex }: MapPaths,
): Promise<MapPlan> {
  const bySearch = filterIndexPrefix ? sql`${filterIndexPrefix} and ${where}` : where;
  const { index: byTile, prefix } = mapIndex ?? { index: `${table}_map`, prefix: undefined };
  const within = (part: Condition) => (prefix ? sql`${prefix} and ${part}` : part);
  const [tiles = 0, found = 0] = await estimateRows(db, [
    { table, index: byTile, where: within(ranges) },
    ...(isEverything ? [] : [{ table, index: filterIndex, where: sql`status = 1 and ${bySearch}` }]),
  ]);
  const from = (index: string, conditions: Condition, part: Condition) =>
    sql`${sql.table(table)} force index (${sql.ref(index)}) where ${conditions} and ${part}`;
  const cost = found * (hasPosition ? 1 : entriesPerRow);
  // A place on the map implies that the listing is published, without the column that the map index does not have.
  const getRowsWithin = (part: Condition) => from(byTile, where, within(part));
  return isEverything || cost >= tiles
    ? { rows: getRowsWithin(isThere), cost: tiles, getRowsWithin, isEverything }
    : {
        rows: from(filterIndex, sql`status = 1 and ${bySearch}`, test),
        cost: hasPosition ? cost / overestimate : cost,
        getRowsWithin,
        isEverything,
      };
}
