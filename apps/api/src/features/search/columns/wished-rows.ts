import { promotionRanks } from '@piacter/db';
import type { Conditions } from '../port.ts';
import type { ColumnStore } from './column-store.ts';
import { refine, type Selection } from './select-rows.ts';
import { type ListingSort, topRows } from './top-rows.ts';

/** How many of the wishes each row of the selection meets, by its number. */
function countWishes(store: ColumnStore, selection: Selection, wishes: readonly Conditions[]): Uint8Array {
  const met = new Uint8Array(store.rows);
  for (const wish of wishes) {
    if (!wish) continue;
    const { rows, count } = refine(store, selection, wish);
    for (const row of rows.subarray(0, count)) met[row] = (met[row] ?? 0) + 1;
  }
  return met;
}

/**
 * The listings of a page in the order of their rank, those that meet more wishes first within each promotion: a wish ranks,
 * but above no promotion.
 */
export function topWishedRows(
  store: ColumnStore,
  { rows, count }: Selection,
  { sort, wishes }: { sort: ListingSort; wishes: readonly Conditions[] },
  { offset, limit }: { offset: number; limit: number },
): number[] {
  // Selections share their memory.
  const all = { rows: rows.slice(0, count), count };
  const met = countWishes(store, all, wishes);
  const ranks = store.columns[store.rank];
  const groups = Map.groupBy(all.rows, (row) => {
    const promotion = Math.floor((ranks?.[row] ?? 0) / promotionRanks.size);
    return promotion * (wishes.length + 1) + (met[row] ?? 0);
  });
  const ids: number[] = [];
  let before = 0;
  for (const [, group] of [...groups].sort(([a], [b]) => b - a)) {
    const first = Math.max(offset - before, 0);
    const left = limit - ids.length;
    before += group.length;
    if (first >= group.length || left <= 0) continue;
    const selection = { rows: Int32Array.from(group), count: group.length };
    ids.push(...topRows(store, selection, sort, { offset: first, limit: left }));
  }
  return ids;
}
