import { expect, it } from 'vitest';
import { formatDayRange, nightsBetween } from './days.ts';

it('counts nights across New Year, the leap day and clock changes', () => {
  expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(nightsBetween('2026-12-30', '2026-12-30')).toBe(0);
});

it('formats ranges of days briefly, also with one end', () => {
  expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('dec. 30. – jan. 2.');
  expect(formatDayRange(undefined, '2027-01-02')).toBe('jan. 2.');
  expect(formatDayRange('', '')).toBe('');
});
