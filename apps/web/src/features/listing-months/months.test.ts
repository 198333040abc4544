import { expect, it } from 'vitest';
import { formatMonth, listMonths } from './months.ts';

it('lists the months of a listing, the present one first, by the days of Budapest', () => {
  expect(listMonths('2026-09-30T22:30:00.000Z', new Date('2026-11-21T10:00:00Z'))).toEqual([
    '2026-11',
    '2026-10',
  ]);
  expect(listMonths('2026-11-20T10:00:00.000Z', new Date('2026-11-30T23:30:00Z'))).toEqual([
    '2026-12',
    '2026-11',
  ]);
});

it('lists thirteen months at most, over the turn of the year', () => {
  const months = listMonths('2020-01-01T10:00:00.000Z', new Date('2026-02-21T10:00:00Z'));
  expect(months).toHaveLength(13);
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2025-02');
});

it('names a month', () => {
  expect(formatMonth('2026-11')).toBe('2026. november');
});
