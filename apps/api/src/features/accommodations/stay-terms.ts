import { dayOfLeapYear } from '@piacter/contracts/calendars/values';
import type { OpenDays } from './stay-conditions.ts';
import { toMinima } from './stay-sequences.ts';

/**
 * What a host asks of every stay, packed in one number, as a search looks at it in many rows. From the lowest bit on: the
 * highest and the lowest of the least nights of all seasons, the days of the opening period behind its first one, and this
 * first day. 0 for a host who is never open.
 */
export type StayTerms = number;

// Literals, as a constant of the module would be loaded for each row, which takes longer than the test.
const pack = (openFrom: number, span: number, least: number, most: number): StayTerms =>
  (openFrom << 21) + (span << 12) + (least << 6) + most;
const getMost = (terms: StayTerms): number => terms & 63;
const getLeast = (terms: StayTerms): number => (terms >> 6) & 63;
const getSpan = (terms: StayTerms): number => (terms >> 12) & 511;
const getOpenFrom = (terms: StayTerms): number => terms >> 21;

const leapDay = dayOfLeapYear(2, 29);
const daysOfLeapYear = dayOfLeapYear(12, 31);
/** Instead of a number of days: open every day, and on all of them but February 29, which most years do not have. */
const wholeYear = 511;
const allButLeapDay = wholeYear - 1;
/** No day of a year is the first one. */
export const neverOpen: StayTerms = 0;
/** So many nights, or more: enough for some season of every host. */
export const manyNights = 63;

interface Terms {
  openFromDay: number;
  openSpan: number;
  minimumStay: number;
  stayPrices: readonly number[] | null;
}

/** The days behind the first one that an opening period has, or which days of the year it lacks. */
function toSpan(openFromDay: number, openSpan: number): number {
  if (openSpan >= daysOfLeapYear - 1) return wholeYear;
  return openFromDay === leapDay + 1 && openSpan === daysOfLeapYear - 2 ? allButLeapDay : openSpan;
}

export function packTerms({ openFromDay, openSpan, minimumStay, stayPrices }: Terms): StayTerms {
  if (openFromDay < 0) return neverOpen;
  const minima = [minimumStay, ...toMinima(stayPrices)].map((nights) => Math.min(nights, manyNights));
  return pack(openFromDay, toSpan(openFromDay, openSpan), Math.min(...minima), Math.max(...minima));
}

// All of these are asked for each row, without branches: a wrong guess of the processor costs more than the test.

/** 1 for so many nights that no season asks for more. */
export const isEnoughAlways = (terms: StayTerms, nights: number): number =>
  Number(getMost(terms) <= nights) & Number(getMost(terms) < 63);

/** 1 for so many nights that a season may be content with them. */
export const isEnoughSometimes = (terms: StayTerms, nights: number): number =>
  Number(getLeast(terms) <= nights);

/** For each first day of an opening period the days behind it that it must have to cover a stay. */
export type NeededSpans = Uint16Array;

/** The same rule as `stayConditions`. A table, as it is looked up in less time than it is worked out. */
export function findNeededSpans({ first, last, hasLeapDay }: OpenDays): NeededSpans {
  const needed = new Uint16Array(daysOfLeapYear + 1).fill(wholeYear + 1);
  for (let openFrom = 1; openFrom <= daysOfLeapYear; openFrom += 1) {
    const ahead = first - openFrom + (first < openFrom ? daysOfLeapYear : 0);
    const span = ahead + last - first;
    const openMost = hasLeapDay ? wholeYear : allButLeapDay;
    needed[openFrom] = span < daysOfLeapYear - 1 ? span : openMost;
  }
  return needed;
}

/** 1 for who is open on the days of a stay. */
export const isOpen = (terms: StayTerms, needed: NeededSpans): number =>
  Number(getSpan(terms) >= (needed[getOpenFrom(terms)] ?? 512));
