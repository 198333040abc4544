import type { Database } from '@piacter/db';
import { lonBits, tileLevel, toMorton } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import type { KnownTile } from './known-tiles.ts';
import { isWithinPiece } from './map-area.ts';
import { cutToTile, isInside, splitToLevel, type TilePiece } from './map-cover.ts';
import type { MapPlan, MapRows } from './map-rows.ts';
import type { Shape } from './map-shapes.ts';
import { world } from './map-tiles.ts';

/** The listings of a search in a tile. */
export interface TileCount {
  tile: number;
  /** Counted to one beyond the cap where `isCapped`. */
  found: number;
  isCapped: boolean;
  /** The middle of the listings, packed by db/map-position.ts. */
  point: number;
  anyID: number;
}

type CountRow = Record<'tile' | 'found' | 'lat' | 'lon' | 'anyID', number>;

// Floating point, as sums of integers are decimals, which are slow.
const middle = sql`avg((mapPoint >> ${sql.lit(lonBits)}) * 1e0) as lat,
  avg((mapPoint & ${sql.lit(2 ** lonBits - 1)}) * 1e0) as lon`;

const toPoint = (lat: number, lon: number) => Math.round(lat) * 2 ** lonBits + Math.round(lon);

/** Counts every listing of a view. */
export async function countByTile(
  db: Database,
  rows: MapRows,
  id: Condition,
  level: number,
): Promise<TileCount[]> {
  const shift = sql.lit(2 * (tileLevel - level));
  const found = await sql<CountRow>`
    select mapCell >> ${shift} as tile, count(*) as found, ${middle}, min(${id}) as anyID
    from ${rows} group by tile`.execute(db);
  return found.rows.map((row) => ({
    tile: Number(row.tile),
    found: Number(row.found),
    isCapped: false,
    point: toPoint(row.lat, row.lon),
    anyID: row.anyID,
  }));
}

interface CountedView {
  shapes: readonly Shape[];
  level: number;
  plan: MapPlan;
  id: Condition;
  cap: number;
  /** All published listings by tile, whatever the search. */
  known: ReadonlyMap<number, KnownTile> | undefined;
}

/**
 * Counts the listings of each tile up to the cap, for views of more listings than can be counted in time. Where every
 * listing matches, the known counts are taken for the tiles that are completely in view.
 */
export async function countUpToCap(
  db: Database,
  { shapes, level, plan, id, cap, known }: CountedView,
): Promise<TileCount[]> {
  const tiles = cutToTile(shapes, world)
    .flatMap((whole) => splitToLevel(whole, level))
    .map((piece) => ({ piece, code: toMorton(piece.tile.x, piece.tile.y) }));
  const isKnown = ({ piece }: { piece: TilePiece }) =>
    plan.isEverything && isInside(piece) && known !== undefined;
  const counts = tiles.filter(isKnown).flatMap(({ code }): TileCount[] => {
    const count = known?.get(code);
    if (!count) return [];
    const { listings, lat, lon } = count;
    return [
      {
        tile: code,
        found: listings,
        isCapped: false,
        point: toPoint(lat / listings, lon / listings),
        anyID: 0,
      },
    ];
  });
  const parts = tiles
    .filter((tile) => !isKnown(tile))
    .flatMap(({ piece, code }) => {
      if (known && !known.has(code)) return [];
      const rows = sql`select ${id} as id, mapPoint from ${plan.getRowsWithin(isWithinPiece(piece))} limit ${sql.lit(cap + 1)}`;
      return [
        sql`(select ${sql.lit(code)} as tile, count(*) as found, ${middle}, min(id) as anyID from (${rows}) as part)`,
      ];
    });
  if (parts.length === 0) return counts;
  const { rows } = await sql<CountRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  for (const { tile, found, lat, lon, anyID } of rows) {
    if (Number(found) === 0) continue;
    const isCapped = Number(found) > cap;
    const all = isCapped ? known?.get(Number(tile)) : undefined;
    // The first listings of a tile are in its corner: the middle of all is nearer to that of those that match.
    const point = all ? toPoint(all.lat / all.listings, all.lon / all.listings) : toPoint(lat, lon);
    counts.push({ tile: Number(tile), found: Math.min(Number(found), cap), isCapped, point, anyID });
  }
  return counts;
}
