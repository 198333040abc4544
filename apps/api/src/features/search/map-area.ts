import { areCrossing, type Bounds, type Corner, getEdges, isInArea } from '@piacter/contracts/map';
import { lonBits, tileLevel, toMorton } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';

/** Whether a rectangle is completely inside of a shape, outside, or on its border. */
type Overlap = 'inside' | 'outside' | 'border';

/** A part of the map: the visible one, or a drawn area. */
export interface Shape {
  compare: (rectangle: Bounds) => Overlap;
  /** Tests the shown position of the row: `mapPoint`, packed by db/map-position.ts. */
  contains: Condition;
}

const scale = 1e5;
const packedLat = sql`(mapPoint >> ${sql.lit(lonBits)})`;
const packedLon = sql`(mapPoint & ${sql.lit(2 ** lonBits - 1)})`;
const packLat = (lat: number) => (lat + 90) * scale;
const packLon = (lon: number) => (lon + 180) * scale;

/** The visible part of the map. */
export const createBox = ([west, south, east, north]: Bounds): Shape => ({
  compare: ([left, bottom, right, top]) => {
    if (left > east || right < west || bottom > north || top < south) return 'outside';
    return left >= west && right <= east && bottom >= south && top <= north ? 'inside' : 'border';
  },
  contains: sql`${packedLat} between ${sql.lit(Math.ceil(packLat(south)))} and ${sql.lit(Math.floor(packLat(north)))}
    and ${packedLon} between ${sql.lit(Math.ceil(packLon(west)))} and ${sql.lit(Math.floor(packLon(east)))}`,
});

/** An edge is crossed by the ray from the row's position to the east; see `isInArea`. */
function crossesEdge([a, b]: [Corner, Corner]): Condition {
  const [lat1, lat2, lon1, lon2] = [packLat(a.lat), packLat(b.lat), packLon(a.lon), packLon(b.lon)];
  const slope = (lon2 - lon1) / (lat2 - lat1);
  // Floating point, as differences of unsigned integers must not be negative.
  const [low, high] = [Math.min(lat1, lat2), Math.max(lat1, lat2)];
  return sql`(${packedLat} >= ${sql.lit(low)} and ${packedLat} < ${sql.lit(high)}
    and ${packedLon} < ${sql.lit(slope)} * (${packedLat} * 1e0 - ${sql.lit(lat1)}) + ${sql.lit(lon1)})`;
}

/** A drawn area. Its edges are straight in degrees, as its corners are. */
export function createPolygon(corners: readonly Corner[]): Shape {
  const edges = getEdges(corners).filter(([a, b]) => a.lat !== b.lat);
  return {
    compare: ([west, south, east, north]) => {
      const sides = getEdges([
        { lat: south, lon: west },
        { lat: south, lon: east },
        { lat: north, lon: east },
        { lat: north, lon: west },
      ]);
      const isOnBorder =
        corners.some(({ lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east) ||
        getEdges(corners).some(([a, b]) => sides.some(([c, d]) => areCrossing(a, b, c, d)));
      if (isOnBorder) return 'border';
      return isInArea({ lat: south, lon: west }, corners) ? 'inside' : 'outside';
    },
    contains: sql`(${sql.join(edges.map(crossesEdge), sql` + `)}) % 2 = 1`,
  };
}

interface Tile {
  level: number;
  x: number;
  y: number;
}

const toLat = (share: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

/** The bounds of a tile. */
export function getTileBounds({ level, x, y }: Tile): Bounds {
  const side = 2 ** level;
  return [(x / side) * 360 - 180, toLat((y + 1) / side), ((x + 1) / side) * 360 - 180, toLat(y / side)];
}

const split = ({ level, x, y }: Tile): Tile[] =>
  [0, 1].flatMap((down) => [0, 1].map((right) => ({ level: level + 1, x: 2 * x + right, y: 2 * y + down })));

/** A range of stored tiles, both ends included. */
type TileRange = [first: number, last: number];

function toRange({ level, x, y }: Tile): TileRange {
  const first = toMorton(x, y) * 4 ** (tileLevel - level);
  return [first, first + 4 ** (tileLevel - level) - 1];
}

/** Joins ranges that follow each other. */
function mergeRanges(ranges: readonly TileRange[]): TileRange[] {
  const merged: TileRange[] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before && before[1] + 1 >= first) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Tiles on the border at which splitting ends: the more, the fewer rows are read in vain. */
const maxBorderTiles = 40;

/** The tiles that cover the common part of shapes. */
function coverShapes(shapes: readonly Shape[]): { inside: TileRange[]; all: TileRange[] } {
  const inside: Tile[] = [];
  let border: Tile[] = [{ level: 0, x: 0, y: 0 }];
  while (border.length > 0 && border.length * 2 <= maxBorderTiles) {
    if ((border[0]?.level ?? tileLevel) >= tileLevel) break;
    const next: Tile[] = [];
    for (const tile of border.flatMap(split)) {
      const overlaps = shapes.map((shape) => shape.compare(getTileBounds(tile)));
      if (overlaps.includes('outside')) continue;
      (overlaps.includes('border') ? next : inside).push(tile);
    }
    border = next;
  }
  return { inside: mergeRanges(inside.map(toRange)), all: mergeRanges([...inside, ...border].map(toRange)) };
}

const isInRanges = (ranges: readonly TileRange[]): Condition =>
  sql`(${sql.join(
    ranges.map(([first, last]) => sql`mapCell between ${sql.lit(first)} and ${sql.lit(last)}`),
    sql` or `,
  )})`;

/**
 * The condition of being published and shown within all shapes: a few ranges of the map index, and the exact test for
 * those on the border. Undefined when the shapes have nothing in common.
 */
export function isWithin(shapes: readonly Shape[]): Condition | undefined {
  const { inside, all } = coverShapes(shapes);
  if (all.length === 0) return undefined;
  const exact = sql`(${sql.join(
    shapes.map(({ contains }) => sql`(${contains})`),
    sql` and `,
  )})`;
  return inside.length === 0
    ? sql`(${isInRanges(all)} and ${exact})`
    : sql`(${isInRanges(all)} and (${isInRanges(inside)} or ${exact}))`;
}
