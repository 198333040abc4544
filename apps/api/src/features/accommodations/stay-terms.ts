import { dayOfLeapYear } from '@piacter/contracts/calendars/values';
import type { OpenDays } from './stay-conditions.ts';
import { noNumber, toMinima } from './stay-sequences.ts';

/**
 * What a host asks of every stay, packed in one number, as a search looks at it in many rows. From the lowest bit on: the
 * highest and the lowest of the least nights of all seasons, the days of the opening period behind its first one, and this
 * first day. Below 0 for a host who is never open.
 */
export type StayTerms = number;

const minimumBits = 6;
const dayBits = 9;
const spanShift = 2 * minimumBits;
const openFromShift = spanShift + dayBits;
const leapDay = dayOfLeapYear(2, 29);
const daysOfLeapYear = dayOfLeapYear(12, 31);
/** Instead of a number of days: open every day, and on all of them but February 29, which most years do not have. */
const wholeYear = 2 ** dayBits - 1;
const allButLeapDay = wholeYear - 1;
/** So many nights, or more. */
const manyNights = 2 ** minimumBits - 1;

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
  if (openFromDay < 0) return noNumber;
  const minima = [minimumStay, ...toMinima(stayPrices)].map((nights) => Math.min(nights, manyNights));
  const range = (Math.min(...minima) << minimumBits) + Math.max(...minima);
  return (openFromDay << openFromShift) + (toSpan(openFromDay, openSpan) << spanShift) + range;
}

// All of these are asked for each row, without branches: a wrong guess of the processor costs more than the test.

/** 1 for so many nights that no season asks for more. */
export const isEnoughAlways = (terms: StayTerms, nights: number): number =>
  Number((terms & manyNights) <= nights) & Number((terms & manyNights) < manyNights);

/** 1 for so many nights that a season may be content with them. */
export const isEnoughSometimes = (terms: StayTerms, nights: number): number =>
  Number(((terms >> minimumBits) & manyNights) <= nights);

/** Returns the same test as `stayConditions` for one row: 1 for who is open on the days. */
export function createOpenTest({ first, last, hasLeapDay }: OpenDays): (terms: StayTerms) => number {
  const days = last - first;
  const closed = hasLeapDay ? allButLeapDay : noNumber;
  return (terms) => {
    const span = (terms >> spanShift) & wholeYear;
    const ahead = first - (terms >> openFromShift);
    const begin = ahead + (daysOfLeapYear & (ahead >> 31));
    const isCovered = Number(begin + days <= span) | Number(span >= allButLeapDay);
    return Number(terms >= 0) & isCovered & Number(span !== closed);
  };
}
