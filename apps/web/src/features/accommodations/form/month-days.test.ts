import { expect, it } from 'vitest';
import { monthName } from '../../../lib/month-days.ts';
import { accommodationValues } from './accommodation-values.ts';
import { describePeriod } from './period-section.tsx';

it('names the months in Hungarian', () => {
  expect([monthName(1), monthName(12)]).toEqual(['január', 'december']);
});

const period = (from: [string, string], to: [string, string]) =>
  describePeriod({
    ...accommodationValues(null),
    openMonthFrom: from[0],
    openDayFrom: from[1],
    openMonthTo: to[0],
    openDayTo: to[1],
  });

it('formats an opening period', () => {
  expect(describePeriod(accommodationValues(null))).toBe('Egész évben nyitva.');
  expect(period(['5', '1'], ['9', '30'])).toBe('Nyitva: május 1. – szeptember 30.');
  expect(period(['12', '20'], ['3', '1'])).toBe('Nyitva: december 20. – március 1. (átnyúlik az új évre).');
  expect(period(['6', '15'], ['6', '14'])).toContain('átnyúlik az új évre');
});
