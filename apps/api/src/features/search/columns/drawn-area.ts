import type { Corner } from '@piacter/contracts/map';
import type { Refinement } from '../listing-condition.ts';
import { cellKinds, createAreaGrid } from './area-grid.ts';
import type { ColumnStore } from './column-store.ts';

/** The columns of the shown position, packed as in db/map-position.ts; no value without one. */
export const mapColumns = { mapLat: 'int32', mapLon: 'int32', mapTile: 'float64' } as const;

export function getMapColumns({ columns: { mapLat, mapLon, mapTile } }: ColumnStore) {
  if (!mapLat || !mapLon || !mapTile) throw new Error('no search columns of the position');
  return { mapLat, mapLon, mapTile };
}

/** Keeps the rows in a drawn area: a grid tells it of most, the others are compared with its edges. */
export function createAreaFilter(store: ColumnStore, corners: readonly Corner[]): Refinement {
  const { mapLat, mapLon } = getMapColumns(store);
  return (from, count, into) => {
    const grid = createAreaGrid(corners, count);
    const kinds = new Uint8Array(count);
    let near = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      const kind = grid.getKind(mapLat[row] ?? 0, mapLon[row] ?? 0);
      into[near] = row;
      kinds[near] = kind;
      near += Number(kind !== cellKinds.outside);
    }
    let kept = 0;
    for (let index = 0; index < near; index += 1) {
      const row = into[index] ?? 0;
      into[kept] = row;
      const isIn = kinds[index] === cellKinds.inside || grid.isIn(mapLat[row] ?? 0, mapLon[row] ?? 0);
      kept += isIn ? 1 : 0;
    }
    return kept;
  };
}
