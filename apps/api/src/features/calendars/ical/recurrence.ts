import { dayMs, fromDayNumber, toDayNumber } from '@piacter/contracts/core/days';
import { z } from 'zod';
import { unreadable } from './feed-error.ts';
import { isLater, type Moment, toDay, toMoment } from './moments.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const several = <Item extends z.ZodType>(item: Item) =>
  z
    .union([item, z.array(item)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .optional();

/** The rules that are read: by the day or coarser, without positions within a set, days of a year and weeks. */
const ruleForm = z.strictObject({
  freq: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
  interval: z.number().int().min(1).max(10_000).default(1),
  count: z.number().int().min(1).optional(),
  until: z.string().optional(),
  byday: several(z.string().regex(/^[+-]?\d{0,2}(?:SU|MO|TU|WE|TH|FR|SA)$/)),
  bymonthday: several(z.coerce.number().int().min(-31).max(31)),
  bymonth: several(z.coerce.number().int().min(1).max(12)),
  wkst: z.union([z.enum(weekdays), z.number().int().min(1).max(7)]).optional(),
});

export interface Rule extends Omit<z.output<typeof ruleForm>, 'until' | 'byday' | 'wkst'> {
  until: Moment | undefined;
  /** Weekday (0 is Sunday) and, where not 0, which of the month or year, from the end when negative. */
  byday: { weekday: number; place: number }[] | undefined;
  /** The first day of a week. */
  weekStart: number;
}

/** Reads a rule as ical.js has parsed it; throws for one that is not read. */
export function toRule(value: unknown, start: Moment): Rule {
  const parsed = ruleForm.safeParse(value);
  if (!parsed.success) throw unreadable();
  const { until, byday, wkst = 'MO', ...rule } = parsed.data;
  return {
    ...rule,
    until: until === undefined ? undefined : toMoment(until, start.zone),
    byday: byday?.map((day) => ({
      weekday: weekdays.findIndex((name) => day.endsWith(name)),
      place: Number(day.slice(0, -2) || 0),
    })),
    weekStart: typeof wkst === 'number' ? wkst - 1 : weekdays.indexOf(wkst),
  };
}

interface CalendarDate {
  number: number;
  year: number;
  month: number;
  date: number;
  weekday: number;
  daysInMonth: number;
}

function toDate(number: number): CalendarDate {
  const day = new Date(number * dayMs);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { number, year, month, date, weekday: day.getUTCDay(), daysInMonth };
}

const weekOf = ({ number, weekday }: CalendarDate, weekStart: number): number =>
  (number - ((weekday - weekStart + 7) % 7)) / 7;

/** Days, weeks, months or years between two dates. */
const distances: Record<Rule['freq'], (from: CalendarDate, to: CalendarDate, rule: Rule) => number> = {
  DAILY: (from, to) => to.number - from.number,
  WEEKLY: (from, to, { weekStart }) => weekOf(to, weekStart) - weekOf(from, weekStart),
  MONTHLY: (from, to) => (to.year - from.year) * 12 + to.month - from.month,
  YEARLY: (from, to) => to.year - from.year,
};

/** Whether a date is the so many-th of its weekday in the month, or for a yearly rule without months in the year. */
function hasPlace(
  { number, year, date, daysInMonth }: CalendarDate,
  place: number,
  inYear: boolean,
): boolean {
  const first = inYear ? number - toDayNumber(`${year}-01-01`) + 1 : date;
  const last = inYear ? toDayNumber(`${year}-12-31`) - number + 1 : daysInMonth - date + 1;
  return place > 0 ? Math.ceil(first / 7) === place : Math.ceil(last / 7) === -place;
}

function isOnWeekday(date: CalendarDate, { freq, byday, bymonth }: Rule, start: CalendarDate): boolean {
  if (!byday) return freq !== 'WEEKLY' || date.weekday === start.weekday;
  const inYear = freq === 'YEARLY' && !bymonth;
  return byday.some(
    ({ weekday, place }) => weekday === date.weekday && (place === 0 || hasPlace(date, place, inYear)),
  );
}

function isOnMonthDay(date: CalendarDate, { freq, byday, bymonthday }: Rule, start: CalendarDate): boolean {
  if (bymonthday)
    return bymonthday.some((one) => one === date.date || one === date.date - date.daysInMonth - 1);
  return byday !== undefined || freq === 'DAILY' || freq === 'WEEKLY' || date.date === start.date;
}

function isInMonth(
  { month }: CalendarDate,
  { freq, byday, bymonth, bymonthday }: Rule,
  start: CalendarDate,
): boolean {
  if (bymonth) return bymonth.includes(month);
  return freq !== 'YEARLY' || byday !== undefined || bymonthday !== undefined || month === start.month;
}

const matches = (date: CalendarDate, rule: Rule, start: CalendarDate): boolean =>
  distances[rule.freq](start, date, rule) % rule.interval === 0 &&
  isInMonth(date, rule, start) &&
  isOnMonthDay(date, rule, start) &&
  isOnWeekday(date, rule, start);

/**
 * The starts of a rule that lie within the days `from` to `to` (its own days, numbers, both included), the first start
 * among them. Day by day: a rule that never matches ends, too, which it does not in ical.js.
 */
export function* listStarts(
  { start, rule }: { start: Moment; rule: Rule },
  { from, to }: { from: number; to: number },
  spend: (steps: number) => void,
): Generator<Moment> {
  const first = toDate(toDayNumber(start.day));
  const untilDay = rule.until && toDay(rule.until);
  let count = 0;
  // Only a count needs those before the span.
  for (let number = rule.count ? first.number : Math.max(first.number, from); number <= to; number += 1) {
    spend(1);
    const isFirst = number === first.number;
    if (!isFirst && !matches(toDate(number), rule, first)) continue;
    count += 1;
    if (rule.count !== undefined && count > rule.count) return;
    if (number < from) continue;
    const found: Moment = { ...start, day: fromDayNumber(number) };
    const day = toDay(found);
    if (
      untilDay !== undefined &&
      rule.until &&
      (day > untilDay || (day === untilDay && isLater(found, rule.until)))
    )
      return;
    yield found;
  }
}
