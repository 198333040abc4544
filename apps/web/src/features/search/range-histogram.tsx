import type { Histogram } from '@piacter/contracts/search/values';
import { parseAmount, withValue } from './filter-values.ts';
import type { FilterFieldProps, RangeFilter } from './filters.ts';
import styles from './range-histogram.module.css';
import { text } from './text.ts';

type Props = Pick<FilterFieldProps<RangeFilter>, 'filter' | 'values' | 'onChange'> & {
  histogram: Histogram;
};

const clamp = (value: number, high: number) => Math.min(Math.max(value, 0), high);

/**
 * How the results are spread over a range, with a slider for each end. The sliders go by the steps of the histogram; at
 * its ends they set no limit, as there is more beyond.
 */
export function RangeHistogram({ filter, histogram: { from, step, counts }, values, onChange }: Props) {
  const steps = counts.length;
  const highest = Math.max(...counts);
  const toStep = (name: string, without: number) => {
    const end = parseAmount(filter, values[name]);
    return end === undefined ? without : clamp(Math.round((end - from) / step), steps);
  };
  const [low, high] = [toStep(filter.from, 0), toStep(filter.to, steps)];
  // Steps of thousands of forints may be fractions, whose sums have errors in the last digits.
  const toEnd = (place: number) => Number((from + place * step).toFixed(3));
  const slide = (name: string, place: number, unlimited: number) =>
    onChange(withValue(values, name, place === unlimited ? '' : String(toEnd(place))), { isTyped: true });
  const says = (isFrom: boolean, place: number, unlimited: number) => {
    if (place === unlimited) return text.anyAmount;
    return isFrom ? filter.format(toEnd(place), undefined) : filter.format(undefined, toEnd(place));
  };
  const slider = { min: 0, max: steps, step: 1, className: styles.slider } as const;
  return (
    <div className={styles.histogram}>
      <div className={styles.bars} aria-hidden="true">
        {counts.map((count, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its step
            key={place}
            className={place >= low && place < Math.max(high, low + 1) ? styles.inside : styles.bar}
            style={{ height: count === 0 ? 0 : `${Math.max((count / highest) * 100, 4)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        {...slider}
        aria-label={text.lowEnd(filter.label)}
        aria-valuetext={says(true, low, 0)}
        value={low}
        onChange={({ target }) => slide(filter.from, Math.min(Number(target.value), high), 0)}
      />
      <input
        type="range"
        {...slider}
        aria-label={text.highEnd(filter.label)}
        aria-valuetext={says(false, high, steps)}
        value={high}
        onChange={({ target }) => slide(filter.to, Math.max(Number(target.value), low), steps)}
      />
    </div>
  );
}
