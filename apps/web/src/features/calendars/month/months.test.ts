import { expect, it } from 'vitest';
import { addMonths, findKeyDay, toNightMap, toWeeks } from './months.ts';

// Shows CAL-02.
it('lays out a month in weeks that begin on Monday, the leap day included', () => {
  const weeks = toWeeks('2028-02');
  expect(weeks[0]).toEqual([
    '',
    '2028-02-01',
    '2028-02-02',
    '2028-02-03',
    '2028-02-04',
    '2028-02-05',
    '2028-02-06',
  ]);
  expect(weeks.at(-1)).toEqual(['2028-02-28', '2028-02-29', '', '', '', '', '']);
  expect(toWeeks('2027-02')).toHaveLength(4);
  // The clock is put back on October 31: still one day.
  expect(toWeeks('2027-10').flat().filter(Boolean)).toHaveLength(31);
});

it('goes on through New Year', () => {
  expect([addMonths('2027-12', 1), addMonths('2027-01', -1), addMonths('2026-11', 24)]).toEqual([
    '2028-01',
    '2026-12',
    '2028-11',
  ]);
});

it.each([
  ['ArrowRight', '2028-02-28', '2028-02-29'],
  ['ArrowUp', '2028-03-02', '2028-02-24'],
  ['Home', '2027-07-04', '2027-06-28'],
  ['End', '2027-07-04', '2027-07-04'],
  ['PageDown', '2027-12-06', '2028-01-03'],
  ['a', '2027-07-04', undefined],
])('%s leads from %s to %s', (key, day, next) => {
  expect(findKeyDay(key, day)).toBe(next);
});

it('finds what is said of a night, not of the day on which a span ends', () => {
  const span = {
    from: '2027-07-01',
    to: '2027-07-03',
    state: 'busy',
    minimumStay: 1,
    pricePerPerson: null,
  } as const;
  const nights = toNightMap([span]);
  expect(nights.get('2027-07-02')).toBe(span);
  expect(nights.has('2027-07-03')).toBe(false);
});
