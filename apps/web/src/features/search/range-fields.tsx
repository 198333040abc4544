import { nightsBetween } from '@piacter/contracts/core/days';
import { lazy, Suspense } from 'react';
import { thousandsToForints } from '../../lib/format.ts';
import { parseForints } from '../../lib/parse-forints.ts';
import type { DateRange } from '../../ui/fields/date-range.ts';
import { NumberField, type NumberFieldValue } from '../../ui/fields/number-field.tsx';
import { parseAmount, parseNumber, withValue } from './filter-values.ts';
import styles from './filters.module.css';
import {
  type DatesFilter,
  type FilterFieldProps,
  getEqualNames,
  type NumberFilter,
  type RangeFilter,
} from './filters.ts';
import { text } from './text.ts';

/** The group's title is above both ends; each repeats it for screen readers. */
const endLabel = (title: string, end: string) => (
  <>
    <span className="sr-only">{title} </span>
    {end}
  </>
);

/** Converts an end of a range between the wire and its field: thousands of forints are forints in the field. */
const createEndConversion = (filter: RangeFilter, name: string) => {
  const scale = filter.smallUnit ? thousandsToForints(1) : 1;
  // Rounding inwards keeps the meaning: at least 64.5 is at least 65, at most 64.5 is at most 64.
  const round = filter.decimals ? (end: number) => end : name === filter.from ? Math.ceil : Math.floor;
  return {
    max: filter.max * scale,
    show: (wire: number | undefined) =>
      wire === undefined ? '' : scale === 1 ? wire : Math.round(wire * scale),
    store: (shown: NumberFieldValue) => (shown === '' ? '' : String(round(shown / scale))),
  };
};

// Drawn once somebody is about to choose.
const LazyHistogram = lazy(() =>
  import('./range-histogram.tsx').then((m) => ({ default: m.RangeHistogram })),
);

export function RangeFields({ filter, values, errors, histogram, onChange }: FilterFieldProps<RangeFilter>) {
  const [from, to] = [parseAmount(filter, values[filter.from]), parseAmount(filter, values[filter.to])];
  const isReversed = from !== undefined && to !== undefined && to < from && !errors[filter.to];
  const ends = from === undefined && to === undefined ? undefined : filter.hint?.(from, to);
  const hint = isReversed ? text.reversed : ends;
  const smallUnit = filter.smallUnit?.(values);
  const field = (name: string, value: number | undefined, label: string) => {
    const { max, show, store } = createEndConversion(filter, name);
    return (
      <NumberField
        label={endLabel(filter.label, label)}
        name={name}
        value={show(value)}
        onChange={(shown) => onChange(withValue(values, name, store(shown)), { isTyped: true })}
        max={max}
        decimals
        {...(smallUnit && { parse: (typed: string) => parseForints(typed, smallUnit) })}
        allowEmpty
        grouped={!filter.isYear}
        placeholder={text.anyAmount}
        error={errors[name]}
      />
    );
  };
  return (
    <>
      {filter.histogram && (
        <div className={styles.histogram}>
          {histogram && (
            <Suspense>
              <LazyHistogram {...{ filter, histogram, values, onChange }} />
            </Suspense>
          )}
        </div>
      )}
      <div className={styles.pair}>
        {field(filter.from, from, text.from)}
        {field(filter.to, to, text.to)}
      </div>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  );
}

export function NumberInput({ filter, values, errors, onChange }: FilterFieldProps<NumberFilter>) {
  const { label, name, max, unit } = filter;
  const change = (next: string) =>
    getEqualNames(filter, values).reduce((changed, one) => withValue(changed, one, next), values);
  return (
    <NumberField
      {...{ label, name, max, ...(unit && { unit }) }}
      value={parseNumber(values[name]) ?? ''}
      onChange={(next) => onChange(change(String(next)), { isTyped: true })}
      allowEmpty
      placeholder={text.anyAmount}
      error={errors[name]}
    />
  );
}

// Most searches have no days: they load neither the field nor what it opens.
const LazyDateRange = lazy(() =>
  import('../../ui/fields/date-range-field.tsx').then((m) => ({ default: m.DateRangeField })),
);

export function DateFields({ filter, values, errors, onChange }: FilterFieldProps<DatesFilter>) {
  const { label, from, to, nights } = filter;
  const change = (range: DateRange) => {
    const dates = withValue(withValue(values, from, range.from), to, range.to);
    const count = range.from && range.to ? nightsBetween(range.from, range.to) : 0;
    onChange(nights ? withValue(dates, nights.name, count > 0 ? String(count) : '') : dates);
  };
  return (
    <Suspense fallback={<div className={styles.dateWaiting} />}>
      <LazyDateRange
        label={label}
        value={{ from: values[from] ?? '', to: values[to] ?? '' }}
        onChange={change}
        error={errors[from] ?? errors[to]}
        {...(nights && { describe: (range) => nights.format(nightsBetween(range.from, range.to)) })}
      />
    </Suspense>
  );
}
