import { tileLevel } from '@piacter/db/map-position';
import { packedLat, packedLon, type Rectangle, type Shape } from './map-polygon.ts';
import { splitTile, type Tile, toRectangle } from './map-tiles.ts';

/** A rectangle of which something is in all shapes, with what they leave to be tested there: nothing, if all of it is. */
interface Piece {
  rectangle: Rectangle;
  shapes: readonly Shape[];
  tile?: Tile;
  halves?: Halves;
}

/** The two parts of a rectangle, which need fewer comparisons; undefined for one that is outside. */
interface Halves {
  isFirst: string;
  first: Piece | undefined;
  second: Piece | undefined;
}

/** A tile of which something is in all shapes. */
export interface TilePiece extends Piece {
  tile: Tile;
}

export const isInside = ({ shapes }: Pick<Piece, 'shapes'>): boolean => shapes.length === 0;
const isOnBorder = (piece: Piece): boolean => !isInside(piece);

/** The part of a rectangle that is in all shapes; undefined where there is none. */
function cutTo(shapes: readonly Shape[], rectangle: Rectangle): Piece | undefined {
  const left: Shape[] = [];
  for (const shape of shapes) {
    const part = shape.cutTo(rectangle);
    if (part === 'outside') return undefined;
    if (part !== 'inside') left.push(part);
  }
  return { rectangle, shapes: left };
}

/** The part of a tile that is in all shapes; none where there is none. */
export function cutToTile(shapes: readonly Shape[], tile: Tile): TilePiece[] {
  const piece = cutTo(shapes, toRectangle(tile));
  return piece ? [{ ...piece, tile }] : [];
}

const split = ({ tile, shapes }: TilePiece): TilePiece[] =>
  splitTile(tile).flatMap((part) => cutToTile(shapes, part));

/** Halves a rectangle across its longer side. At last a single position is left, which is inside or not. */
function halve({ rectangle, shapes }: Piece): Halves {
  const { west, south, east, north } = rectangle;
  const isTall = north - south > east - west;
  const middle = Math.floor((isTall ? south + north : west + east) / 2);
  return {
    isFirst: `${isTall ? packedLat : packedLon} <= ${middle}`,
    first: cutTo(shapes, { ...rectangle, ...(isTall ? { north: middle } : { east: middle }) }),
    second: cutTo(shapes, { ...rectangle, ...(isTall ? { south: middle + 1 } : { west: middle + 1 }) }),
  };
}

/** The test of a row whose tile is that of the piece. */
export function toTest({ shapes, halves }: Piece): string {
  if (halves) {
    const testOf = (half: Piece | undefined) => (half ? toTest(half) : '0');
    return `if(${halves.isFirst}, ${testOf(halves.first)}, ${testOf(halves.second)})`;
  }
  return shapes.length === 0 ? '1' : `(${shapes.map((shape) => shape.toSql()).join(' and ')})`;
}

/** Limits of a cover: with more pieces fewer rows are read in vain, and each is compared with fewer edges. */
export interface CoverLimits {
  /** Tiles on the border from which on they are not all split any more. */
  tiles: number;
  /** Splits of the pieces that need the most comparisons. */
  splits: number;
}

/** Comparisons of a piece that are not worth another split. */
const fewComparisons = 6;

export const countComparisons = ({ shapes }: Pick<Piece, 'shapes'>): number =>
  shapes.reduce((sum, { comparisons }) => sum + comparisons, 0);
const findDearest = (pieces: Iterable<Piece>) =>
  [...pieces].reduce<Piece | undefined>(
    (dearest, one) => (dearest && countComparisons(dearest) >= countComparisons(one) ? dearest : one),
    undefined,
  );

/**
 * Splits the pieces that need the most comparisons, and tiles of the deepest level too: thousands of services are shown
 * in the middle of the same town, where somebody may draw all corners.
 */
function splitDearest(border: readonly TilePiece[], splits: number): TilePiece[] {
  const tiles = new Set(border);
  const open = new Set<Piece>(border);
  const isTile = (piece: Piece): piece is TilePiece => tiles.has(piece as TilePiece);
  for (let count = 0; count < splits; count += 1) {
    const dearest = findDearest(open);
    if (!dearest || countComparisons(dearest) <= fewComparisons) break;
    open.delete(dearest);
    let parts: (Piece | undefined)[];
    if (isTile(dearest) && dearest.tile.level < tileLevel) {
      tiles.delete(dearest);
      const quarters = split(dearest);
      for (const quarter of quarters) tiles.add(quarter);
      parts = quarters;
    } else {
      dearest.halves = halve(dearest);
      parts = [dearest.halves.first, dearest.halves.second];
    }
    for (const part of parts) if (part && isOnBorder(part)) open.add(part);
  }
  return [...tiles];
}

/** Covers what of a tile is in all shapes with smaller tiles. */
export function coverPiece(piece: TilePiece, limits: CoverLimits): TilePiece[] {
  const inside = [piece].filter(isInside);
  let border = [piece].filter(isOnBorder);
  while (border.length > 0 && border.length * 2 <= limits.tiles) {
    if (border.some(({ tile }) => tile.level >= tileLevel)) break;
    const parts = border.flatMap(split);
    inside.push(...parts.filter(isInside));
    border = parts.filter(isOnBorder);
  }
  return [...inside, ...splitDearest(border, limits.splits)];
}
