import { expect, it } from 'vitest';
import { formatDayRange, formatNightRange } from './days.ts';

it('formats ranges of days briefly, also with one end', () => {
  expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('dec. 30. – jan. 2.');
  expect(formatDayRange(undefined, '2027-01-02')).toBe('jan. 2.');
  expect(formatDayRange('', '')).toBe('');
});

it('names the month of a stay once', () => {
  expect(formatNightRange('2027-07-08', '2027-07-11')).toBe('júl. 8–11.');
  expect(formatNightRange('2027-07-30', '2027-08-02')).toBe('júl. 30. – aug. 2.');
});
