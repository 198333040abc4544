/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

/**
 * The number of a calendar day (`YYYY-MM-DD`), counted from January 1, 1970: days have no hours, so no time zone. Not a
 * number for what is no day.
 */
export const toDayNumber = (day: string): number => Math.round(Date.parse(day) / dayMs);

/** The calendar day of a number. */
export const fromDayNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** The calendar day so many days later. */
export const addDays = (day: string, days: number): string => fromDayNumber(toDayNumber(day) + days);

/** Days from one calendar day to another: 3 from the 30th to the 2nd, which are the nights of a stay; negative backwards. */
export const daysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from);

/**
 * Where the product's days begin and its clocks are read. A fixed offset would be wrong twice a year, and named zones in the
 * database need tables that may not be loaded.
 */
export const timeZone = 'Europe/Budapest';

const budapestDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
const hourMs = dayMs / 24;
const lastAsked = { hour: Number.NaN, day: '' };

/**
 * The calendar day in Budapest at an instant. That of the hour that was last asked for is kept, as most calls ask for today
 * and formatting takes as long as reading a row. Days begin at full hours, in UTC as well.
 */
export function toBudapestDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== lastAsked.hour) Object.assign(lastAsked, { hour, day: budapestDay.format(instant) });
  return lastAsked.day;
}

/** Midnight in Budapest at the start of the day. It always exists, as daylight-saving changes happen after it. */
export function startOfDay(day: string): Date {
  const midnight = toDayNumber(day) * dayMs;
  const inSummer = new Date(midnight - 2 * hourMs);
  return toBudapestDay(inSummer) === day ? inSummer : new Date(midnight - hourMs);
}
