import { expect, it } from 'vitest';
import { getDaysOfMonth } from './month-days.ts';

it.each([
  ['a month that is over', '2026-10', ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30']],
  ['the present one', '2026-11', ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21']],
  ['January', '2026-01', ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31']],
  ['one to come', '2027-02', ['2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31']],
])('%s is compared with the month before', (_what, month, expected) => {
  const { days, before } = getDaysOfMonth(month, '2026-11-21');
  expect([days.from, days.to, before.from, before.to]).toEqual(expected);
});

it('compares with a shorter month as a whole', () => {
  expect(getDaysOfMonth('2026-03', '2026-03-30').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});
