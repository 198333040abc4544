import { lonBits, tileLevel } from '@piacter/db/map-position';
import type { ListingCondition } from '../listing-condition.ts';
import type { ColumnStore, Selection } from './column-store.ts';
import { getMapColumns } from './drawn-area.ts';
import { refine } from './select-rows.ts';

/** The listings of a search in a tile of the map. */
export interface TileCount {
  /** The Morton code of the tile. */
  tile: number;
  found: number;
  /** The middle of the listings, packed by db/map-position.ts. */
  point: number;
  /** West, south, east and north of the listings, packed likewise. */
  extent: Extent;
  /** One of the listings. */
  anyID: number;
}

type Extent = readonly [west: number, south: number, east: number, north: number];

const join = (one: Extent, other: Extent): Extent => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

/** Tiles that are counted at a time: more than are in a view. */
const buckets = 1024;
/** Where a bucket has what is counted: one number behind the other, as all of it is read and written for each row. */
const [numbersOfBucket, tileAt, foundAt, latsAt, lonsAt] = [8, 0, 1, 2, 3];
const [southAt, westAt, northAt, eastAt] = [4, 5, 6, 7];

/** Adds a position to the extent in a bucket. */
function widen(counted: Float64Array, at: number, lat: number, lon: number): void {
  if (lat < (counted[at + southAt] ?? 0)) counted[at + southAt] = lat;
  else if (lat > (counted[at + northAt] ?? 0)) counted[at + northAt] = lat;
  if (lon < (counted[at + westAt] ?? 0)) counted[at + westAt] = lon;
  else if (lon > (counted[at + eastAt] ?? 0)) counted[at + eastAt] = lon;
}

/** Counts a selection by the tiles of a level; listings without a position are in none. */
export function countTiles(store: ColumnStore, { rows, count }: Selection, level: number): TileCount[] {
  const { mapLat, mapLon, mapTile } = getMapColumns(store);
  const sums = new Map<number, { found: number; lat: number; lon: number; extent: Extent; anyID: number }>();
  const counted = new Float64Array(buckets * numbersOfBucket).fill(-1);
  const anyRows = new Int32Array(buckets);
  const get = (bucket: number, at: number): number => counted[bucket * numbersOfBucket + at] ?? 0;

  /** Adds what was counted in a bucket to the sums. */
  function add(bucket: number): void {
    const tile = get(bucket, tileAt);
    if (tile < 0) return;
    const before = sums.get(tile);
    const extent: Extent = [
      get(bucket, westAt),
      get(bucket, southAt),
      get(bucket, eastAt),
      get(bucket, northAt),
    ];
    sums.set(tile, {
      found: (before?.found ?? 0) + get(bucket, foundAt),
      lat: (before?.lat ?? 0) + get(bucket, latsAt),
      lon: (before?.lon ?? 0) + get(bucket, lonsAt),
      extent: before ? join(before.extent, extent) : extent,
      anyID: before?.anyID ?? store.ids[anyRows[bucket] ?? 0] ?? 0,
    });
  }

  // Tiles are numbers of 32 bits; a shift by as many would be none.
  const shift = 2 * (tileLevel - level);
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] ?? 0;
    const stored = mapTile[row] ?? -1;
    if (stored < 0) continue;
    const tile = shift === 32 ? 0 : stored >>> shift;
    const bucket = tile & (buckets - 1);
    const at = bucket * numbersOfBucket;
    const [lat, lon] = [mapLat[row] ?? 0, mapLon[row] ?? 0];
    if (counted[at] !== tile) {
      add(bucket);
      counted.set([tile, 0, 0, 0, lat, lon, lat, lon], at);
      anyRows[bucket] = row;
    }
    counted[at + foundAt] = (counted[at + foundAt] ?? 0) + 1;
    counted[at + latsAt] = (counted[at + latsAt] ?? 0) + lat;
    counted[at + lonsAt] = (counted[at + lonsAt] ?? 0) + lon;
    widen(counted, at, lat, lon);
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) add(bucket);
  return Array.from(sums, ([tile, { found: all, lat, lon, extent, anyID }]) => {
    const point = Math.round(lat / all) * 2 ** lonBits + Math.round(lon / all);
    return { tile, found: all, point, extent, anyID };
  });
}

/** Filters of which a table has all patterns. */
const maxTabledFilters = 14;

/**
 * Counts a selection by which of the filters each row meets: the first filter is bit 0 of the pattern. At most 31 filters;
 * undefined for one that nothing meets.
 */
export function countPatterns(
  store: ColumnStore,
  selection: Selection,
  filters: readonly (readonly ListingCondition[] | undefined)[],
): Map<number, number> {
  const all = { rows: selection.rows.slice(0, selection.count), count: selection.count };
  const patterns = new Int32Array(all.count);
  for (const [bit, filter] of filters.entries()) {
    if (!filter) continue;
    const { rows, count } = refine(store, all, filter);
    let next = 0;
    for (let index = 0; next < count; index += 1) {
      if (all.rows[index] !== rows[next]) continue;
      patterns[index] = (patterns[index] ?? 0) | (1 << bit);
      next += 1;
    }
  }
  const counts = new Map<number, number>();
  if (filters.length > maxTabledFilters) {
    for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    return counts;
  }
  const table = new Int32Array(2 ** filters.length);
  for (let index = 0; index < all.count; index += 1) {
    const pattern = patterns[index] ?? 0;
    table[pattern] = (table[pattern] ?? 0) + 1;
  }
  for (const [pattern, count] of table.entries()) if (count > 0) counts.set(pattern, count);
  return counts;
}
