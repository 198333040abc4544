import { addDays, dayMs, nightsBetween } from '../core/days.ts';
import {
  countPeople,
  getMinimumStay,
  type PricedStay,
  type StayObstacle,
  type StayParty,
} from '../stays/values.ts';

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

/** What a host lets stay, and when. */
export interface StayRules extends OpeningPeriod, Pick<PricedStay, 'minimumStay' | 'prices'> {
  minimumPerson: number;
  capacity: number | null;
  petAllowed: 0 | 1;
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

/** What speaks against a stay, with the number that the host asks for. */
export interface FoundObstacle {
  reason: StayObstacle;
  limit: number | null;
}

/** Why a host does not take a stay; empty if nothing speaks against it, busy nights aside. */
export function findStayObstacles(rules: StayRules, party: StayParty): FoundObstacle[] {
  const people = countPeople(party);
  const minimumStay = getMinimumStay(rules, party.arrival);
  const { minimumPerson, capacity } = rules;
  const obstacles: (FoundObstacle & { applies: boolean })[] = [
    { reason: 'closed', limit: null, applies: !isOpenFrom(rules, party.arrival, party.departure) },
    {
      reason: 'too-short',
      limit: minimumStay,
      applies: nightsBetween(party.arrival, party.departure) < minimumStay,
    },
    { reason: 'too-few', limit: minimumPerson, applies: people < minimumPerson },
    { reason: 'too-many', limit: capacity, applies: capacity !== null && people > capacity },
    { reason: 'no-pets', limit: null, applies: party.pets > 0 && rules.petAllowed === 0 },
  ];
  return obstacles.flatMap(({ applies, ...obstacle }) => (applies ? [obstacle] : []));
}
