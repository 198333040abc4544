import { countStay, type PricedStay, plainPrices, type Season } from '@piacter/contracts/stays/values';
import { expect, it } from 'vitest';
import { numbers } from '../../testing/seeded-numbers.ts';
import { toPossible } from './asked-stay.ts';
import { createCheapestStay } from './cheapest-stay.ts';

const season = (from: string, to: string, pricePerPerson: number, weekendPercent: number | null): Season => ({
  ...{ from, to, pricePerPerson, weekendPercent, minimumStay: null },
});
const hosts: PricedStay['prices'][] = [
  plainPrices,
  { ...plainPrices, seasons: [season('06-15', '08-31', 16_000, 10), season('12-20', '01-06', 19_000, null)] },
  {
    seasons: [season('07-01', '07-20', 9_999, 33), season('07-21', '08-01', 8_001, 7)],
    childPercent: { under6: 0, from7: 33, from14: 77 },
    cleaningFee: 12_000,
    touristTax: 451,
  },
  // A season without a price, in which nothing is known.
  { ...plainPrices, seasons: [season('07-05', '07-10', 0, null)] },
];

// Shows CAL-09.
it('is the first of the stays of the lowest total, as counting each of them finds it', () => {
  const { below, pick } = numbers(35);
  for (let time = 0; time < 400; time += 1) {
    const nights = 1 + below(14);
    const start = `2027-${pick(['01', '06', '07', '08', '12'])}-${String(1 + below(28)).padStart(2, '0')}`;
    const all = Array.from({ length: 2 + below(40) }, (_, day) =>
      toPossible(new Date(Date.parse(start) + day * 86_400_000).toISOString().slice(0, 10), nights),
    );
    const possible = all.filter(() => below(3) > 0);
    const people = {
      adults: 1 + below(3),
      childrenUnder6: below(2),
      children7to13: below(3),
      children14Plus: 0,
      pets: below(2),
    };
    const priced = { pricePerPerson: 7_777, minimumStay: 1, petCostPerNight: 900, prices: pick(hosts) };
    const totals = possible.map(
      ({ arrival, departure }) => countStay(priced, { ...people, arrival, departure })?.total ?? Infinity,
    );
    const expected = possible[totals.indexOf(Math.min(...totals))];
    expect(createCheapestStay({ stays: all, people })(priced, possible)).toEqual(expected);
  }
});
