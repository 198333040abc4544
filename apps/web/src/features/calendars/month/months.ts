import type { CalendarNights } from '@piacter/contracts/calendars';
import { addDays } from '@piacter/contracts/core/days';

/** A month: `YYYY-MM`. */
const monthFormat = new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const spokenFormat = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'full', timeZone: 'UTC' });

/** '2027. július' */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));

/** '2027. július 3., szombat' */
export const formatSpokenDay = (day: string): string => spokenFormat.format(new Date(day));

const monthLength = 'YYYY-MM'.length;

/** The month so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, monthLength);
}

export const monthOf = (day: string): string => day.slice(0, monthLength);
export const firstDay = (month: string): string => `${month}-01`;

// own value: days of a week
const week = 7;

/** The weeks of a month, Monday first; '' before its first and after its last day. */
export function toWeeks(month: string): string[][] {
  const end = firstDay(addMonths(month, 1));
  const days: string[] = Array.from(
    { length: (new Date(firstDay(month)).getUTCDay() + week - 1) % week },
    () => '',
  );
  for (let day = firstDay(month); day < end; day = addDays(day, 1)) days.push(day);
  while (days.length % week !== 0) days.push('');
  return Array.from({ length: days.length / week }, (_, row) => days.slice(row * week, (row + 1) * week));
}

export type NightMap = ReadonlyMap<string, CalendarNights>;

/** What a calendar says of each night. */
export function toNightMap(nights: readonly CalendarNights[]): NightMap {
  const map = new Map<string, CalendarNights>();
  for (const span of nights)
    for (let night = span.from; night < span.to; night = addDays(night, 1)) map.set(night, span);
  return map;
}

/** The day that a key leads to; undefined for other keys. */
export function findKeyDay(key: string, day: string): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -week, ArrowDown: week };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const weekday = (new Date(day).getUTCDay() + week - 1) % week;
  if (key === 'Home') return addDays(day, -weekday);
  if (key === 'End') return addDays(day, 6 - weekday);
  // Four weeks away, on the same weekday.
  if (key === 'PageUp') return addDays(day, -28);
  return key === 'PageDown' ? addDays(day, 28) : undefined;
}
