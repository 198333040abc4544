import type { ColumnStore } from './column-store.ts';
import type { Selection } from './select-rows.ts';

/** An order of listings; those that are equal in it are in the order of their ids, in the same direction. */
export interface ListingSort<Column extends string = string> {
  column: Column;
  direction: 'asc' | 'desc';
  /** Values below count as missing: such listings come last in both directions. 0 by default. */
  from?: number;
}

/** The first listings of a selection in an order: those from `offset` on, `limit` at most. */
export function topRows(
  store: ColumnStore,
  { rows, count }: Selection,
  { column, direction, from = 0 }: ListingSort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const numbers = store.columns[column];
  if (!numbers) throw new Error(`no search column ${column}`);
  const { ids } = store;
  const sign = direction === 'asc' ? 1 : -1;
  // What comes first has the lowest key; missing values have the highest in both directions.
  const getKey = (row: number) => {
    const value = numbers[row] ?? -1;
    return value < from ? Number.POSITIVE_INFINITY : sign * value;
  };
  const getTie = (row: number) => sign * (ids[row] ?? 0);
  const compare = (a: number, b: number) => {
    const [keyA, keyB] = [getKey(a), getKey(b)];
    return keyA === keyB ? getTie(a) - getTie(b) : keyA - keyB;
  };
  const wanted = offset + limit;
  let best: number[] = [];
  let worst = -1;
  // From the end: the latest rows are in front of most orders, and whatever comes behind the worst is left out at once.
  for (let place = count - 1; place >= 0; place -= 1) {
    const row = rows[place] ?? 0;
    if (worst >= 0 && compare(row, worst) > 0) continue;
    best.push(row);
    if (best.length === 2 * wanted) {
      best = best.sort(compare).slice(0, wanted);
      worst = best[wanted - 1] ?? -1;
    }
  }
  return best
    .sort(compare)
    .slice(offset, wanted)
    .map((row) => ids[row] ?? 0);
}
