import { addDays } from '@piacter/contracts/core/days';
import { usualNights } from '@piacter/contracts/search/values';
import type { Opening } from '@piacter/contracts/services/search-fields';
import { type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import { counted } from '../../places/index.ts';
import type { Filters } from '../meaning.ts';

/** The months by the parts of their names, after each of which they are cut off: 'júl', 'júli', 'július'. */
const months = [
  ['jan', 'uar'],
  ['feb', 'r', 'uar'],
  ['marc', 'i', 'us'],
  ['apr', 'i', 'lis'],
  ['maj', 'us'],
  ['jun', 'i', 'us'],
  ['jul', 'i', 'us'],
  ['aug', 'uszt', 'us'],
  ['szept', 'ember'],
  ['okt', 'ober'],
  ['nov', 'ember'],
  ['dec', 'ember'],
] as const;
/** A pattern of a month, short or in full, without accents. */
export const month = `(?:${months
  .map((parts) => parts.reduceRight<string>((rest, part) => part + (rest && `(?:${rest})?`), ''))
  .join('|')})`;
/** The same in full only. */
export const monthName = months.map((parts) => parts.join('')).join('|');
/** 1 for 'jan', 'januar' and what begins so. */
export const monthOf = (written: string) => months.findIndex(([short]) => written.startsWith(short)) + 1;

/** '3 éjszaka', '5-6 éjszaka', '3 hónapra' and '2 fő' after a month are no days. */
export const notCounted = `(?!(?: ?[-–—] ?\\d{1,2})?${counted}| ?\\+ ?\\d)`;
/** 'hétvége' and its other forms, without the end. */
export const weekendWord = 'het ?vege|hetveg';

export type Day = { year: number; month: number; day: number };

/** `YYYY-MM-DD`. */
export const toText = ({ year, month: number, day }: Day) =>
  [String(year), String(number).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Days of a month, 1 for January. */
export const countDays = (year: number, number: number) => new Date(Date.UTC(year, number, 0)).getUTCDate();

/** Whether any calendar has it. */
export const exists = ({ year, month: number, day }: Day) =>
  number >= 1 && number <= 12 && day >= 1 && day <= countDays(year, number);

/** 0 for Sunday. */
export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const friday = 5;
/** The weekdays as people write them, by their number. */
export const weekdayNames = ['vasarnap', 'hetfo', 'kedd', 'szerda', 'csutortok', 'pentek', 'szombat'];

/** The name of a day's weekday. */
export const nameWeekday = (day: string): Weekday | undefined => weekdays.at(weekday(day) - 1);

/** The weekend that people mean by a day off: with a Thursday, Monday or Tuesday beside it, otherwise the next one. */
export function weekendOf(day: string): { first: string; last: string } {
  const of = weekday(day);
  const start = addDays(day, of <= 2 ? -2 - of : friday - of);
  const end = addDays(start, 2);
  return { first: of === friday - 1 ? day : start, last: day > end ? day : end };
}

/** Arrival and departure. */
export const stay = (first: string, last?: string): Filters => ({
  openFrom: [first],
  ...(last && { openTo: [last] }),
});

/** The nights that somebody usually stays in a window of so many, as far as it has them. */
export const countUsualNights = (length: number): number => Math.min(usualNights, Math.max(length, 1));

/** Days between which somebody wants to stay for some nights. */
export const window = (first: string, last: string): Filters => ({ windowFrom: [first], windowTo: [last] });

/** A match that names days, and how strongly it speaks for a stay. */
export interface FoundDays {
  match: RegExpExecArray;
  filters: Filters;
  weight: number;
  /** The same of a professional, who is to be there. */
  open?: Opening | undefined;
}
/** Finds days in a folded text; `today` is a day in Budapest, `typed` the same text with its accents. */
export type FindDays = (flat: string, today: string, typed: string) => FoundDays | undefined;

/** The weight of words that hardly anybody says of anything but a stay. */
export const clearly = 2.5;
