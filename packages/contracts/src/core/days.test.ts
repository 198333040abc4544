import { expect, it } from 'vitest';
import { addDays, daysBetween, toBudapestDay } from './days.ts';

it('counts nights across New Year, the leap day and clock changes', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-12-30', '2026-12-30')).toBe(0);
});

it('adds days likewise', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2027-01-02', -3)).toBe('2026-12-30');
});

it('changes the day at midnight in Budapest, in summer and in winter', () => {
  expect(toBudapestDay(new Date('2026-07-10T21:59:59Z'))).toBe('2026-07-10');
  expect(toBudapestDay(new Date('2026-07-10T22:00:00Z'))).toBe('2026-07-11');
  expect(toBudapestDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});
