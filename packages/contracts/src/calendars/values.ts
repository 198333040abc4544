import { addDays, dayMs } from '../core/days.ts';

/** Days from today on for which a calendar is kept, and a stay can begin. */
export const calendarDays = 730;

/** Nights of the longest stay. */
export const maxStayNights = 60;

/** Changes of one call. */
export const maxCalendarChanges = 100;

/** Maximum length of a host's note on busy days, in characters. */
export const calendarNoteLimit = 200;

/** Nights in a row, half-open: the guest leaves on `to`, when the next one may arrive. Calendar days (`YYYY-MM-DD`). */
export interface Nights {
  from: string;
  to: string;
}

/** What a night is: free as far as the calendar knows, taken, or outside of the opening period. */
export const nightStates = ['free', 'busy', 'closed'] as const;
export type NightState = (typeof nightStates)[number];

/** Who has made nights busy: the host, a stay that was reserved here, or an imported calendar. */
export const nightSources = ['own', 'stay', 'import'] as const;
export type NightSource = (typeof nightSources)[number];

/** Imported calendars of an accommodation. */
export const maxCalendarSources = 5;

/** Maximum lengths of an imported calendar's name and address, in characters. */
export const sourceLimits = { name: 60, url: 2000 } as const;

/** Which events of a calendar make nights busy: all, or not those that portals name as closed or not available. */
export const sourceFilters = ['all', 'reserved'] as const;
export type SourceFilter = (typeof sourceFilters)[number];

/** Maximum size of a feed in bytes, its events, and instances of an event that recurs. */
export const maxFeedBytes = 1_048_576;
export const maxFeedEvents = 2000;
export const feedInstances = 500;

/** Minutes between two imports of a calendar, and after which an empty one is believed if it was not empty before. */
export const importMinutes = 30;
export const emptyFeedMinutes = 60;

/** Days of failed imports after which the host is written to, and visitors are told how old the days are. */
export const staleDays = 3;

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

/** The first and the last day of every year's opening, which may cross New Year. */
export interface OpeningPeriod {
  openMonthFrom: number;
  openDayFrom: number;
  openMonthTo: number;
  openDayTo: number;
}

/** Whether every day from the first to the last one (`YYYY-MM-DD`) is in the opening period, which may cross New Year. */
export function isOpenFrom(rules: OpeningPeriod, first: string, last: string): boolean {
  const opens = dayOfLeapYear(rules.openMonthFrom, rules.openDayFrom);
  const closes = dayOfLeapYear(rules.openMonthTo, rules.openDayTo);
  // After a year and a day every day has been.
  const end = Math.min(Date.parse(last), Date.parse(first) + 366 * dayMs);
  for (let time = Date.parse(first); time <= end; time += dayMs) {
    const date = new Date(time);
    const day = dayOfLeapYear(date.getUTCMonth() + 1, date.getUTCDate());
    const isOpen = opens <= closes ? day >= opens && day <= closes : day >= opens || day <= closes;
    if (!isOpen) return false;
  }
  return true;
}

/** Whether guests may sleep there in the night that follows a day: they leave on an open day, too. */
export const isNightOpen = (rules: OpeningPeriod, night: string): boolean =>
  isOpenFrom(rules, night, addDays(night, 1));
