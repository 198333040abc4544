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
function dayOf(text: string): Day {
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
const firstOpen = sql`(season >> 9)`;
const lastOpen = sql`(season & 511)`;
/** Open on every day: January 1 to December 31, or until the day before the first one, like March 1 to February 29. */
const wholeYear = sql`((${firstOpen} = 1 and ${lastOpen} = 366) or ${lastOpen} + 1 = ${firstOpen})`;
/** Closed on February 29 alone, which most years do not have. */
const allButLeapDay = sql`(${firstOpen} = ${sql.lit(leapDay + 1)} and ${lastOpen} = ${sql.lit(leapDay - 1)})`;

/** Holds of a period that contains the days from `first` to `last` one after the other. */
function covers(first: Day, last: Day): Condition {
  const isOpenBefore = sql`${firstOpen} <= ${sql.lit(first.dayOfYear)}`;
  const isOpenAfter = sql`${lastOpen} >= ${sql.lit(last.dayOfYear)}`;
  const hasNewYear = sql`${firstOpen} > ${lastOpen}`;
  const crossesNewYear = last.year > first.year;
  // A year or more: every day of the year is among the days of the stay.
  if (last.year > first.year + 1 || (crossesNewYear && last.dayOfYear >= first.dayOfYear)) return wholeYear;
  if (crossesNewYear) return sql`(${wholeYear} or (${hasNewYear} and ${isOpenBefore} and ${isOpenAfter}))`;
  // Within a year both ends of a period without a New Year in it enclose the stay; the whole year has them there too.
  return sql`((${isOpenBefore} and ${isOpenAfter})
    or (${hasNewYear} and (${isOpenBefore} or ${isOpenAfter} or ${lastOpen} + 1 = ${firstOpen})))`;
}

/**
 * Holds of an accommodation whose opening period contains every day of a stay, first and last day included (decisions,
 * Search). The period has no year and may cross New Year, in the column `season`. One date alone
 * is a stay of that day. Dates are YYYY-MM-DD, the last one not before the first.
 */
export function stayConditions(openFrom: string | undefined, openTo: string | undefined): Condition[] {
  const given = openFrom ?? openTo;
  if (given === undefined) return [];
  const first = dayOf(openFrom ?? given);
  const last = dayOf(openTo ?? given);
  const isCovered = covers(first, last);
  return [hasLeapDay(first, last) ? isCovered : sql`(${isCovered} or ${allButLeapDay})`];
}
