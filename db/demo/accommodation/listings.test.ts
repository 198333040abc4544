import { describe, expect, it } from 'vitest';
import { demoPlaces, now, seriesOptions } from '../testing.ts';
import { accommodations } from './listings.ts';
import { dayOfLeapYear } from './seasons.ts';

const stays = [...accommodations(seriesOptions(3), 3000)];
const cheapest = (kind: string) =>
  Math.min(
    ...stays.filter(({ draft }) => draft.type.class === kind).map(({ draft }) => draft.pricePerPerson),
  );

describe('accommodations of the demo data', () => {
  it('are the same for the same clock', () => {
    const make = () => [...accommodations(seriesOptions(3), 40)];
    expect(make()).toEqual(make());
  });

  it('have the family name of who advertises them, if any', () => {
    const names = (userID: number) =>
      stays.filter((stay) => stay.userID === userID).map(({ draft }) => draft.accommodationName);
    expect(names(1).some((name) => name.startsWith('Szabó '))).toBe(true);
    for (const name of names(1)) expect(name).not.toMatch(/^(Kocsis|Horváth|Gál) /);
  });

  it('charge for what they list', () => {
    const prices = stays.flatMap((stay) => stay.prices);
    expect(prices.some(({ productName }) => productName.startsWith('Babaágy'))).toBe(true);
    for (const { productName, priceFrom } of prices) expect(priceFrom, productName).toBeGreaterThan(0);
  });

  it('have realistic prices, a hotel higher than a camp site', () => {
    for (const { draft } of stays) {
      expect(draft.pricePerPerson, draft.accommodationName).toBeGreaterThanOrEqual(1500);
      expect(draft.pricePerPerson, draft.accommodationName).toBeLessThan(220_000);
    }
    expect(cheapest('hotel')).toBeGreaterThan(cheapest('camp'));
  });

  it('have valid opening periods: whole years, summers, and winters that cross New Year', () => {
    const periods = stays.map(({ draft: { opening } }) => [
      dayOfLeapYear(opening.openMonthFrom, opening.openDayFrom),
      dayOfLeapYear(opening.openMonthTo, opening.openDayTo),
    ]);
    for (const day of periods.flat()) {
      expect(day).toBeGreaterThanOrEqual(1);
      expect(day).toBeLessThanOrEqual(366);
    }
    expect(periods.filter(([from, to]) => from === 1 && to === 366).length).toBeGreaterThan(300);
    expect(periods.filter(([from = 0, to = 0]) => from > to).length).toBeGreaterThan(20);
    expect(periods.filter(([from = 0, to = 0]) => from > 60 && to > from && to < 330).length).toBeGreaterThan(
      100,
    );
  });

  it('have facilities of all five groups, and not both a private and a shared bathroom', () => {
    const groups = new Set(stays.flatMap(({ draft }) => draft.facilities.map((id) => Math.floor(id / 100))));
    expect([...groups].sort()).toEqual([1, 2, 3, 4, 5]);
    for (const { draft } of stays)
      expect(draft.facilities.includes(201) && draft.facilities.includes(202)).toBe(false);
  });

  it('charge for pets only where pets are allowed', () => {
    for (const { draft } of stays) expect(draft.petCostPerNight === null).toBe(draft.petAllowed === 0);
    expect(stays.some(({ draft }) => draft.petAllowed === 1)).toBe(true);
  });

  it('have descriptions of whole sentences that differ', () => {
    for (const { description } of stays) {
      expect(description).not.toMatch(/[{}]|undefined|null| {2}/);
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(4000);
    }
    expect(new Set(stays.map(({ description }) => description)).size).toBeGreaterThan(stays.length * 0.8);
  });

  it('have three to fifteen different pictures', () => {
    for (const { pictures } of stays) {
      expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
      expect(pictures.length).toBeLessThanOrEqual(15);
      expect(pictures.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('have, in part, reception hours and a price table', () => {
    const withPrices = stays.filter(({ prices }) => prices.length > 0);
    expect(withPrices.length).toBeGreaterThan(1000);
    for (const { priceFrom, priceTo } of withPrices.flatMap(({ prices }) => prices))
      if (priceTo !== null) expect(priceTo).toBeGreaterThanOrEqual(priceFrom);
    expect(stays.filter(({ reception }) => reception !== null).length).toBeGreaterThan(1000);
  });

  it('are in places of the gazetteer, abroad without a Hungarian street', () => {
    const known = new Set(demoPlaces.map(({ settlementID }) => settlementID));
    for (const { draft } of stays) {
      expect(known.has(draft.place.settlementID)).toBe(true);
      if (draft.place.countryID !== 1)
        expect(draft.address).toMatchObject({ postalCode: null, publicPlaceType: null });
    }
    expect(now.getTime()).toBeGreaterThan(Math.max(...stays.map(({ created }) => created.getTime())));
  });
});
