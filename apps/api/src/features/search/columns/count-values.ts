import type { Histogram } from '@piacter/contracts/search/values';
import type { ColumnStore, Selection } from './column-store.ts';
import { bitsPerMask, toMaskColumns } from './select-rows.ts';

type Numbers = ColumnStore['columns'][string];

/** Values below which an array counts: ids of lists, yes and no. */
const maxTabled = 1024;
/** Rows that all columns count before the next ones, while the processor has their places at hand. */
const chunk = 4096;
/** Tables of a column that take turns, so that a row need not wait until an equal neighbour is counted. */
const lanes = 4;

/** Counts a selection by the values of a column that has none above `max`. */
function createTable(numbers: Numbers, max: number) {
  // From -1 on, for rows without a value.
  const width = max + 2;
  const table = new Int32Array(width * lanes);
  const [second, third, fourth] = [width + 1, 2 * width + 1, 3 * width + 1];
  const increment = (index: number) => {
    table[index] = (table[index] ?? 0) + 1;
  };
  return {
    add(rows: Int32Array, start: number, end: number): void {
      let index = start;
      for (; index + lanes <= end; index += lanes) {
        increment((numbers[rows[index] ?? 0] ?? 0) + 1);
        increment((numbers[rows[index + 1] ?? 0] ?? 0) + second);
        increment((numbers[rows[index + 2] ?? 0] ?? 0) + third);
        increment((numbers[rows[index + 3] ?? 0] ?? 0) + fourth);
      }
      for (; index < end; index += 1) increment((numbers[rows[index] ?? 0] ?? 0) + 1);
    },
    finish(): Map<number, number> {
      const counts = new Map<number, number>();
      for (let value = -1; value <= max; value += 1) {
        let found = 0;
        for (let lane = 0; lane < lanes; lane += 1) found += table[lane * width + value + 1] ?? 0;
        if (found > 0) counts.set(value, found);
      }
      return counts;
    },
  };
}

/** The same for a column with any values, slower. */
function createCounts(numbers: Numbers) {
  const counts = new Map<number, number>();
  return {
    add(rows: Int32Array, start: number, end: number): void {
      for (let index = start; index < end; index += 1) {
        const value = numbers[rows[index] ?? 0] ?? -1;
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    },
    finish: () => counts,
  };
}

/** Counts a selection by the bits of a mask. */
function createBitCounts(parts: readonly Numbers[]) {
  const table = new Int32Array(parts.length * bitsPerMask);
  return {
    add(rows: Int32Array, start: number, end: number): void {
      for (const [part, numbers] of parts.entries())
        for (let index = start; index < end; index += 1)
          // Each round takes the lowest bit away.
          for (let bits = numbers[rows[index] ?? 0] ?? 0; bits > 0; bits &= bits - 1) {
            const bit = part * bitsPerMask + 31 - Math.clz32(bits & -bits);
            table[bit] = (table[bit] ?? 0) + 1;
          }
    },
    finish: () => new Map([...table.entries()].filter(([, found]) => found > 0)),
  };
}

function createCounter({ columns, getBounds }: ColumnStore, name: string) {
  const numbers = columns[name];
  if (numbers) {
    const { highest } = getBounds(name);
    return highest < maxTabled ? createTable(numbers, highest) : createCounts(numbers);
  }
  const parts = toMaskColumns(name).flatMap((part) => columns[part] ?? []);
  if (parts.length === 0) throw new Error(`no search column ${name}`);
  return createBitCounts(parts);
}

/** Counts a selection by the values of each of the columns, and by the bits of masks. */
export function countValues(
  store: ColumnStore,
  { rows, count }: Selection,
  names: readonly string[],
): Map<number, number>[] {
  const counters = names.map((name) => createCounter(store, name));
  for (let start = 0; start < count; start += chunk)
    for (const counter of counters) counter.add(rows, start, Math.min(start + chunk, count));
  return counters.map((counter) => counter.finish());
}

/** Steps at most. */
const maxSteps = 40;
/** Rows that tell where most values lie. */
const sampled = 2048;
/** The share of values at either end that get no steps of their own: one house of a thousand million flattens no others. */
const tail = 0.02;

/** The smallest of 1, 2, 5, 10, 20, 50, … that is at least so much. */
function toRoundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10);
}

/** Counts a selection by steps of a column; null where no row has a value above 0. */
export function drawHistogram(
  store: ColumnStore,
  { rows, count }: Selection,
  column: string,
): Histogram | null {
  const numbers = store.columns[column];
  if (!numbers) throw new Error(`no search column ${column}`);
  const stride = Math.max(1, Math.floor(count / sampled));
  const sample: number[] = [];
  for (let index = 0; index < count; index += stride) {
    const value = numbers[rows[index] ?? 0] ?? 0;
    if (value > 0) sample.push(value);
  }
  sample.sort((a, b) => a - b);
  const [low, high] = [
    sample.at(Math.floor(sample.length * tail)),
    sample.at(-1 - Math.floor(sample.length * tail)),
  ];
  if (low === undefined || high === undefined) return null;
  const step = toRoundStep(Math.max((high - low) / (maxSteps - 1), 1));
  const from = Math.floor(low / step) * step;
  const counts = new Int32Array(Math.floor((high - from) / step) + 1);
  const last = counts.length - 1;
  for (let index = 0; index < count; index += 1) {
    const value = numbers[rows[index] ?? 0] ?? 0;
    if (value <= 0) continue;
    const at = Math.max(0, Math.min(last, Math.floor((value - from) / step)));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from, step, counts: [...counts] };
}
