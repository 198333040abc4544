import type { Corner } from '@piacter/contracts/map';
import { coverPiece, cutToTile, isInside } from '../map-cover.ts';
import { createPolygon } from '../map-polygon.ts';
import { toRange, world } from '../map-tiles.ts';
import type { ColumnStore } from './column-store.ts';
import type { Refinement } from './select-rows.ts';

/** The columns of the shown position, packed as in db/map-position.ts; no value without one. */
export const mapColumns = { mapLat: 'normal', mapLon: 'normal', mapTile: 'large' } as const;

export function getMapColumns({ columns: { mapLat, mapLon, mapTile } }: ColumnStore) {
  if (!mapLat || !mapLon || !mapTile) throw new Error('no search columns of the position');
  return { mapLat, mapLon, mapTile };
}

/** So many tiles that a row on the border is compared with five edges, of an area of a hundred. */
const limits = { tiles: 100, splits: 0 };

/** Keeps the rows in a drawn area: those of tiles inside need no test, those on the border are compared with few edges. */
export function createAreaTest(store: ColumnStore, corners: readonly Corner[]): Refinement {
  const { mapLat, mapLon, mapTile } = getMapColumns(store);
  const pieces = cutToTile([createPolygon(corners)], world)
    .flatMap((piece) => coverPiece(piece, limits))
    .map((piece) => ({ shape: isInside(piece) ? undefined : piece.shapes[0], range: toRange(piece.tile) }))
    .sort((a, b) => a.range[0] - b.range[0]);
  const starts = Float64Array.from(pieces, ({ range }) => range[0]);
  const last = pieces.at(-1)?.range[1] ?? -1;

  /** The last piece that starts at the tile or before; -1 without one. */
  function findPiece(tile: number): number {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= tile) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  return (from, count, into) => {
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const row = from[place] ?? 0;
      const tile = mapTile[row] ?? -1;
      if (tile > last) continue;
      const found = pieces[findPiece(tile)];
      if (!found || tile > found.range[1]) continue;
      if (found.shape?.contains(mapLat[row] ?? 0, mapLon[row] ?? 0) ?? true) into[kept++] = row;
    }
    return kept;
  };
}
