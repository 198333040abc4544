import { toFlag } from '@piacter/contracts/core';
import { addDays, daysBetween, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { type SpanQuery, spanDays } from '@piacter/contracts/statistics';

/** Spans of up to this many days are divided into days, longer ones into calendar weeks. */
const maxDaysInDays = 14;

/** A part of a time line; both days are included. */
interface Bin {
  from: string;
  to: string;
  /** The bin of today, which is not over. */
  isPartial: 0 | 1;
}

export interface Span {
  from: string;
  to: string;
  unit: 'day' | 'week';
  bins: readonly Bin[];
}

/** The number of days of a span, both ends included. */
export const countDays = ({ from, to }: Pick<Span, 'from' | 'to'>): number => daysBetween(from, to) + 1;

/** Sundays are the last days of weeks; 6 January 1800, before any span, was a Monday. */
const lastOfWeek = (day: string): string => addDays(day, 6 - (daysBetween('1800-01-06', day) % 7));

const earlier = (one: string, other: string) => (one < other ? one : other);

function divide(from: string, to: string, unit: Span['unit'], today: string): Bin[] {
  const bins: Bin[] = [];
  for (let first = from; first <= to; ) {
    const last = earlier(unit === 'day' ? first : lastOfWeek(first), to);
    bins.push({ from: first, to: last, isPartial: toFlag(first <= today && today <= last) });
    first = addDays(last, 1);
  }
  return bins;
}

/** The span that was asked for, by default so many days up to today, cut into days or calendar weeks. */
export function createSpan({ from, to }: SpanQuery, now: Date, usualDays: number): Span {
  const today = toBudapestDay(now);
  const latest = from === undefined ? today : earlier(today, addDays(from, spanDays.max - 1));
  const last = to ?? (from !== undefined && latest < from ? from : latest);
  const first = from ?? addDays(last, 1 - usualDays);
  const unit = countDays({ from: first, to: last }) <= maxDaysInDays ? 'day' : 'week';
  return { from: first, to: last, unit, bins: divide(first, last, unit, today) };
}

/** The same number of days before a span, as one bin. */
export function getPreviousSpan(span: Span): Span {
  const to = addDays(span.from, -1);
  const from = addDays(to, 1 - countDays(span));
  return { from, to, unit: span.unit, bins: [{ from, to, isPartial: 0 }] };
}

/** The instants at which the bins begin, and that at which the last one ends. */
export const getBoundaries = ({ bins, to }: Span): { starts: Date[]; end: Date } => ({
  starts: bins.map((bin) => startOfDay(bin.from)),
  end: startOfDay(addDays(to, 1)),
});
