import { promotionRanks } from '@piacter/db/sort-rank';
import type { Conditions } from '../port.ts';
import type { ColumnStore, Selection } from './column-store.ts';
import { refine } from './select-rows.ts';
import { type ListingSort, topRows } from './top-rows.ts';

/** How many of the wishes each row of the selection meets, by its number; they are few. */
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
 * but above no promotion. Only the groups of equal promotion and wishes that are on the page are put in order.
 */
export function topWishedRows(
  store: ColumnStore,
  { rows, count }: Selection,
  { sort, wishes }: { sort: ListingSort; wishes: readonly Conditions[] },
  { offset, limit }: { offset: number; limit: number },
): number[] {
  // Selections share their memory.
  const all = { rows: rows.slice(0, count), count };
  const groups = countWishes(store, all, wishes);
  const ranks = store.columns[store.rank];
  const steps = wishes.length + 1;
  const sizes = new Int32Array(promotionRanks.starts.length * steps);
  for (const row of all.rows) {
    const promotion = Math.floor((ranks?.[row] ?? 0) / promotionRanks.size);
    const group = promotion * steps + (groups[row] ?? 0);
    groups[row] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const ids: number[] = [];
  let before = 0;
  for (let group = sizes.length - 1; group >= 0 && ids.length < limit; group -= 1) {
    const size = sizes[group] ?? 0;
    const first = Math.max(offset - before, 0);
    before += size;
    if (first >= size) continue;
    const selection = { rows: all.rows.filter((row) => groups[row] === group), count: size };
    ids.push(...topRows(store, selection, sort, { offset: first, limit: limit - ids.length }));
  }
  return ids;
}
