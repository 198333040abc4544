import { expect, it } from 'vitest';
import { plainPrices } from '../stays/values.ts';
import { findStayObstacles } from './values.ts';

const summer = { openMonthFrom: 5, openDayFrom: 1, openMonthTo: 9, openDayTo: 30 };
const winter = { openMonthFrom: 11, openDayFrom: 15, openMonthTo: 3, openDayTo: 15 };
const allYear = { openMonthFrom: 1, openDayFrom: 1, openMonthTo: 12, openDayTo: 31 };
const rules = { minimumStay: 3, minimumPerson: 2, capacity: 4, petAllowed: 0 as const, prices: plainPrices };
const children = { childrenUnder6: 0, children7to13: 0, children14Plus: 0 };
const two = { adults: 2, ...children, pets: 0 };

it.each([
  [summer, '2027-07-10', '2027-07-17', []],
  [summer, '2027-04-30', '2027-05-07', ['closed']],
  [summer, '2027-09-25', '2027-10-01', ['closed']],
  [winter, '2027-12-28', '2028-01-04', []],
  [winter, '2028-03-15', '2028-03-16', ['closed']],
  [allYear, '2028-02-25', '2028-03-03', []],
  // Closed on the leap day alone.
  [{ openMonthFrom: 3, openDayFrom: 1, openMonthTo: 2, openDayTo: 28 }, '2027-02-25', '2027-03-03', []],
  [
    { openMonthFrom: 3, openDayFrom: 1, openMonthTo: 2, openDayTo: 28 },
    '2028-02-25',
    '2028-03-03',
    ['closed'],
  ],
  [summer, '2027-06-01', '2029-06-01', ['closed']],
])('%o from %s to %s: %o', (period, arrival, departure, reasons) => {
  const found = findStayObstacles({ ...rules, ...period, minimumStay: 1 }, { ...two, arrival, departure });
  expect(found.map(({ reason }) => reason)).toEqual(reasons);
});

it('says all that a host does not allow, and what the host asks for', () => {
  const asked = { ...two, adults: 1, pets: 1, arrival: '2027-07-10', departure: '2027-07-12' };
  expect(findStayObstacles({ ...rules, ...summer }, asked)).toEqual([
    { reason: 'too-short', limit: 3 },
    { reason: 'too-few', limit: 2 },
    { reason: 'no-pets', limit: null },
  ]);
  const many = { ...two, children7to13: 3, arrival: '2027-07-10', departure: '2027-07-13' };
  expect(findStayObstacles({ ...rules, ...summer }, many)).toEqual([{ reason: 'too-many', limit: 4 }]);
  expect(findStayObstacles({ ...rules, ...summer, capacity: null }, { ...many, adults: 50 })).toEqual([]);
});

it('asks for the nights of the season in which a stay begins', () => {
  const high = { from: '07-01', to: '08-20', pricePerPerson: 9000, minimumStay: 7, weekendPercent: null };
  const prices = { ...plainPrices, seasons: [high] };
  const from = (arrival: string, departure: string) =>
    findStayObstacles({ ...rules, ...summer, prices }, { ...two, arrival, departure });
  expect(from('2027-07-01', '2027-07-07')).toEqual([{ reason: 'too-short', limit: 7 }]);
  expect(from('2027-06-30', '2027-07-04')).toEqual([]);
  expect(from('2027-08-20', '2027-08-23')).toEqual([{ reason: 'too-short', limit: 7 }]);
  expect(from('2027-08-21', '2027-08-24')).toEqual([]);
});
