import { formatDay, upperFirst } from '../core/hungarian.ts';

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

const formatStayOn = (day: string): string => `Nyitva ezen a napon: ${day}`;

/** The filter of a stay, of which at least one day is given; `write` writes a day. */
export const formatStay = (from: string | undefined, to: string | undefined, write = formatDay): string =>
  from && to && from !== to ? `${write(from)} – ${write(to)}` : formatStayOn(write(from ?? to ?? ''));

/** Nights that somebody stays within a window of days, unless the text says how many (FIND-05). */
export const usualNights = 7;

/** The days of a month: '2027-07-01' to '2027-07-31' is 'Júliusban'; undefined for any others. */
function nameMonth(from: string, to: string): string | undefined {
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  if (!from.endsWith('-01') || to !== last.toISOString().slice(0, 10)) return undefined;
  const name = first.toLocaleDateString('hu-HU', { month: 'long', timeZone: 'UTC' });
  return `${upperFirst(name)}${name.endsWith('ber') ? 'ben' : 'ban'}`;
}

/** The filter of a window of days in which a stay may lie: 'Júliusban', '2027. 06. 01. és 08. 31. között'. */
export function formatWindow(from: string, to: string): string {
  if (from === to) return formatStayOn(formatDay(from));
  return nameMonth(from, to) ?? `${formatDay(from)} és ${formatDay(to)} között`;
}
