import type { Corner } from '@piacter/contracts/map';
import { lonBits, tileLevel, toMorton } from '@piacter/db/map-position';
import { type CoverLimits, coverPiece, cutToTile, isInside } from '../map-cover.ts';
import {
  createPolygon,
  cutPolygon,
  type Edge,
  isInPart,
  type PolygonPart,
  toPolygonPart,
} from '../map-polygon.ts';
import { toRectangle, world } from '../map-tiles.ts';

/** Few tiles, as each is a row of every watch; what is in one is found by the edges that cross it. */
const limits: CoverLimits = { tiles: 16, splits: 8 };

const prefix = 'tile-';
const toKey = (level: number, code: number) => `${prefix}${level}-${code}`;

/** The key of a tile in which a search has a drawn area, perhaps with keys of other filters behind it. */
export const isTileKey = (key: string): boolean => key.startsWith(prefix);

const edgeFields = ['first', 'last', 'lat1', 'lon1', 'slope'] as const satisfies (keyof Edge)[];

function encodePart({ edges, turns, isOdd }: PolygonPart): Buffer {
  const numbers = [
    isOdd ? 1 : 0,
    turns.length,
    ...turns,
    ...edges.flatMap((edge) => edgeFields.map((field) => edge[field])),
  ];
  return Buffer.from(new Float64Array(numbers).buffer);
}

function decodePart(encoded: Buffer): Omit<PolygonPart, 'rectangle'> {
  const bytes = Uint8Array.from(encoded);
  const [isOdd, count = 0, ...rest] = new Float64Array(bytes.buffer);
  const edges: Edge[] = [];
  for (let at = count; at < rest.length; at += edgeFields.length) {
    const [first = 0, last = 0, lat1 = 0, lon1 = 0, slope = 0] = rest.slice(at, at + edgeFields.length);
    edges.push({ first, last, lat1, lon1, slope });
  }
  return { isOdd: isOdd === 1, turns: rest.slice(0, count), edges };
}

/** The keys of the tiles that an area covers, each with what of its border is there; null where the tile is inside. */
export function toAreaKeys(corners: readonly Corner[]): Map<string, Buffer | null> {
  const whole = toPolygonPart(corners);
  const pieces = cutToTile([createPolygon(corners)], world).flatMap((piece) => coverPiece(piece, limits));
  return new Map(
    pieces.map((piece) => {
      const { level, x, y } = piece.tile;
      const part = isInside(piece) ? null : encodePart(cutPolygon(whole, toRectangle(piece.tile)));
      return [toKey(level, toMorton(x, y)), part];
    }),
  );
}

/** The shown position of a listing; null where it has none. */
export interface PlacedOnMap {
  mapCell: number | null;
  mapPoint: number | null;
}

/** The keys of the tiles that a listing is in. */
export const tilesOfRow = ({ mapCell }: Pick<PlacedOnMap, 'mapCell'>): string[] =>
  mapCell === null
    ? []
    : Array.from({ length: tileLevel + 1 }, (_, level) =>
        toKey(level, Math.floor(mapCell / 4 ** (tileLevel - level))),
      );

/** Whether a shown position in the tile of a key is in the area. */
export const isInTilePart = (part: Buffer | null, mapPoint: number): boolean =>
  part === null || isInPart(decodePart(part), Math.floor(mapPoint / 2 ** lonBits), mapPoint % 2 ** lonBits);
