import type { RowReader } from '../listing-condition.ts';
import type { ColumnStore, Selection } from './column-store.ts';
import { readRows } from './select-rows.ts';

/** What a row is ordered by, lowest first. Infinity where it is not known; such rows come last. */
export interface RowCount {
  /** Quick, and never above what is counted. */
  getBound: (row: number) => number;
  count: (row: number) => number;
}

/** An order by what is counted for a search, such as the total of a stay; equals by rank. */
export interface CountedSort {
  createCount: (reader: RowReader) => RowCount;
}

interface Counted {
  row: number;
  counted: number;
}

/**
 * The first listings of a selection by what is counted. Few are counted, whatever the size: those with the lowest bounds
 * first, then each whose bound is not above the last one of the page so far.
 */
export function topCountedRows(
  store: ColumnStore,
  { rows, count: size }: Selection,
  { createCount }: CountedSort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const wanted = offset + limit;
  const { ids } = store;
  const ranks = store.columns[store.rank] ?? [];
  const { getBound, count } = createCount(readRows(store));
  const bounds = new Float64Array(size);
  for (let index = 0; index < size; index += 1) bounds[index] = getBound(rows[index] ?? 0);
  const compareRanks = (one: number, other: number) =>
    (ranks[other] ?? 0) - (ranks[one] ?? 0) || (ids[other] ?? 0) - (ids[one] ?? 0);
  // Infinity less Infinity is no number.
  const compare = (one: Counted, other: Counted) =>
    one.counted === other.counted ? compareRanks(one.row, other.row) : one.counted < other.counted ? -1 : 1;

  /** The first rows by a key, which is taken of those alone whose bound is not behind the last one so far. */
  function selectFirst(getKey: (row: number, bound: number) => number, last?: Counted): Counted[] {
    let best: Counted[] = [];
    let worst = last;
    for (let index = 0; index < size; index += 1) {
      const [row, bound] = [rows[index] ?? 0, bounds[index] ?? 0];
      if (worst && (bound > worst.counted || compare({ row, counted: bound }, worst) > 0)) continue;
      best.push({ row, counted: getKey(row, bound) });
      if (best.length < 2 * wanted) continue;
      best = best.sort(compare).slice(0, wanted);
      worst = best.at(-1);
    }
    return best.sort(compare).slice(0, wanted);
  }

  const likely = selectFirst((_row, bound) => bound)
    .map(({ row }) => ({ row, counted: count(row) }))
    .sort(compare);
  return selectFirst(count, likely[wanted - 1])
    .slice(offset)
    .map(({ row }) => ids[row] ?? 0);
}
