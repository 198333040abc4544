import { lonBits, tileLevel } from '@piacter/db';
import type { ListingCondition } from '../listing-condition.ts';
import { getMapColumns } from './area-test.ts';
import type { ColumnStore } from './column-store.ts';
import { refine, type Selection } from './select-rows.ts';

/** The listings of a search in a tile of the map. */
export interface TileCount {
  /** The Morton code of the tile. */
  tile: number;
  found: number;
  /** The middle of the listings, packed by db/map-position.ts. */
  point: number;
  /** One of the listings. */
  anyID: number;
}

/** Counts a selection by the tiles of a level; listings without a position are in none. */
export function countTiles(store: ColumnStore, { rows, count }: Selection, level: number): TileCount[] {
  const { mapLat, mapLon, mapTile } = getMapColumns(store);
  const perTile = 4 ** (tileLevel - level);
  const sums = new Map<number, { found: number; lat: number; lon: number; anyID: number }>();
  for (let place = 0; place < count; place += 1) {
    const row = rows[place] ?? 0;
    const stored = mapTile[row] ?? -1;
    if (stored < 0) continue;
    const tile = Math.floor(stored / perTile);
    const sum = sums.get(tile);
    if (sum) {
      sum.found += 1;
      sum.lat += mapLat[row] ?? 0;
      sum.lon += mapLon[row] ?? 0;
    } else
      sums.set(tile, { found: 1, lat: mapLat[row] ?? 0, lon: mapLon[row] ?? 0, anyID: store.ids[row] ?? 0 });
  }
  return Array.from(sums, ([tile, { found, lat, lon, anyID }]) => {
    const point = Math.round(lat / found) * 2 ** lonBits + Math.round(lon / found);
    return { tile, found, point, anyID };
  });
}

/** Counts a selection by the values of a column. */
export function countValues(
  store: ColumnStore,
  { rows, count }: Selection,
  column: string,
): Map<number, number> {
  const numbers = store.columns[column];
  if (!numbers) throw new Error(`no search column ${column}`);
  const counts = new Map<number, number>();
  for (let place = 0; place < count; place += 1) {
    const value = numbers[rows[place] ?? 0] ?? -1;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/**
 * Counts a selection by which of the filters each row meets: the first filter is bit 0 of the pattern. At most 31 filters;
 * undefined for one that nothing meets.
 */
export function countPatterns(
  store: ColumnStore,
  selection: Selection,
  filters: readonly (readonly ListingCondition[] | undefined)[],
): Map<number, number> {
  const all = selection.rows.slice(0, selection.count);
  const patterns = new Int32Array(store.rows);
  for (const [bit, filter] of filters.entries()) {
    if (!filter) continue;
    selection.rows.set(all);
    selection.count = all.length;
    refine(store, selection, filter);
    for (let place = 0; place < selection.count; place += 1) {
      const row = selection.rows[place] ?? 0;
      patterns[row] = (patterns[row] ?? 0) | (1 << bit);
    }
  }
  const counts = new Map<number, number>();
  for (const row of all) {
    const pattern = patterns[row] ?? 0;
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return counts;
}
