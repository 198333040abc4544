import type { Corner } from '@piacter/contracts/map';
import type { Refinement } from '../listing-condition.ts';
import { createAreaGrid } from './area-grid.ts';
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
    const kinds = new Uint16Array(count);
    const near = grid.selectNear({ lats: mapLat, lons: mapLon }, [from, count], [into, kinds]);
    let kept = 0;
    for (let index = 0; index < near; index += 1) {
      const row = into[index] ?? 0;
      into[kept] = row;
      kept += Number(grid.isIn(kinds[index] ?? 0, mapLat[row] ?? 0, mapLon[row] ?? 0));
    }
    return kept;
  };
}
