import { dayOfLeapYear, daysInMonth } from '@piacter/contracts/calendars/values';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { ListingCondition } from '../search/index.ts';
import { allOf, toSqlCondition } from '../search/reverse/index.ts';
import { stayConditions, toOpenDays, windowConditions } from './stay-conditions.ts';
import { noNumber } from './stay-sequences.ts';
import { findNeededSpans, isEnoughAlways, isEnoughSometimes, isOpen, packTerms } from './stay-terms.ts';

type Period = readonly [from: string, to: string];

/** 'MM-DD' as a day of a leap year. */
const toDayNumber = (monthAndDay: string): number => {
  const [month = 0, day = 0] = monthAndDay.split('-').map(Number);
  return dayOfLeapYear(month, day);
};

/** The last day of a period, in the next year if it covers New Year. */
const toUnrolled = ([from, to]: Period): number =>
  toDayNumber(to) + (toDayNumber(to) < toDayNumber(from) ? 366 : 0);

/** A reference implementation: every date of the stay is in the period. */
function isOpenOnEveryDay([from, to]: Period, first: string, last: string): boolean {
  const [start, end] = [toDayNumber(from), toDayNumber(to)];
  for (let date = Date.parse(first); date <= Date.parse(last); date += 86_400_000) {
    const day = toDayNumber(new Date(date).toISOString().slice(5, 10));
    const isOpen = start <= end ? day >= start && day <= end : day >= start || day <= end;
    if (!isOpen) return false;
  }
  return true;
}

const periods: Period[] = [
  ['01-01', '12-31'],
  ['03-01', '02-29'],
  ['02-29', '02-28'],
  ['12-31', '12-30'],
  ['01-02', '01-01'],
  ['03-01', '02-28'],
  ['03-01', '02-27'],
  ['01-01', '12-30'],
  ['01-02', '12-31'],
  ['05-15', '09-15'],
  ['06-10', '06-10'],
  ['12-31', '01-01'],
  ['12-01', '03-15'],
  ['12-20', '01-05'],
  ['11-15', '02-28'],
  ['11-15', '02-29'],
  ['02-29', '02-29'],
  ['02-28', '03-01'],
  ['10-01', '09-29'],
];

const stays: Period[] = [
  ['2026-06-10', '2026-06-10'],
  ['2026-06-09', '2026-06-10'],
  ['2026-05-15', '2026-09-15'],
  ['2026-05-14', '2026-09-15'],
  ['2026-05-15', '2026-09-16'],
  ['2026-12-31', '2027-01-01'],
  ['2026-12-30', '2027-01-01'],
  ['2026-12-20', '2027-01-05'],
  ['2026-12-20', '2027-01-06'],
  ['2026-12-01', '2026-12-31'],
  ['2027-01-01', '2027-01-05'],
  ['2027-02-20', '2027-03-10'],
  ['2028-02-20', '2028-03-10'],
  ['2028-02-29', '2028-02-29'],
  ['2028-02-28', '2028-03-01'],
  ['2027-02-28', '2027-03-01'],
  ['2026-11-20', '2027-02-28'],
  ['2027-11-20', '2028-02-29'],
  ['2026-01-01', '2026-12-31'],
  ['2028-01-01', '2028-12-31'],
  ['2026-03-01', '2027-02-28'],
  ['2027-03-01', '2028-02-28'],
  ['2027-03-01', '2028-02-29'],
  ['2026-10-01', '2027-09-29'],
  ['2026-10-01', '2027-09-30'],
  ['2026-10-01', '2027-10-01'],
  ['2026-06-10', '2027-06-09'],
  ['2026-06-10', '2027-06-10'],
  ['2026-06-10', '2029-01-05'],
  ['2026-12-31', '2028-01-01'],
  ['2100-02-28', '2100-03-01'],
];

const packPeriod = (period: Period, minimumStay = 1, stayPrices: readonly number[] | null = null) => {
  const openFromDay = toDayNumber(period[0]);
  return packTerms({
    ...{ openFromDay, openSpan: toUnrolled(period) - openFromDay },
    ...{ minimumStay, stayPrices },
  });
};

