import { lowerBound } from '../../../core/sorted.ts';
import type { ColumnStore, Selection } from './column-store.ts';

/** An order of listings; those that are equal in it are in the order of their ids, in the same direction. */
export interface ListingSort<Column extends string = string> {
  column: Column;
  direction: 'asc' | 'desc';
  /** Values below count as missing: such listings come last in both directions. 0 by default. */
  from?: number;
}

/** Those of the ranked rows of a selection that are the first ones in a direction, with all that are out of order. */
function firstRanked(
  { rows, count }: Selection,
  { wanted, rankedRows, isDescending }: { wanted: number; rankedRows: number; isDescending: boolean },
): Selection {
  const ranked = lowerBound(rows, rankedRows, count);
  const first = isDescending
    ? rows.subarray(0, Math.min(ranked, wanted))
    : rows.subarray(Math.max(ranked - wanted, 0), ranked);
  const candidates = Int32Array.from([...first, ...rows.subarray(ranked, count)]);
  return { rows: candidates, count: candidates.length };
}

/** The first listings of a selection in an order: those from `offset` on, `limit` at most. */
export function topRows(
  store: ColumnStore,
  selection: Selection,
  { column, direction, from = 0 }: ListingSort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const wanted = offset + limit;
  const { rankedRows } = store;
  const { rows, count } =
    column === store.rank
      ? firstRanked(selection, { wanted, rankedRows, isDescending: direction === 'desc' })
      : selection;
  const numbers = store.columns[column];
  if (!numbers) throw new Error(`no search column ${column}`);
  const { ids } = store;
  const sign = direction === 'asc' ? 1 : -1;
  // What comes first has the lowest key; missing values have the highest in both directions.
  const getKey = (row: number) => {
    const value = numbers[row] ?? -1;
    return value < from ? Number.POSITIVE_INFINITY : sign * value;
  };
  const texts = store.textOrders[column];
  const compareTies = (a: number, b: number) =>
    sign * ((texts?.compare(a, b) ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
  const compare = (a: number, b: number) => {
    const [keyA, keyB] = [getKey(a), getKey(b)];
    return keyA === keyB ? compareTies(a, b) : keyA - keyB;
  };
  let best: number[] = [];
  let [worstKey, worst] = [Number.POSITIVE_INFINITY, -1];
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] ?? 0;
    const value = numbers[row] ?? -1;
    const key = value < from ? Number.POSITIVE_INFINITY : sign * value;
    if (key > worstKey || (key === worstKey && worst >= 0 && compareTies(row, worst) > 0)) continue;
    best.push(row);
    if (best.length === 2 * wanted) {
      best = best.sort(compare).slice(0, wanted);
      worst = best[wanted - 1] ?? 0;
      worstKey = getKey(worst);
    }
  }
  return best
    .sort(compare)
    .slice(offset, wanted)
    .map((row) => ids[row] ?? 0);
}
