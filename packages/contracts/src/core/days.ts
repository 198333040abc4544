/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

/** The number of a calendar day (`YYYY-MM-DD`), counted from January 1, 1970: days have no hours, so no time zone. */
export const toDayNumber = (day: string): number => Math.round(Date.parse(day) / dayMs);

/** The calendar day of a number. */
export const fromDayNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** The calendar day so many days later. */
export const addDays = (day: string, days: number): string => fromDayNumber(toDayNumber(day) + days);

/** Nights between two calendar days (`YYYY-MM-DD`): 3 from the 30th to the 2nd; 0 on the same day. */
export const nightsBetween = (arrival: string, departure: string): number =>
  toDayNumber(departure) - toDayNumber(arrival);

const budapestDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' });

/** The calendar day in Budapest at an instant. */
export const toBudapestDay = (instant: Date): string => budapestDay.format(instant);
