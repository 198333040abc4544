const zone = 'Europe/Budapest';
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayLength = 24 * 60 * 60 * 1000;

/** The Budapest calendar day of an instant, as YYYY-MM-DD. */
export const dayOf = (instant: Date): string => parts.format(instant);

/** The calendar day so many days after another, both as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** The Budapest calendar day of an instant as a count of days, so that days can be subtracted. */
const dayNumber = (instant: Date): number =>
  Math.round(Date.parse(`${dayOf(instant)}T00:00:00Z`) / dayLength);

/** The last moment in which a package that ends at `validTo` (a midnight) is in force: its day is the last day. */
export const lastMoment = (validTo: string): Date => new Date(Date.parse(validTo) - 1);

/** Days left of a package: its last day minus today, by the calendar of Budapest (decisions, Listings). */
export const daysLeft = (validTo: string, now: Date): number =>
  Math.max(0, dayNumber(lastMoment(validTo)) - dayNumber(now));

/** Days of a package in all, from the day it began to its last one. */
export const daysInAll = (validFrom: string, validTo: string): number =>
  Math.max(1, dayNumber(lastMoment(validTo)) - dayNumber(new Date(validFrom)));
