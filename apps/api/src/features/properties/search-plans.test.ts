import { propertySearchQuery } from '@piacter/contracts/properties';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { explainQueries, findScans } from '../../testing/search-plans.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createPropertySearch } from './property-search.service.ts';

/**
 * Searches of a million properties are fast only if every scan uses the intended index, reads no row that is not shown,
 * and does not sort what is already in order.
 */
describe('query plans of the property search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    const owner = await app.signIn('ingatlan_tulajdonos');
    await createProperty(app, owner, {
      heatType: 1,
      roomNumber: 2,
      siteArea: 1,
      balconyArea: 1,
      floorArea: 2,
      conditionID: 1,
    });
  });

  /** The plans of a search's statements, except for the estimate of a lookup's frequency. */
  const plansFor = (query: Record<string, string>) =>
    explainQueries(app.db, async (readDb) => {
      // Lookups and gazetteer are read past the recorder.
      const lookups = createLookupService(app.deps);
      const places = createPlaceService({ ...app.deps, lookups });
      const { search } = createPropertySearch({ readDb, clock: app.clock, lookups, places });
      await search(propertySearchQuery.parse(query), { withSuggestions: false });
    });
  const scans = (plan: Parameters<typeof findScans>[0]) => findScans(plan, 'real_estates');

  it.each<[string, Record<string, string>, string, string]>([
    ['everything', {}, 'real_estates_order', 'real_estates_country_filter'],
    ['an ad type', { adType: '1' }, 'real_estates_order', 'real_estates_country_filter'],
    ['a country', { countryID: '1' }, 'real_estates_country_order', 'real_estates_country_filter'],
    [
      'a settlement',
      { settlement: 'Debrecen' },
      'real_estates_settlement_order',
      'real_estates_settlement_filter',
    ],
    [
      'a county',
      { countyRegion: 'Heves', adType: '1' },
      'real_estates_region_order',
      'real_estates_region_filter',
    ],
    [
      'the capital',
      { settlement: 'Budapest', adType: '2' },
      'real_estates_region_order',
      'real_estates_region_filter',
    ],
  ])(
    'with %s read the page in order and the total, each from its index',
    async (_name, query, order, filter) => {
      const [plan, ...others] = await plansFor(query);
      expect(others).toEqual([]);
      const found = scans(plan);
      expect(found.map(({ key }) => key).sort()).toEqual([order, filter].sort());
      for (const { Extra } of found) {
        expect(Extra).toContain('Using index');
        expect(Extra).not.toContain('Using index condition');
        expect(Extra).not.toContain('Using filesort');
      }
    },
  );

  it.each([
    ['newest', 'real_estates_settlement_order'],
    ['price-asc', 'real_estates_settlement_price'],
    ['area-desc', 'real_estates_settlement_area'],
    ['unit-price-asc', 'real_estates_settlement_unit_price'],
  ])('by %s in a settlement read each range in the order of its index', async (sort, index) => {
    const [plan, ...others] = await plansFor({ settlement: 'Debrecen', adType: '1', sort });
    expect(others).toEqual([]);
    const [total, ...ranges] = scans(plan).toSorted(
      (one, other) => Number(one.key === index) - Number(other.key === index),
    );
    expect(total?.key).toBe('real_estates_settlement_filter');
    expect(ranges.length).toBeGreaterThan(1);
    for (const { key, Extra } of ranges) {
      expect(key).toBe(index);
      expect(Extra).not.toContain('Using filesort');
    }
  });

  const everyFilter = {
    adType: '1',
    houseType: '1,2',
    conditionID: '1,2,3',
    buildTechnology: '1',
    heatType: '1,2',
    parkingType: '1',
    viewType: '1',
    furnishedType: '1',
    electricityType: '1',
    gasType: '1',
    specialLocations: '1,60',
    priceFrom: '1',
    priceTo: '9',
    floorAreaFrom: '1',
    floorAreaTo: '9',
    siteAreaFrom: '1',
    siteAreaTo: '9',
    balconyAreaFrom: '1',
    balconyAreaTo: '9',
    roomsFrom: '1',
    roomsTo: '9',
    isAttic: '1',
    hasElevator: '0',
  };

  it.each<[string, Record<string, string>, string]>([
    ['a settlement', { settlement: 'Debrecen' }, 'real_estates_settlement_filter'],
    ['a county', { countyRegion: 'Heves' }, 'real_estates_region_filter'],
  ])('with every filter in %s scan the filter index once', async (_name, place, filter) => {
    const [plan, ...others] = await plansFor({ ...everyFilter, ...place });
    // Nothing matches, so the first page is the only statement.
    expect(others).toEqual([]);
    const [scan, ...more] = scans(plan);
    expect(more).toEqual([]);
    expect(scan).toMatchObject({ key: filter, Extra: expect.stringContaining('Using index') });
    expect(scan?.Extra).not.toContain('Using index condition');
  });

  it.each<[string, Record<string, string>, string]>([
    ['a condition', { countryID: '1', conditionID: '1' }, 'real_estates_country_filter'],
    ['a price', { priceFrom: '1' }, 'real_estates_country_filter'],
    ['a balcony area', { balconyAreaFrom: '1' }, 'real_estates_country_filter'],
    ['a yes', { countryID: '1', hasElevator: '1' }, 'real_estates_country_filter'],
  ])('with %s in a country scan its filter index once', async (_name, query, filter) => {
    const [plan] = await plansFor(query);
    expect(scans(plan)).toMatchObject([{ key: filter, Extra: expect.stringContaining('Using index') }]);
  });

  it('with a rare lookup in a country use the index of the lookup', async () => {
    const [plan] = await plansFor({ countryID: '1', heatType: '1', hasElevator: '1' });
    expect(scans(plan)).toMatchObject([{ key: 'real_estates_heating' }]);
  });

  it.each([
    ['in a country', { countryID: '1', keyword: 'kastély' }],
    ['in a county', { countyRegion: 'Heves', keyword: 'kastély' }],
  ])('with a rare keyword %s use the full-text index', async (_name, query) => {
    const [, plan] = await plansFor(query);
    expect(scans(plan)).toMatchObject([{ key: 'real_estates_words' }]);
  });

  it('with a keyword in a settlement scan the index of the settlement', async () => {
    const [plan] = await plansFor({ settlement: 'Debrecen', keyword: 'kastély' });
    expect(scans(plan)).toMatchObject([{ key: 'real_estates_settlement_filter' }]);
  });

  it.each(['tó', 'the'])(
    'with %j, which the full-text index leaves out, scan the index of the country',
    async (keyword) => {
      const [plan] = await plansFor({ countryID: '1', keyword });
      expect(scans(plan)).toMatchObject([{ key: 'real_estates_country_filter' }]);
    },
  );
});
