import { lowerBound } from '../../../core/sorted.ts';
import type { Refinement } from '../listing-condition.ts';
import type { ColumnStore, Selection } from './column-store.ts';

/** Rows in ascending order. */
type RowList = Int32Array;

/** Rows that are marked in the time of looking one up in a list, and that are tested in the time of merging one. */
const stepsOfLookup = 16;
const stepsOfMerge = 4;

const sizeOf = (lists: readonly RowList[]) => lists.reduce((sum, { length }) => sum + length, 0);

/** Keeps the rows of some lists. Few rows are looked up in each; for many, those of the lists are marked once. */
export function isInLists(store: ColumnStore, lists: readonly RowList[]): Refinement {
  const size = sizeOf(lists);
  let marks: Uint8Array | undefined;
  const mark = (): Uint8Array => {
    const marked = store.marks.take(store.ids.length);
    for (const list of lists)
      for (let index = 0; index < list.length; index += 1) marked[list[index] ?? 0] = 1;
    return marked;
  };
  const isInOne = (row: number) => lists.some((list) => list[lowerBound(list, row)] === row);
  return (from, count, into) => {
    let kept = 0;
    if (!marks && count * lists.length * stepsOfLookup < size) {
      for (let index = 0; index < count; index += 1) {
        const row = from[index] ?? 0;
        if (isInOne(row)) into[kept++] = row;
      }
      return kept;
    }
    marks ??= mark();
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += marks[row] ?? 0;
    }
    return kept;
  };
}

function mergeTwo(one: RowList, other: RowList): RowList {
  const merged = new Int32Array(one.length + other.length);
  let [count, indexA, indexB] = [0, 0, 0];
  while (indexA < one.length && indexB < other.length) {
    const [a = 0, b = 0] = [one[indexA], other[indexB]];
    merged[count++] = a < b ? a : b;
    if (a <= b) indexA += 1;
    if (b <= a) indexB += 1;
  }
  for (; indexA < one.length; indexA += 1) merged[count++] = one[indexA] ?? 0;
  for (; indexB < other.length; indexB += 1) merged[count++] = other[indexB] ?? 0;
  return merged.subarray(0, count);
}

/** The rows of all lists, each once. */
function mergeAll(lists: readonly RowList[]): RowList {
  let merged = lists;
  while (merged.length > 1)
    merged = Array.from({ length: Math.ceil(merged.length / 2) }, (_, pair) => {
      const [one, other] = [merged[2 * pair] ?? new Int32Array(0), merged[2 * pair + 1]];
      return other ? mergeTwo(one, other) : one;
    });
  return merged[0] ?? new Int32Array(0);
}

/**
 * The rows in use of some lists, as a selection; undefined where testing all rows would be cheaper than merging the
 * lists.
 */
export function selectFromLists(store: ColumnStore, lists: readonly RowList[]): Selection | undefined {
  const rounds = Math.ceil(Math.log2(Math.max(lists.length, 1)));
  if (sizeOf(lists) * rounds * stepsOfMerge > store.rows) return undefined;
  const merged = mergeAll(lists);
  const { inUse, selected } = store;
  let count = 0;
  for (let index = 0; index < merged.length; index += 1) {
    const row = merged[index] ?? 0;
    selected[count] = row;
    count += inUse[row] ?? 0;
  }
  return { rows: selected, count };
}

/** That of the conditions whose lists have the fewest rows. */
export const findShortest = <Found extends { lists: readonly RowList[] }>(
  found: readonly Found[],
): Found | undefined =>
  found
    .map((one) => ({ one, size: sizeOf(one.lists) }))
    .sort((a, b) => a.size - b.size)
    .at(0)?.one;
