import { describe, expect, it } from 'vitest';
import { stayCases, stayTariffs } from '../testing/stay-cases.ts';
import { countStay, findOverlap, type PricedStay } from './values.ts';

const tariff = (name: string): PricedStay => stayTariffs[name] as PricedStay;
const nobody = { adults: 0, childrenUnder6: 0, children7to13: 0, children14Plus: 0, pets: 0 };
const count = (name: string, arrival: string, departure: string, people: Partial<typeof nobody>) =>
  countStay(tariff(name), { ...nobody, ...people, arrival, departure })?.total;

describe('the sum of a stay', () => {
  it('is that of the table, in 200 cases, and its lines add up to it', () => {
    expect(stayCases).toHaveLength(200);
    for (const { row, tariff: name, party, total } of stayCases) {
      const sum = countStay(tariff(name), party);
      expect(sum?.total, row).toBe(total);
      const amounts = sum?.lines.map(({ count: people, nights, price }) => people * nights * price) ?? [];
      expect(
        amounts.reduce((a, b) => a + b, 0),
        row,
      ).toBe(total ?? 0);
    }
  });

  // Each worked by hand.
  it.each([
    // Thursday to Saturday: 14 000 + 14 000 × 1.2, for two; tax 2 × 2 × 500; cleaning.
    ['lake', '2027-07-01', '2027-07-03', { adults: 2 }, 2 * (14_000 + 16_800) + 2000 + 15_000],
    // The last night of summer is a Tuesday, the next one has the usual price.
    ['lake', '2027-08-31', '2027-09-02', { adults: 1 }, 14_000 + 8000 + 1000 + 15_000],
    // From December 19 to 21: one night before Christmas, one within.
    ['lake', '2027-12-19', '2027-12-21', { adults: 1, children7to13: 1 }, 12_000 + 18_000 + 1000 + 15_000],
    // January 5 is the last night of the season that began the year before; small children pay nothing.
    ['lake', '2028-01-05', '2028-01-07', { adults: 1, childrenUnder6: 2 }, 12_000 + 8000 + 1000 + 15_000],
    // The night of the leap day is a Tuesday with a price of its own.
    ['ski', '2028-02-28', '2028-03-01', { adults: 1 }, 19_900 + 29_000 + 900],
    // Where there is no leap day, March 1 follows.
    ['ski', '2027-02-28', '2027-03-02', { adults: 1 }, 19_900 + 9900 + 900],
    // The clock is put forward on Sunday, March 28, and back on Sunday, October 31: a night each.
    ['plain', '2027-03-27', '2027-03-29', { adults: 2 }, 23_600],
    ['plain', '2027-10-30', '2027-11-01', { adults: 2 }, 23_600],
    // 7777 × 1.33 = 10 343.41 on Friday; a quarter of it, rounded, for a child.
    [
      'camp',
      '2027-06-04',
      '2027-06-05',
      { adults: 1, children7to13: 1, pets: 2 },
      10_343 + 2586 + 1400 + 300 + 2500,
    ],
    // Nobody knows what September 30 to October 2 would cost.
    ['camp', '2027-09-30', '2027-10-02', { adults: 1 }, undefined],
    // Sixty nights from June 1: 30 of June, of which 8 are weekend nights, and 30 of July.
    ['months', '2027-06-01', '2027-07-31', { adults: 1 }, 30 * 6000 + 8 * 600 + 30 * 7000 + 1],
  ])('%s, %s – %s, %o: %s Ft', (name, arrival, departure, people, total) => {
    expect(count(name, arrival, departure, people)).toBe(total);
  });
});

it.each([
  [['06-15 08-31', '09-01 10-31'], -1],
  [['06-15 08-31', '08-31 10-31'], 1],
  [['12-20 01-05', '01-06 02-29', '03-01 12-19'], -1],
  [['12-20 01-05', '01-05 01-10'], 1],
  [['01-05 01-10', '12-20 01-05'], 1],
  [['12-20 01-05', '11-01 12-20'], 1],
  [['12-20 01-05', '06-01 06-30', '12-31 12-31'], 2],
  [['01-01 12-31', '07-01 07-02'], 1],
  [['07-01 06-30', '02-29 02-29'], 1],
  [['02-29 02-29', '02-28 02-28', '03-01 03-01'], -1],
  [['11-01 03-31', '12-24 12-26'], 1],
  [['05-05 05-05', '05-05 05-05'], 1],
])('finds the season of %o that has a day in common with one before: %i', (spans, place) => {
  const seasons = spans.map((span) => ({ from: span.slice(0, 5), to: span.slice(6) }));
  expect(findOverlap(seasons)).toBe(place);
});
