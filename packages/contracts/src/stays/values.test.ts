import { expect, it } from 'vitest';
import { countStay, getMinimumStay, type PricedStay, plainPrices, type StayParty } from './values.ts';

const plain: PricedStay = {
  pricePerPerson: 5900,
  minimumStay: 2,
  petCostPerNight: 3000,
  prices: plainPrices,
};
const couple: StayParty = {
  arrival: '2027-07-10',
  departure: '2027-07-17',
  adults: 2,
  childrenUnder6: 0,
  children7to13: 0,
  children14Plus: 0,
  pets: 0,
};

it('is the documented price per person where the host has set nothing else', () => {
  expect(countStay(plain, couple)?.total).toBe(82_600);
  expect(countStay(plain, { ...couple, childrenUnder6: 2, pets: 1 })?.total).toBe(186_200);
});

it('adds children by their age, weekends, cleaning and the tax of adults, each in a line', () => {
  const summer = {
    from: '06-15',
    to: '08-31',
    pricePerPerson: 10_000,
    minimumStay: 5,
    weekendPercent: 20,
  };
  const prices = {
    seasons: [summer],
    childPercent: { under6: 0, from7: 50, from14: 75 },
    cleaningFee: 15_000,
    touristTax: 500,
  };
  const family = {
    ...couple,
    arrival: '2027-07-09',
    departure: '2027-07-12',
    childrenUnder6: 1,
    children7to13: 1,
  };
  // From Friday to Monday: two nights with the surcharge, one without.
  expect(countStay({ ...plain, prices }, family)).toEqual({
    nights: 3,
    lines: [
      { kind: 'adults', count: 2, nights: 2, price: 12_000, amount: 48_000 },
      { kind: 'children7to13', count: 1, nights: 2, price: 6000, amount: 12_000 },
      { kind: 'adults', count: 2, nights: 1, price: 10_000, amount: 20_000 },
      { kind: 'children7to13', count: 1, nights: 1, price: 5000, amount: 5000 },
      { kind: 'touristTax', count: 2, nights: 3, price: 500, amount: 3000 },
      { kind: 'cleaning', count: 1, nights: 1, price: 15_000, amount: 15_000 },
    ],
    total: 103_000,
  });
  expect(getMinimumStay({ ...plain, prices }, '2027-08-31')).toBe(5);
  expect(getMinimumStay({ ...plain, prices }, '2027-09-01')).toBe(2);
});

it('has no sum where the price of a night is missing', () => {
  expect(countStay({ ...plain, pricePerPerson: 0 }, couple)).toBeUndefined();
  expect(countStay(plain, { ...couple, departure: couple.arrival })).toBeUndefined();
});

it('counts a season over New Year by the night', () => {
  const winter = {
    from: '12-27',
    to: '01-02',
    pricePerPerson: 20_000,
    minimumStay: null,
    weekendPercent: null,
  };
  const prices = { ...plainPrices, seasons: [winter] };
  const stay = { ...couple, arrival: '2027-12-26', departure: '2028-01-04', adults: 1 };
  // The nights of December 26 and January 3 are outside.
  expect(countStay({ ...plain, prices }, stay)?.total).toBe(2 * 5900 + 7 * 20_000);
});
