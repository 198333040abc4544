import type { Bounds } from '@piacter/contracts/map';
import { tileLevel, toMercator, toMorton } from '@piacter/db/map-position';
import { packLat, packLon, type Rectangle } from './map-polygon.ts';

/** A square of the map, as map tiles are numbered. */
export interface Tile {
  level: number;
  x: number;
  y: number;
}

export const world: Tile = { level: 0, x: 0, y: 0 };

const toLat = (share: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

/** The bounds of a tile. */
function getTileBounds({ level, x, y }: Tile): Bounds {
  const side = 2 ** level;
  return [(x / side) * 360 - 180, toLat((y + 1) / side), ((x + 1) / side) * 360 - 180, toLat(y / side)];
}

/** The packed positions of a tile, and perhaps some beside it. */
export function toRectangle(tile: Tile): Rectangle {
  const [west, south, east, north] = getTileBounds(tile);
  return {
    west: Math.floor(packLon(west)),
    south: Math.floor(packLat(south)),
    east: Math.ceil(packLon(east)),
    north: Math.ceil(packLat(north)),
  };
}

/** The four tiles of the next level. */
export const splitTile = ({ level, x, y }: Tile): Tile[] =>
  [0, 1].flatMap((down) => [0, 1].map((right) => ({ level: level + 1, x: 2 * x + right, y: 2 * y + down })));

/** A range of stored tiles, both ends included. */
export type TileRange = readonly [first: number, last: number];

export function toRange({ level, x, y }: Tile): TileRange {
  const first = toMorton(x, y) * 4 ** (tileLevel - level);
  return [first, first + 4 ** (tileLevel - level) - 1];
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
