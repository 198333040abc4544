/** A leap year: an opening period has no year of its own, and February has its 29th (WID-08). */
const leapYear = 2000;

/** Days of a month of 1 to 12; throws RangeError for any other number. */
export function daysOfMonth(month: number): number {
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw new RangeError(`Nincs ilyen hónap: ${month}`);
  // The day before the first of the month after it.
  return new Date(Date.UTC(leapYear, month, 0)).getUTCDate();
}

const longMonth = new Intl.DateTimeFormat('hu-HU', { month: 'long', timeZone: 'UTC' });

/** 'január' for 1. */
export const monthName = (month: number): string =>
  longMonth.format(new Date(Date.UTC(leapYear, month - 1, 1)));

export const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
