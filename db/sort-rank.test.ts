import { describe, expect, it } from 'vitest';
import { type Promotion, sortRank, toPromotion } from './sort-rank.ts';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

describe('sortRank', () => {
  it('ranks PRO above Kiemelt and Kiemelt above the rest, whatever the age', () => {
    const newest = day('2088-01-01');
    const oldest = day('2019-01-01');
    expect(sortRank(4, oldest, 1)).toBeGreaterThan(sortRank(2, newest, 999_999));
    expect(sortRank(2, oldest, 1)).toBeGreaterThan(sortRank(0, newest, 999_999));
  });

  it('ranks newer listings of the same promotion higher, by the second', () => {
    const older = new Date('2026-11-21T10:00:00.999Z');
    const newer = new Date('2026-11-21T10:00:01.000Z');
    for (const promotion of [0, 2, 4] as const)
      expect(sortRank(promotion, newer, 1)).toBeGreaterThan(sortRank(promotion, older, 1_048_575));
  });

  it('distinguishes listings of the same second by their ids', () => {
    const now = day('2026-11-21');
    expect(sortRank(0, now, 8)).toBe(sortRank(0, now, 7) + 1);
  });

  it.each([
    [4, '2500-01-01', 4_294_967_295],
    [0, '1990-01-01', 1],
  ] as [Promotion, string, number][])('is a safe, non-negative integer for %i at %s', (promotion, at, id) => {
    const rank = sortRank(promotion, day(at), id);
    expect(Number.isSafeInteger(rank)).toBe(true);
    expect(rank).toBeGreaterThanOrEqual(0);
  });

  it('has stable values, since a change of the formula needs a migration of stored rows', () => {
    expect(sortRank(0, day('2020-01-02'), 5)).toBe(86_400 * 1_048_576 + 5);
    expect(sortRank(2, day('2020-01-01'), 0)).toBe(2 ** 51);
    expect(sortRank(4, day('2020-01-01'), 0)).toBe(2 ** 52);
  });
});

describe('toPromotion', () => {
  it('returns none for missing values and types that do not promote', () => {
    expect([null, undefined, 0, 1, 7, 2, 4].map(toPromotion)).toEqual([0, 0, 0, 0, 0, 2, 4]);
  });
});
