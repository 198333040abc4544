import { dayOfLeapYear } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import type { Condition } from '../search/index.ts';

const leapDay = dayOfLeapYear(2, 29);

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

/** Both ends of the opening period are packed into one column, so that a search index has room for it. */
const openFrom = sql`(season >> 9)`;
const openTo = sql`(season & 511)`;
/**
 * Open every day: January 1 to December 31, or until the day before the first one, such as March 1 to February 29.
 */
const isWholeYear = sql`((${openFrom} = 1 and ${openTo} = 366) or ${openTo} + 1 = ${openFrom})`;
/** Closed only on February 29, which most years do not have. */
const isAllButLeapDay = sql`(${openFrom} = ${sql.lit(leapDay + 1)} and ${openTo} = ${sql.lit(leapDay - 1)})`;

/** True of a period that contains every day from `first` to `last`. */
function covers(first: Day, last: Day): Condition {
  const isOpenBefore = sql`${openFrom} <= ${sql.lit(first.dayOfYear)}`;
  const isOpenAfter = sql`${openTo} >= ${sql.lit(last.dayOfYear)}`;
  const hasNewYear = sql`${openFrom} > ${openTo}`;
  const crossesNewYear = last.year > first.year;
  // A year or more: the stay includes every day of the year.
  if (last.year > first.year + 1 || (crossesNewYear && last.dayOfYear >= first.dayOfYear)) return isWholeYear;
  if (crossesNewYear) return sql`(${isWholeYear} or (${hasNewYear} and ${isOpenBefore} and ${isOpenAfter}))`;
  // Within a year, a period that does not cross New Year has to enclose the stay; the whole year does.
  return sql`((${isOpenBefore} and ${isOpenAfter})
    or (${hasNewYear} and (${isOpenBefore} or ${isOpenAfter} or ${openTo} + 1 = ${openFrom})))`;
}

/**
 * True of an accommodation whose opening period contains every day of a stay, first and last day included. The period
 * has no year and may cross New Year; it is packed into the column `season`. A single date is a stay of that day.
 * Dates are YYYY-MM-DD, the last one not before the first.
 */
export function stayConditions(openFrom: string | undefined, openTo: string | undefined): Condition[] {
  const given = openFrom ?? openTo;
  if (given === undefined) return [];
  const first = parseDay(openFrom ?? given);
  const last = parseDay(openTo ?? given);
  const isCovered = covers(first, last);
  return [hasLeapDay(first, last) ? isCovered : sql`(${isCovered} or ${isAllButLeapDay})`];
}

/**
 * True of an accommodation whose opening period has so many nights in a row between two days, as a whole or on either side
 * of New Year. A single date is a window of that day.
 */
export function windowConditions(
  { windowFrom, windowTo }: { windowFrom?: string | undefined; windowTo?: string | undefined },
  nights: number,
): Condition[] {
  const given = windowFrom ?? windowTo;
  if (given === undefined) return [];
  const first = parseDay(windowFrom ?? given);
  const last = parseDay(windowTo ?? given);
  const isLong = sql`${openTo} - ${openFrom} >= ${sql.lit(nights)}`;
  const opensInTime = sql`${openFrom} + ${sql.lit(nights)} <= ${sql.lit(last.dayOfYear)}`;
  const closesLate = sql`${openTo} >= ${sql.lit(first.dayOfYear + nights)}`;
  const hasNewYear = sql`${openFrom} > ${openTo}`;
  const isOneOfBoth = sql`(${opensInTime} or ${closesLate})`;
  // A window over New Year is its two ends.
  if (last.year > first.year) return [sql`(${hasNewYear} or (${isLong} and ${isOneOfBoth}))`];
  return [
    sql`((${hasNewYear} and ${isOneOfBoth})
      or (${openFrom} <= ${openTo} and ${isLong} and ${opensInTime} and ${closesLate}))`,
  ];
}
