import { describe, expect, it } from 'vitest';
import { type RequestConditions, toListingQueries } from './listing-searches.ts';

const stay: RequestConditions['accommodation'] = {
  countryID: 1,
  settlements: ['Eger'],
  startDate: '2027-07-10',
  endDate: '2027-07-13',
  adultPeople: 2,
  childrenUnder6: 1,
  children7to13: 0,
  children14Plus: 1,
  mealPlanID: 3,
  hasPets: 0,
};
const flat: RequestConditions['property'] = {
  adType: 1,
  houseType: 2,
  countryID: 1,
  regions: ['Eger', 'Heves vármegye'],
  minPrice: 20_000,
  maxPrice: 40_000,
  floorAreaFrom: 40,
  floorAreaTo: 60,
  siteAreaFrom: null,
  siteAreaTo: null,
  minRooms: 2,
  maxRooms: 3,
  conditions: [2, 1],
  buildTechnologies: [4],
};
const plot: RequestConditions['property'] = {
  ...flat,
  houseType: 3,
  regions: ['Eger'],
  floorAreaFrom: null,
  floorAreaTo: null,
  siteAreaFrom: 500,
  minRooms: null,
  maxRooms: null,
  conditions: [],
  buildTechnologies: [],
};

describe('the searches that a request stands for', () => {
  it.each<[string, string[], string[]]>([
    [
      'of a professional in a settlement',
      toListingQueries('service', { serviceTypeID: 7, countryID: 1, settlement: 'Eger' }),
      ['serviceType=7&settlement=Eger'],
    ],
    [
      'of a professional anywhere, without an address',
      toListingQueries('service', { serviceTypeID: 7, countryID: 1, settlement: null }),
      ['serviceType=7&countryID=1'],
    ],
    [
      'of a stay, with all guests and the nights',
      toListingQueries('accommodation', stay),
      ['countryID=1&settlement=Eger&mealPlan=3&openFrom=2027-07-10&openTo=2027-07-13&minimumStay=3&guests=4'],
    ],
    [
      'of a stay with a pet and more guests than any accommodation takes',
      toListingQueries('accommodation', { ...stay, adultPeople: 10_000, hasPets: 1 }),
      [
        'countryID=1&settlement=Eger&mealPlan=3&openFrom=2027-07-10&openTo=2027-07-13&minimumStay=3&guests=9999&petAllowed=1',
      ],
    ],
    [
      'of a flat, one for each place',
      toListingQueries('property', flat),
      ['Eger', 'Heves+v%C3%A1rmegye'].map(
        (place) =>
          `adType=1&countryID=1&settlement=${place}&houseType=2&buildTechnology=4&conditionID=2,1&priceFrom=20000&priceTo=40000&floorAreaFrom=40&floorAreaTo=60&roomsFrom=2&roomsTo=3`,
      ),
    ],
    [
      'of a plot, which has no rooms',
      toListingQueries('property', plot),
      ['adType=1&countryID=1&settlement=Eger&houseType=3&priceFrom=20000&priceTo=40000&siteAreaFrom=500'],
    ],
  ])('%s', (_name, queries, expected) => {
    expect(queries).toEqual(expected);
  });
});
