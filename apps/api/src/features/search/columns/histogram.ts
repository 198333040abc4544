import type { Histogram } from '@piacter/contracts/search/values';
import type { ColumnStore, Selection } from './column-store.ts';

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
  for (let place = 0; place < count; place += stride) {
    const value = numbers[rows[place] ?? 0] ?? 0;
    if (value > 0) sample.push(value);
  }
  sample.sort((one, other) => one - other);
  const [low, high] = [
    sample.at(Math.floor(sample.length * tail)),
    sample.at(-1 - Math.floor(sample.length * tail)),
  ];
  if (low === undefined || high === undefined) return null;
  const step = toRoundStep(Math.max((high - low) / (maxSteps - 1), 1));
  const from = Math.floor(low / step) * step;
  const counts = new Int32Array(Math.floor((high - from) / step) + 1);
  const last = counts.length - 1;
  for (let place = 0; place < count; place += 1) {
    const value = numbers[rows[place] ?? 0] ?? 0;
    if (value <= 0) continue;
    const at = Math.max(0, Math.min(last, Math.floor((value - from) / step)));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from, step, counts: [...counts] };
}
