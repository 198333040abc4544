import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { maxStayNights } from '@piacter/contracts/stays/values';
import { exists, notCounted, toText, weekday, weekdayNames } from './calendar.ts';

const anyWeekday = weekdayNames.join('|');
/** 'csütörtöktől vasárnapig' */
const weekdayRange = `(?<fromDay>${anyWeekday}) ?-?tol (?:a )?(?<untilDay>${anyWeekday}) ?-?ig`;
const day = (name: string) => `(?<${name}>\\d{1,2})(?!\\d)${notCounted}\\.?`;
/** '24-től 27-ig', '24-27', '24-től' */
const dayRange = `${day('first')}(?: ?-?[ae]?j?[ae]?tol(?: ?[-–—]? ?(?:a )?${day('last')} ?-?[ae]?j?[ae]?(?:ig|re|ra)?)?| ?[-–—] ?${day('lastOf')}(?: ?-?[ae]?j?[ae]?(?:ig|re|ra))?)`;

/** Days by their numbers or weekdays beside the name of a feast or a weekend, which says their month or their week. */
export const namedDaysBeside = `(?:${dayRange}|${weekdayRange})(?![\\p{L}\\d])`;
export const weekdaysBeside = `${weekdayRange}(?![\\p{L}\\d])`;

type Groups = Readonly<Record<string, string | undefined>>;

/** Days around the feast in which the named ones lie. */
const around = 15;
/** Days before the feast that somebody may arrive on. */
const beforeFeast = 3;

/** The first day from one on that has a number. */
export function findNumbered(number: number, start: string): string | undefined {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))];
  return [0, 1, 2]
    .map((more) => ({
      year: month + more > 12 ? year + 1 : year,
      month: ((month + more - 1) % 12) + 1,
      day: number,
    }))
    .filter(exists)
    .map(toText)
    .find((one) => one >= start);
}

const findNamed = (name: string, start: string): string =>
  addDays(start, (weekdayNames.indexOf(name) - weekday(start) + 7) % 7);

/**
 * The days of a stay on a feast: '24-től 27-ig' of Christmas, 'csütörtöktől vasárnapig' of a long weekend that begins on a
 * Friday. Undefined where they are too far from it.
 */
export function findDaysBeside(feast: string, groups: Groups): { first: string; last?: string } | undefined {
  const { fromDay, untilDay } = groups;
  if (fromDay !== undefined && untilDay !== undefined) {
    const first = findNamed(fromDay, addDays(feast, -beforeFeast));
    return { first, last: findNamed(untilDay, addDays(first, 1)) };
  }
  const first = findNumbered(Number(groups.first), addDays(feast, -around));
  if (first === undefined || daysBetween(feast, first) > around) return undefined;
  const end = groups.last ?? groups.lastOf;
  if (end === undefined) return { first };
  const last = findNumbered(Number(end), addDays(first, 1));
  return last === undefined || daysBetween(first, last) > maxStayNights ? undefined : { first, last };
}
