import { describe, expect, it } from 'vitest';
import { formatNextSeason, formatOpening } from './opening.ts';

const format = (openMonthFrom: number, openDayFrom: number, openMonthTo: number, openDayTo: number) =>
  formatOpening({ openMonthFrom, openDayFrom, openMonthTo, openDayTo });

describe('the formatted opening period', () => {
  it('names its first and last day', () => {
    expect(format(4, 1, 10, 31)).toBe('április\u00a01. – október\u00a031.');
  });
  it('crosses New Year', () => {
    expect(format(12, 1, 3, 15)).toBe('december\u00a01. – március\u00a015.');
  });
  it('is all year whatever its first day', () => {
    expect([format(1, 1, 12, 31), format(7, 1, 6, 30), format(3, 1, 2, 29)]).toEqual(
      Array.from({ length: 3 }, () => 'egész évben nyitva'),
    );
  });
  it('handles the leap day', () => {
    expect(format(2, 29, 8, 31)).toBe('február\u00a029. – augusztus\u00a031.');
  });
});

describe('the next season', () => {
  const camp = { openMonthFrom: 4, openDayFrom: 1, openMonthTo: 10, openDayTo: 31 };
  it.each([
    ['2026-11-26T10:00:00Z', 'a nyitás napja: április\u00a01.'],
    // Already April 1 in Budapest.
    ['2027-03-31T22:30:00Z', undefined],
    ['2027-03-31T21:30:00Z', 'a nyitás napja: április\u00a01.'],
    ['2027-10-31T12:00:00Z', undefined],
  ])('at %s: %s', (now, said) => {
    expect(formatNextSeason(camp, new Date(now))).toBe(said);
  });
  it('is none for who is open all year', () => {
    const allYear = { openMonthFrom: 7, openDayFrom: 1, openMonthTo: 6, openDayTo: 30 };
    expect(formatNextSeason(allYear, new Date('2026-11-26'))).toBeUndefined();
  });
});
