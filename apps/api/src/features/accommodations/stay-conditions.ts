import { dayOfLeapYear } from '@piacter/contracts/calendars/values';
import { sql } from 'kysely';
import type { ListingCondition } from '../search/index.ts';

const leapDay = dayOfLeapYear(2, 29);
const daysOfLeapYear = dayOfLeapYear(12, 31);

interface Day {
  year: number;
  /** 1 for January 1 to 366 for December 31, numbered as in a leap year. */
  dayOfYear: number;
}

/** `text` is a calendar day, YYYY-MM-DD. */
function parseDay(text: string): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = text.split('-').map(Number);
  return { year, dayOfYear: dayOfLeapYear(month, dayOfMonth) };
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function hasLeapDay(first: Day, last: Day): boolean {
  const years = Array.from({ length: last.year - first.year + 1 }, (_, index) => first.year + index);
  return years.some(
    (year) =>
      isLeapYear(year) &&
      (year > first.year || first.dayOfYear <= leapDay) &&
      (year < last.year || last.dayOfYear >= leapDay),
  );
}

/**
 * The opening period as searched: its first day, and its last one, which is in the next year if it covers New Year. A
 * period of every year is compared with the stay a year earlier and later, too.
 */
const years = [-daysOfLeapYear, 0, daysOfLeapYear];
/** Open every day. */
const isWholeYear: ListingCondition = { column: 'openSpan', from: daysOfLeapYear - 1 };
/** Closed only on February 29, which most years do not have. */
const isAllButLeapDay: ListingCondition[] = [
  { column: 'openFromDay', isAnyOf: [leapDay + 1] },
  { column: 'openSpan', from: daysOfLeapYear - 2 },
];

/** A stay as opening periods are compared with it. */
export interface OpenDays {
  first: number;
  /** Counted on through New Year. */
  last: number;
  hasLeapDay: boolean;
}

/** The days of a stay, first and last day included. */
export function toOpenDays(from: string, to: string): OpenDays {
  const [first, last] = [parseDay(from), parseDay(to)];
  return { first: first.dayOfYear, last: countOn(first, last), hasLeapDay: hasLeapDay(first, last) };
}

/** The same as `stayConditions` in SQL, for the columns `firstDay`, `lastDay` and `hasLeapDay` of a stay. */
export const isOpenSql = sql`(
  openSpan >= ${sql.lit(daysOfLeapYear - 1)}
  or ${sql.join(
    years.map(
      (year) => sql`(openFromDay <= firstDay + ${sql.lit(year)} and openLast >= lastDay + ${sql.lit(year)})`,
    ),
    sql` or `,
  )}
  or (hasLeapDay = 0 and openFromDay = ${sql.lit(leapDay + 1)} and openSpan >= ${sql.lit(daysOfLeapYear - 2)}))`;

/** The days from the first one on, counted on through New Year. */
const countOn = (first: Day, last: Day): number => last.dayOfYear + (last.year - first.year) * daysOfLeapYear;

/**
 * Accommodations whose opening period contains every day of a stay, first and last day included. The period has no year
 * and may cross New Year. A single date is a stay of that day. Dates are YYYY-MM-DD, the last one not before the first.
 */
export function stayConditions(openFrom: string | undefined, openTo: string | undefined): ListingCondition[] {
  const given = openFrom ?? openTo;
  if (given === undefined) return [];
  const first = parseDay(openFrom ?? given);
  const last = parseDay(openTo ?? given);
  const lastDay = countOn(first, last);
  const covering = years.map((year): ListingCondition[] => [
    { column: 'openFromDay', to: first.dayOfYear + year },
    { column: 'openLast', from: lastDay + year },
  ]);
  return [{ anyOf: [[isWholeYear], ...covering, ...(hasLeapDay(first, last) ? [] : [isAllButLeapDay])] }];
}

/**
 * Accommodations that are open for so many nights in a row between two days. A single date is a window of that day. The
 * night after February 28 counts as two where the year has no 29th.
 */
export function windowConditions(
  { windowFrom, windowTo }: { windowFrom?: string | undefined; windowTo?: string | undefined },
  nights: number,
): ListingCondition[] {
  const given = windowFrom ?? windowTo;
  if (given === undefined) return [];
  const first = parseDay(windowFrom ?? given);
  const last = parseDay(windowTo ?? given);
  const lastDay = countOn(first, last);
  const overlapping = years.map((year): ListingCondition[] => [
    { column: 'openSpan', from: nights },
    { column: 'openFromDay', to: lastDay + year - nights },
    { column: 'openLast', from: first.dayOfYear + year + nights },
  ]);
  return [{ anyOf: [[isWholeYear], ...overlapping] }];
}
