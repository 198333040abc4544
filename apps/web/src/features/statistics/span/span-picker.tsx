import { addDays, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { spanDays } from '@piacter/contracts/statistics/values';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { classNames } from '../../../lib/class-names.ts';
import { formatDate } from '../../../lib/format.ts';
import type { ChartBin } from '../../../ui/chart/chart-props.ts';
import chip from '../../../ui/chip.module.css';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { text } from '../text.ts';
import styles from './span-picker.module.css';

type SpanDays = { from: string; to: string };
type Bin = Pick<SiteStatistics['bins'][number], 'from' | 'to' | 'isPartial'>;

const shortDay = new Intl.DateTimeFormat('hu-HU', { month: '2-digit', day: '2-digit', timeZone: 'UTC' });

/** '2026. 11. 16. – 2026. 11. 22.', or one day alone. */
export const formatSpan = ({ from, to }: SpanDays): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** A bin of a time line as a column of a chart. */
export const toChartBin = (bin: Bin, values: ChartBin['values'], to?: string): ChartBin => ({
  key: bin.from,
  label: shortDay.format(new Date(bin.from)),
  name: formatSpan(bin),
  isPartial: bin.isPartial === 1,
  values,
  ...(to !== undefined && { to }),
});

/** The span of days in the address; without one the API's default. */
export type SpanQuery = { from?: string; to?: string };

export function useSpan(): { span: SpanQuery; setSpan: (span: SpanQuery) => void } {
  const [params, setParams] = useSearchParams();
  const from = params.get('from');
  const to = params.get('to');
  return {
    span: { ...(from && { from }), ...(to && { to }) },
    setSpan: (span) => setParams(span, { replace: true, preventScrollReset: true }),
  };
}

// own value: the week and the year of the quick choices
const quickChoices = [7, spanDays.advertiser, spanDays.site, 365] as const;

type Days = { from: string; to: string };

const countDays = ({ from, to }: Days): number => daysBetween(from, to) + 1;

type Props = {
  /** The days that are shown. */
  shown: Days;
  /** The days of the span that needs no dates in the address. */
  usualDays: number;
  onChange: (span: SpanQuery) => void;
};

/** The span of days: quick choices up to today, or any days in a calendar. */
export function SpanPicker({ shown, usualDays, onChange }: Props) {
  const [isTooLong, setTooLong] = useState(false);
  const today = toBudapestDay(new Date());
  const take = (span: Days) => {
    const isCleared = span.from === '' || span.to === '';
    const isLong = !isCleared && countDays(span) > spanDays.max;
    setTooLong(isLong);
    if (!isLong) onChange(isCleared ? {} : span);
  };
  return (
    <fieldset className={styles.picker}>
      <legend className="sr-only">{text.span.label}</legend>
      <div className={styles.choices}>
        {quickChoices.map((days) => {
          const first = addDays(today, 1 - days);
          const isChosen = shown.to === today && shown.from === first;
          return (
            <button
              key={days}
              type="button"
              className={classNames(chip.chip, chip.link, isChosen && styles.chosen)}
              aria-pressed={isChosen}
              onClick={() => take(days === usualDays ? { from: '', to: '' } : { from: first, to: today })}
            >
              {text.span.choice(days)}
            </button>
          );
        })}
      </div>
      <DateRangeField
        label={text.span.label}
        hideLabel
        className={styles.days ?? ''}
        bounds="past"
        value={shown}
        error={isTooLong && text.span.tooLong}
        describe={(span) => text.span.days(countDays(span))}
        onChange={take}
      />
    </fieldset>
  );
}
