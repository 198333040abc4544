import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { calendarDays } from '@piacter/contracts/calendars/values';
import { addDays, daysBetween, toDayNumber } from '@piacter/contracts/core/days';
import { childGroups, isWeekendNight, type StayParty } from '@piacter/contracts/stays/values';
import { type OpenDays, toOpenDays } from './stay-conditions.ts';
import { toMonthDay } from './stay-sequences.ts';
import { findNeededSpans, type NeededSpans } from './stay-terms.ts';

/** A stay that would suit whoever searches, as rows are compared with it. */
export interface PossibleStay extends OpenDays {
  arrival: string;
  departure: string;
  /** The same as numbers of days. */
  from: number;
  to: number;
  /** The day of the year that its season is found by. */
  monthDay: number;
  /** What opening periods need to cover it. */
  neededSpans: NeededSpans;
}

/** What a search says of a stay. */
export interface AskedStay {
  nights: number;
  /** Any of them will do; of those that cost the same the first one is offered. */
  stays: readonly PossibleStay[];
  /** Whether a host who wants more nights is left out. */
  isMinimumKept: boolean;
  /** Who stays, without the days; undefined where nobody is named, or totals are not compared. */
  people: Omit<StayParty, 'arrival' | 'departure'> | undefined;
}

/** Of a search what may say something of a stay. */
export type StaySearch = Partial<AccommodationSearch>;

/** A stay of so many nights. */
export const toPossible = (arrival: string, nights: number): PossibleStay => {
  const departure = addDays(arrival, nights);
  const from = toDayNumber(arrival);
  const days = toOpenDays(arrival, departure);
  return {
    ...{ arrival, departure, from, to: from + nights, monthDay: toMonthDay(arrival) },
    ...days,
    neededSpans: findNeededSpans(days),
  };
};

/** The number of everybody who stays, but for pets; undefined where nobody is named. */
export function countNamed(search: StaySearch): number | undefined {
  const groups = [search.adults ?? search.guests, ...childGroups.map((group) => search[group])];
  const named = groups.filter((count) => count !== undefined);
  return named.length === 0 ? undefined : named.reduce((sum, count) => sum + count, 0);
}

/** Guests of whom nothing else is known are adults. */
function toPeople(search: StaySearch): AskedStay['people'] {
  if (!countNamed(search)) return undefined;
  const { adults = search.guests ?? 0, childrenUnder6 = 0, children7to13 = 0, children14Plus = 0 } = search;
  const pets = search.pets ?? search.petAllowed ?? 0;
  return { adults, childrenUnder6, children7to13, children14Plus, pets };
}

const friday = 5;

/** Whether a stay has the nights of a weekend: both of them, or one of them if it is a single night. */
export function isWeekend(arrival: string, nights: number): boolean {
  if (nights === 1) return isWeekendNight(arrival);
  const untilFriday = (friday - new Date(arrival).getUTCDay() + 7) % 7;
  return untilFriday + 2 <= nights;
}

/** Days of a window, and nights in it, up to which the cheapest stay is looked for (CAL-09). */
const maxWindowDays = 62;
const maxWindowNights = 14;

/** Nights of a weekend for which no other number is given. */
const weekendNights = 2;

/**
 * The stay of a search, on its own days or on any within its window; undefined without either, and where no day of the
 * window is left. Days are calendar days in Budapest.
 */
export function findAskedStay(search: StaySearch, today: string): AskedStay | undefined {
  const people = toPeople(search);
  if (search.arrival && search.departure) {
    const nights = daysBetween(search.arrival, search.departure);
    const stays = search.arrival < today ? [] : [toPossible(search.arrival, nights)];
    return { nights, stays, isMinimumKept: true, people };
  }
  const windowFrom = search.windowFrom ?? search.windowTo;
  const windowTo = search.windowTo ?? search.windowFrom;
  if (!windowFrom || !windowTo || search.minimumStay === 0) return undefined;
  const nights = search.minimumStay || (search.weekend ? weekendNights : 1);
  const first = windowFrom < today ? today : windowFrom;
  const last = addDays(windowTo, -nights);
  const starts = Math.min(Math.max(daysBetween(first, last) + 1, 0), calendarDays);
  const stays = Array.from({ length: starts }, (_, day) => addDays(first, day))
    .filter((arrival) => !search.weekend || isWeekend(arrival, nights))
    .map((arrival) => toPossible(arrival, nights));
  if (stays.length === 0 && !search.weekend) return undefined;
  const isCompared = daysBetween(first, windowTo) < maxWindowDays && nights <= maxWindowNights;
  return {
    nights,
    stays,
    isMinimumKept: search.minimumStay !== undefined || search.weekend === 1,
    people: isCompared ? people : undefined,
  };
}
