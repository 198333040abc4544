import { dayOfLeapYear } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import type { Condition } from '../search/index.ts';

const leapDay = dayOfLeapYear(2, 29);

interface Day {
  year: number;
  /** 1 for January 1 to 366 for December 31: the numbers of a leap year in every year. */
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

/** Both ends of the opening period stand in one column, so that a search index has room for it. */
const openFrom = sql`(season >> 9)`;
const openTo = sql`(season & 511)`;
/** Open on every day: January 1 to December 31, or until the day before the first one, like March 1 to February 29. */
const isWholeYear = sql`((${openFrom} = 1 and ${openTo} = 366) or ${openTo} + 1 = ${openFrom})`;
/** Closed on February 29 alone, which most years do not have. */
const isAllButLeapDay = sql`(${openFrom} = ${sql.lit(leapDay + 1)} and ${openTo} = ${sql.lit(leapDay - 1)})`;

/** Holds of a period that contains the days from `first` to `last` one after the other. */
function covers(first: Day, last: Day): Condition {
  const isOpenBefore = sql`${openFrom} <= ${sql.lit(first.dayOfYear)}`;
  const isOpenAfter = sql`${openTo} >= ${sql.lit(last.dayOfYear)}`;
  const hasNewYear = sql`${openFrom} > ${openTo}`;
  const crossesNewYear = last.year > first.year;
  // A year or more: every day of the year is among the days of the stay.
  if (last.year > first.year + 1 || (crossesNewYear && last.dayOfYear >= first.dayOfYear)) return isWholeYear;
  if (crossesNewYear) return sql`(${isWholeYear} or (${hasNewYear} and ${isOpenBefore} and ${isOpenAfter}))`;
  // Within a year both ends of a period without a New Year in it enclose the stay; the whole year has them there too.
  return sql`((${isOpenBefore} and ${isOpenAfter})
    or (${hasNewYear} and (${isOpenBefore} or ${isOpenAfter} or ${openTo} + 1 = ${openFrom})))`;
}

/**
 * Holds of an accommodation whose opening period contains every day of a stay, first and last day included (decisions,
 * Search). The period has no year and may cross New Year, in the column `season`. One date alone
 * is a stay of that day. Dates are YYYY-MM-DD, the last one not before the first.
 */
export function stayConditions(openFrom: string | undefined, openTo: string | undefined): Condition[] {
  const given = openFrom ?? openTo;
  if (given === undefined) return [];
  const first = parseDay(openFrom ?? given);
  const last = parseDay(openTo ?? given);
  const isCovered = covers(first, last);
  return [hasLeapDay(first, last) ? isCovered : sql`(${isCovered} or ${isAllButLeapDay})`];
}
