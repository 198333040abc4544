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
/** So many nights, or more. */
const manyNights = 2 ** minimumBits - 1;

interface Terms {
  openFromDay: number;
  openSpan: number;
  minimumStay: number;
  stayPrices: readonly number[] | null;
}

export function packTerms({ openFromDay, openSpan, minimumStay, stayPrices }: Terms): StayTerms {
  if (openFromDay < 0) return noNumber;
  const minima = [minimumStay, ...toMinima(stayPrices)].map((nights) => Math.min(nights, manyNights));
  const range = (Math.min(...minima) << minimumBits) + Math.max(...minima);
  return (openFromDay << openFromShift) + (openSpan << spanShift) + range;
}

// All of these are asked for each row, without branches: a wrong guess of the processor costs more than the test.

/** 1 for so many nights that no season asks for more. */
export const isEnoughAlways = (terms: StayTerms, nights: number): number =>
  Number((terms & manyNights) <= nights) & Number((terms & manyNights) < manyNights);

/** 1 for so many nights that a season may be content with them. */
export const isEnoughSometimes = (terms: StayTerms, nights: number): number =>
  Number(((terms >>> minimumBits) & manyNights) <= nights);

const leapDay = dayOfLeapYear(2, 29);
const daysOfLeapYear = dayOfLeapYear(12, 31);

/** The same as `stayConditions` for one row: 1 for who is open on the days. */
export function isOpenOn(terms: StayTerms, { first, last, hasLeapDay }: OpenDays): number {
  const openFrom = terms >>> openFromShift;
  const span = (terms >>> spanShift) & (2 ** dayBits - 1);
  const openLast = openFrom + span;
  return (
    Number(terms >= 0) &
    (Number(span >= daysOfLeapYear - 1) |
      (Number(openFrom <= first) & Number(openLast >= last)) |
      (Number(openFrom <= first - daysOfLeapYear) & Number(openLast >= last - daysOfLeapYear)) |
      (Number(openFrom <= first + daysOfLeapYear) & Number(openLast >= last + daysOfLeapYear)) |
      (Number(!hasLeapDay) & Number(openFrom === leapDay + 1) & Number(span >= daysOfLeapYear - 2)))
  );
}
