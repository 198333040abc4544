import { expect, it } from 'vitest';
import { formatDayRange } from './days.ts';

it('formats ranges of days briefly, also with one end', () => {
  expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('dec. 30. – jan. 2.');
  expect(formatDayRange(undefined, '2027-01-02')).toBe('jan. 2.');
  expect(formatDayRange('', '')).toBe('');
});
