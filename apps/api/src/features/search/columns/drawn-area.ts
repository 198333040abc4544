import type { Corner } from '@piacter/contracts/map';
import type { Refinement } from '../listing-condition.ts';
import { coverPiece, cutToTile, isInside } from '../map-cover.ts';
import { createPolygon } from '../map-polygon.ts';
import { toRange, world } from '../map-tiles.ts';
import type { ColumnStore } from './column-store.ts';

/** The columns of the shown position, packed as in db/map-position.ts; no value without one. */
export const mapColumns = { mapLat: 'int32', mapLon: 'int32', mapTile: 'float64' } as const;

export function getMapColumns({ columns: { mapLat, mapLon, mapTile } }: ColumnStore) {
  if (!mapLat || !mapLon || !mapTile) throw new Error('no search columns of the position');
  return { mapLat, mapLon, mapTile };
}

/** So many tiles that a row on the border is compared with five edges, of an area of a hundred. */
const limits = { tiles: 100, splits: 0 };
/** Of equal ranges of tiles, each with its first piece: nearly all have one piece or none. */
const rangeBits = 14;

/** Finds, for a tile between two others, the last piece that starts there or before. */
function createPieceFinder(starts: Float64Array, first: number, last: number): (tile: number) => number {
  const shift = Math.max(0, Math.ceil(Math.log2(last - first + 1)) - rangeBits);
  const firstPieces = new Int32Array(((last - first) >>> shift) + 1);
  let piece = 0;
  for (let range = 0; range < firstPieces.length; range += 1) {
    while ((starts[piece + 1] ?? last + 1) <= first + range * 2 ** shift) piece += 1;
    firstPieces[range] = piece;
  }
  return (tile) => {
    let found = firstPieces[(tile - first) >>> shift] ?? 0;
    while ((starts[found + 1] ?? last + 1) <= tile) found += 1;
    return found;
  };
}

/** Keeps the rows in a drawn area: those of tiles inside need no test, those on the border are compared with few edges. */
export function createAreaFilter(store: ColumnStore, corners: readonly Corner[]): Refinement {
  const { mapLat, mapLon, mapTile } = getMapColumns(store);
  const pieces = cutToTile([createPolygon(corners)], world)
    .flatMap((piece) => coverPiece(piece, limits))
    .map((piece) => ({ shape: isInside(piece) ? undefined : piece.shapes[0], range: toRange(piece.tile) }))
    .sort((a, b) => a.range[0] - b.range[0]);
  const shapes = pieces.map(({ shape }) => shape);
  const starts = Float64Array.from(pieces, ({ range }) => range[0]);
  const ends = Float64Array.from(pieces, ({ range }) => range[1]);
  const [first, last] = [starts[0] ?? 0, ends.at(-1) ?? -1];
  const findPiece = createPieceFinder(starts, first, last);

  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      const tile = mapTile[row] ?? -1;
      if (tile < first || tile > last) continue;
      const piece = findPiece(tile);
      if (tile > (ends[piece] ?? -1)) continue;
      const shape = shapes[piece];
      if (!shape || shape.contains(mapLat[row] ?? 0, mapLon[row] ?? 0)) into[kept++] = row;
    }
    return kept;
  };
}
