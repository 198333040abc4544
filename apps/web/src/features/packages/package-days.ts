import { formatDate } from '../../lib/format.ts';
import { text } from './text.ts';

const zone = 'Europe/Budapest';
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayMs = 24 * 60 * 60 * 1000;

/** The Budapest calendar day of an instant, as YYYY-MM-DD. */
export const toBudapestDay = (instant: Date): string => parts.format(instant);

/** The calendar day a number of days after another, both as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The Budapest calendar day of an instant as a day number, for subtraction. */
const dayNumber = (instant: Date): number =>
  Math.round(Date.parse(`${toBudapestDay(instant)}T00:00:00Z`) / dayMs);

/** The last moment of a package that ends at `validTo` (a midnight); its day is the last day. */
export const getLastMoment = (validTo: string): Date => new Date(Date.parse(validTo) - 1);

/** Days left of a package: its last day minus today, by the Budapest calendar. */
export const getDaysLeft = (validTo: string, now: Date): number =>
  Math.max(0, dayNumber(getLastMoment(validTo)) - dayNumber(now));

/** The total days of a package, from its first to its last one. */
export const getTotalDays = (validFrom: string, validTo: string): number =>
  Math.max(1, dayNumber(getLastMoment(validTo)) - dayNumber(new Date(validFrom)));

/** Until when a package with so many days left is active, in Budapest time. */
export const formatDaysLeft = (days: number): string =>
  days === 0 ? text.validToday : text.validDays(days, formatDate(addDays(toBudapestDay(new Date()), days)));
