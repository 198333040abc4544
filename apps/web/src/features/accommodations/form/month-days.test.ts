import { daysInMonth } from '@piacter/contracts/accommodations';
import { describe, expect, it } from 'vitest';
import { accommodationValues } from './accommodation-values.ts';
import { daysOfMonth, monthName, months } from './month-days.ts';
import { periodInWords } from './period-section.tsx';

describe('the days of a month', () => {
  it('are those of a leap year, as in the contract', () => {
    expect(months.map(daysOfMonth)).toEqual(months.map(daysInMonth));
    expect(daysOfMonth(2)).toBe(29);
  });

  it.each([0, 13, -1, 1.5, Number.NaN])('are an error for month %d', (month) => {
    expect(() => daysOfMonth(month)).toThrow(RangeError);
  });

  it('belong to months with Hungarian names', () => {
    expect([monthName(1), monthName(12)]).toEqual(['január', 'december']);
  });
});

const period = (from: [string, string], to: [string, string]) =>
  periodInWords({
    ...accommodationValues(null),
    openMonthFrom: from[0],
    openDayFrom: from[1],
    openMonthTo: to[0],
    openDayTo: to[1],
  });

it('says an opening period in words', () => {
  expect(periodInWords(accommodationValues(null))).toBe('Egész évben nyitva.');
  expect(period(['5', '1'], ['9', '30'])).toBe('Nyitva: május 1. – szeptember 30.');
  expect(period(['12', '20'], ['3', '1'])).toBe('Nyitva: december 20. – március 1., az új éven át.');
  expect(period(['6', '15'], ['6', '14'])).toContain('az új éven át');
});
