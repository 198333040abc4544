import { expect, it } from 'vitest';
import { formatDayRange, formatNightRange } from './days.ts';

it('formats ranges of days briefly, also with one end', () => {
  expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('dec.\u00a030. – jan.\u00a02.');
  expect(formatDayRange(undefined, '2027-01-02')).toBe('jan.\u00a02.');
  expect(formatDayRange('', '')).toBe('');
});

it('names the month of a stay once', () => {
  expect(formatNightRange('2027-07-08', '2027-07-11')).toBe('júl.\u00a08–11.');
  expect(formatNightRange('2027-07-30', '2027-08-02')).toBe('júl.\u00a030. – aug.\u00a02.');
});
