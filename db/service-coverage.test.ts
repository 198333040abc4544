import { describe, expect, it } from 'vitest';
import { type Coverage, type CoveredPlace, toCoverageRows } from './service-coverage.ts';

const hungary = 1;
const austria = 2;
const region = (regionID: number, countryID = hungary): CoveredPlace => ({
  regionID,
  countryID,
  parentID: countryID,
  kind: 'region',
  foldedName: `megye ${regionID}`,
});
const settlement = (regionID: number, parentID: number, countryID = hungary): CoveredPlace => ({
  regionID,
  countryID,
  parentID,
  kind: 'settlement',
  foldedName: `falu ${regionID}`,
});

const heves = region(10);
const eger = settlement(101, 10);
const gyongyos = settlement(102, 10);
const pecs = settlement(201, 20);
const vienna = settlement(301, 30, austria);

/** The rows of any profession as 'kind/place'. */
const formatPlaces = (coverage: Partial<Coverage>) =>
  toCoverageRows({ professions: [], countries: [], places: [], touchedCountries: [], ...coverage })
    .map(({ placeKind, placeID }) => `${placeKind}/${placeID}`)
    .sort();

describe('the coverage of a service', () => {
  it('of a settlement includes its county and country in part, and anywhere', () => {
    expect(formatPlaces({ places: [eger] })).toEqual(['3/101', '4/1', '5/0', '6/10']);
  });

  it('of a county replaces that of its settlements', () => {
    expect(formatPlaces({ places: [eger, heves, gyongyos, pecs] })).toEqual([
      '2/10',
      '3/201',
      '4/1',
      '5/0',
      '6/10',
      '6/20',
    ]);
  });

  it('of a country replaces that of its counties and settlements, but not of other countries', () => {
    expect(formatPlaces({ countries: [hungary], places: [eger, heves, vienna] })).toEqual([
      '1/1',
      '3/301',
      '4/1',
      '4/2',
      '5/0',
      '6/30',
    ]);
  });

  it('of the capital is its whole region, which replaces its districts', () => {
    const budapest = { ...settlement(100000, 120), foldedName: 'budapest' };
    expect(formatPlaces({ places: [budapest, settlement(100001, 120)] })).toEqual([
      '2/120',
      '4/1',
      '5/0',
      '6/120',
    ]);
  });

  it('of an unknown place is its country in part', () => {
    expect(formatPlaces({ touchedCountries: [austria] })).toEqual(['4/2', '5/0']);
  });

  it('without places is anywhere', () => {
    expect(formatPlaces({})).toEqual(['5/0']);
  });

  it('has a row for each profession and one for any, without duplicates', () => {
    const rows = toCoverageRows({
      professions: [7, 9, 7],
      countries: [hungary, hungary],
      places: [vienna, vienna],
      touchedCountries: [hungary, austria],
    });
    expect(rows).toHaveLength(new Set(rows.map((row) => Object.values(row).join('/'))).size);
    expect(new Set(rows.map(({ serviceTypeID }) => serviceTypeID))).toEqual(new Set([0, 7, 9]));
    expect(rows.filter(({ serviceTypeID }) => serviceTypeID === 7)).toHaveLength(6);
  });
});