describe('a stay within the opening period', () => {
  let evaluate: (conditions: readonly ListingCondition[]) => Promise<boolean[]>;
  beforeAll(async () => {
    const db = await testDatabase();
    const rows = periods.map(
      ([from, to], place) => sql`select ${sql.lit(place)} as place,
        ${sql.lit(toDayNumber(from))} as openFromDay, ${sql.lit(toUnrolled([from, to]))} as openLast,
        ${sql.lit(toUnrolled([from, to]) - toDayNumber(from))} as openSpan`,
    );
    evaluate = async (conditions) => {
      const answer = await sql<{ holds: number }>`
        select ${allOf(conditions.map(toSqlCondition))} as holds from (${sql.join(rows, sql` union all `)}) as period order by place`.execute(
        db,
      );
      return answer.rows.map(({ holds }) => Number(holds) === 1);
    };
  });

  const holds = (from?: string, to?: string) => evaluate(stayConditions(from, to));

  it.each(stays)('matches a day-by-day comparison from %s to %s', async (first, last) => {
    const expected = periods.map((period) => isOpenOnEveryDay(period, first, last));
    expect(await holds(first, last)).toEqual(expected);
    const needed = findNeededSpans(toOpenDays(first, last));
    expect(periods.map((period) => isOpen(packPeriod(period), needed) === 1)).toEqual(expected);
  });

  it.each([
    ['the first', '2026-06-10', undefined],
    ['the last', undefined, '2026-06-10'],
  ])('is a single day when only one date is given: %s', async (_which, from, to) => {
    expect(await holds(from, to)).toEqual(await holds('2026-06-10', '2026-06-10'));
  });

  it('is not a condition without a date', () => {
    expect(stayConditions(undefined, undefined)).toEqual([]);
  });

  it.each([
    ['2027-07-01', '2027-07-31', 7],
    ['2027-05-10', '2027-05-20', 4],
    ['2027-09-12', '2027-09-30', 7],
    ['2026-12-01', '2026-12-31', 7],
    ['2026-12-20', '2027-01-10', 7],
    ['2026-12-28', '2027-01-10', 5],
    ['2027-01-01', '2027-01-31', 3],
    ['2028-02-15', '2028-03-15', 14],
  ])('has so many nights between %s and %s: %i', async (first, last, nights) => {
    const day = 86_400_000;
    const isRoomFor = (period: Period) => {
      for (let from = Date.parse(first); from + nights * day <= Date.parse(last); from += day) {
        const [start, end] = [from, from + nights * day].map((at) => new Date(at).toISOString().slice(0, 10));
        if (isOpenOnEveryDay(period, start ?? '', end ?? '')) return true;
      }
      return false;
    };
    const found = await evaluate(windowConditions({ windowFrom: first, windowTo: last }, nights));
    const differing = periods.filter((period, index) => found[index] !== isRoomFor(period));
    expect(differing).toEqual([]);
  });

  it('numbers every day of a leap year differently', () => {
    const days = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      Array.from({ length: daysInMonth(month) }, (_, index) => dayOfLeapYear(month, index + 1)),
    );
    expect(days).toEqual(Array.from({ length: 366 }, (_, index) => index + 1));
  });
});

describe('the terms of a stay', () => {
  const season = (minimum: number) => [101, 1231, 9000, minimum, noNumber];
  const prices = (...minima: number[]) => [50, 70, 100, noNumber, noNumber, ...minima.flatMap(season)];

  it.each([
    { minimum: 3, stored: null, nights: 2, always: 0, sometimes: 0 },
    { minimum: 3, stored: null, nights: 3, always: 1, sometimes: 1 },
    { minimum: 3, stored: prices(), nights: 3, always: 1, sometimes: 1 },
    { minimum: 3, stored: prices(noNumber), nights: 3, always: 1, sometimes: 1 },
    { minimum: 3, stored: prices(1, 7), nights: 3, always: 0, sometimes: 1 },
    { minimum: 3, stored: prices(1, 7), nights: 7, always: 1, sometimes: 1 },
    { minimum: 3, stored: prices(5, 7), nights: 2, always: 0, sometimes: 0 },
    // From as many nights on as the number has room for, the row itself is asked.
    { minimum: 63, stored: null, nights: 62, always: 0, sometimes: 0 },
    { minimum: 63, stored: null, nights: 100, always: 0, sometimes: 1 },
    { minimum: 999_999_999, stored: null, nights: 100, always: 0, sometimes: 1 },
  ])('of $minimum nights or $stored suit $nights: $always, $sometimes', (known) => {
    const terms = packPeriod(['12-31', '12-30'], known.minimum, known.stored);
    expect(isEnoughAlways(terms, known.nights)).toBe(known.always);
    expect(isEnoughSometimes(terms, known.nights)).toBe(known.sometimes);
  });

  it('of a host who never says when they are open suit nobody', () => {
    const terms = packTerms({ openFromDay: -1, openSpan: 0, minimumStay: 1, stayPrices: null });
    expect(isOpen(terms, findNeededSpans(toOpenDays('2027-06-10', '2027-06-12')))).toBe(0);
  });
});
