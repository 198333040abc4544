import { expect, it } from 'vitest';
import { priceStay } from '../prices/values.ts';
import { findStayObstacles } from './values.ts';

it.each([
  [{ pricePerPerson: 5900, petCostPerNight: null }, { nights: 7, guests: 4, hasPet: false }, 165_200],
  [{ pricePerPerson: 5900, petCostPerNight: 3000 }, { nights: 7, guests: 4, hasPet: true }, 186_200],
  [{ pricePerPerson: 5900, petCostPerNight: 3000 }, { nights: 7, guests: 4, hasPet: false }, 165_200],
  [{ pricePerPerson: 5900, petCostPerNight: null }, { nights: 1, guests: 1, hasPet: true }, 5900],
])('%o for %o costs %i Ft', (accommodation, stay, total) => {
  const price = priceStay(accommodation, stay);
  expect(price?.total).toBe(total);
  expect((price?.people ?? 0) + (price?.pet ?? 0)).toBe(total);
});

it('has no price without that of the host', () => {
  const stay = { nights: 2, guests: 2, hasPet: true };
  expect(priceStay({ pricePerPerson: 0, petCostPerNight: 500 }, stay)).toBeUndefined();
});

const summer = { openMonthFrom: 5, openDayFrom: 1, openMonthTo: 9, openDayTo: 30 };
const winter = { openMonthFrom: 11, openDayFrom: 15, openMonthTo: 3, openDayTo: 15 };
const allYear = { openMonthFrom: 1, openDayFrom: 1, openMonthTo: 12, openDayTo: 31 };
const rules = { minimumStay: 3, minimumPerson: 2, capacity: 4, petAllowed: 0 as const };
const stay = { nights: 7, guests: 2, hasPet: false };

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
])('%o from %s to %s: %o', (period, from, to, obstacles) => {
  expect(findStayObstacles({ ...rules, ...period }, { ...stay, from, to })).toEqual(obstacles);
});

it('says all that a host does not allow', () => {
  const asked = { nights: 2, guests: 1, hasPet: true, from: '2027-07-10', to: '2027-07-12' };
  expect(findStayObstacles({ ...rules, ...summer }, asked)).toEqual(['too-short', 'too-few', 'no-pets']);
  expect(
    findStayObstacles({ ...rules, ...summer }, { ...asked, nights: 3, guests: 5, hasPet: false }),
  ).toEqual(['too-many']);
  const unlimited = { ...rules, ...summer, capacity: null };
  expect(findStayObstacles(unlimited, { ...asked, nights: 3, guests: 50, hasPet: false })).toEqual([]);
});
