import { areCrossing, type Bounds, type Corner, getEdges, isInArea } from '@piacter/contracts/map';
import { lonBits, tileLevel, toMercator, toMorton } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';

/** Whether a rectangle is completely inside of a shape, outside, or on its border. */
type Overlap = 'inside' | 'outside' | 'border';

/** A part of the map: the visible one, or a drawn area. */
export interface Shape {
  compare: (rectangle: Bounds) => Overlap;
  /** Tests the shown position of the row: `mapPoint`, packed by db/map-position.ts. */
  contains: Condition;
  /** The test of its bounds alone, where `contains` needs many comparisons. */
  isNear?: Condition;
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

const getBounds = (corners: readonly Corner[]): Bounds => {
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
};

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
    isNear: createBox(getBounds(corners)).contains,
  };
}

/** A square of the map, as map tiles are numbered. */
export interface Tile {
  level: number;
  x: number;
  y: number;
}
const world: Tile = { level: 0, x: 0, y: 0 };

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

function getOverlap(shapes: readonly Shape[], tile: Tile): Overlap {
  const overlaps = shapes.map((shape) => shape.compare(getTileBounds(tile)));
  if (overlaps.includes('outside')) return 'outside';
  return overlaps.includes('border') ? 'border' : 'inside';
}

/** The tiles of a level that are inside of all shapes or on their border. */
export function findTiles(shapes: readonly Shape[], level: number): { tile: Tile; isInside: boolean }[] {
  let found = [{ tile: world, isInside: false }];
  while ((found[0]?.tile.level ?? level) < level)
    found = found.flatMap(({ tile: parent, isInside }) =>
      split(parent).flatMap((tile) => {
        const overlap = isInside ? 'inside' : getOverlap(shapes, tile);
        return overlap === 'outside' ? [] : { tile, isInside: overlap === 'inside' };
      }),
    );
  return found;
}

/** The deepest level, up to the given one, at which bounds are covered by so many tiles at most. */
export function limitLevel([west, south, east, north]: Bounds, level: number, maxTiles: number): number {
  const [from, to] = [toMercator({ lat: north, lon: west }), toMercator({ lat: south, lon: east })];
  const count = (at: number) =>
    (Math.ceil((to.x - from.x) * 2 ** at) + 1) * (Math.ceil((to.y - from.y) * 2 ** at) + 1);
  let limited = level;
  while (limited > 0 && count(limited) > maxTiles) limited -= 1;
  return limited;
}

/** Tiles on the border at which splitting ends: the more, the fewer rows are read in vain. */
const maxBorderTiles = { ofView: 40, ofTile: 24 };

/** The tiles that cover the common part of shapes, within one tile. */
function coverShapes(
  shapes: readonly Shape[],
  within: Tile,
  maxTiles: number,
): { inside: TileRange[]; all: TileRange[] } {
  const inside: Tile[] = [];
  let border: Tile[] = [within];
  while (border.length > 0 && border.length * 2 <= maxTiles) {
    if ((border[0]?.level ?? tileLevel) >= tileLevel) break;
    const next: Tile[] = [];
    for (const tile of border.flatMap(split)) {
      const overlap = getOverlap(shapes, tile);
      if (overlap !== 'outside') (overlap === 'border' ? next : inside).push(tile);
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
 * those on the border. Undefined when the shapes have nothing in common, or nothing within the given tile.
 */
export function isWithin(shapes: readonly Shape[], tile?: Tile): Condition | undefined {
  const { inside, all } = tile
    ? coverShapes(shapes, tile, maxBorderTiles.ofTile)
    : coverShapes(shapes, world, maxBorderTiles.ofView);
  if (all.length === 0) return undefined;
  if (String(all) === String(inside)) return isInRanges(all);
  const exact = sql`(${sql.join(
    shapes.map(({ contains }) => sql`(${contains})`),
    sql` and `,
  )})`;
  return inside.length === 0
    ? sql`(${isInRanges(all)} and ${exact})`
    : sql`(${isInRanges(all)} and (${isInRanges(inside)} or ${exact}))`;
}

/** A part of the map as conditions of a statement. */
export interface MapPart {
  /** For the map index: ranges of it, see `isWithin`. */
  ranges: Condition;
  /** For the rows that another index finds: fewer comparisons where a box is all that there is. */
  test: Condition;
}

/** The common part of shapes; undefined when there is none. */
export function createMapPart(shapes: readonly Shape[]): MapPart | undefined {
  const ranges = isWithin(shapes);
  if (!ranges) return undefined;
  const near = shapes.map(({ contains, isNear }) => isNear ?? contains);
  const isExact = shapes.every(({ isNear }) => !isNear);
  return {
    ranges,
    test: sql`(mapCell is not null and ${sql.join(isExact ? near : [...near, ranges], sql` and `)})`,
  };
}
