import { plainPrices, type Season } from '@piacter/contracts/stays/values';
import { expect, it } from 'vitest';
import { getNextSeason, toPricesValues } from './prices-values.ts';

const plainSeason = { pricePerPerson: 10_000, minimumStay: null, weekendPercent: null };

const findNext = (...days: readonly [from: string, to: string][]): string[] => {
  const seasons = days.map(([from, to]): Season => ({ ...plainSeason, from, to }));
  const { from, to } = getNextSeason(toPricesValues({ ...plainPrices, seasons }));
  return [from, to];
};

it('adds the days behind the last season, until another one begins', () => {
  expect(findNext(['06-01', '08-31'])).toEqual(['09-01', '05-31']);
  expect(findNext(['12-20', '01-06'], ['06-01', '08-31'])).toEqual(['09-01', '12-19']);
});

it('adds days that no season has, where another one follows the last', () => {
  expect(findNext(['06-01', '08-31'], ['02-01', '05-31'])).toEqual(['09-01', '01-31']);
});
