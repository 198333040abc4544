/** Lengths of the months in a leap year, January first: an opening period has no year (WID-08). */
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Number of days in a month (1 to 12); throws RangeError for any other number. */
export function daysInMonth(month: number): number {
  const days = monthLengths[month - 1];
  if (days === undefined) throw new RangeError(`no such month: ${month}`);
  return days;
}

export const isDayOfMonth = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && Number.isInteger(day) && day >= 1 && day <= daysInMonth(month);

/** 1 for January 1 to 366 for December 31; throws RangeError for a month outside 1 to 12. */
export function dayOfLeapYear(month: number, day: number): number {
  daysInMonth(month);
  return monthLengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day;
}
