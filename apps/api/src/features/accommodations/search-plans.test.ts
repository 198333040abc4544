import { accommodationMapQuery, accommodationSearchQuery } from '@piacter/contracts/accommodations';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { explainQueries, findScans } from '../../testing/search-plans.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createAccommodationSearch } from './accommodation-search.service.ts';

/** Searches of a million accommodations are fast only if every scan uses the intended index. */
describe('query plans of the accommodation search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await createAccommodation(app, await app.signIn('szallasado'));
  });

  const explainSearch = async (
    work: (search: ReturnType<typeof createAccommodationSearch>) => Promise<unknown>,
  ) => {
    const plans = await explainQueries(app.db, async (readDb) => {
      // Lookups and gazetteer are read past the recorder.
      const lookups = createLookupService(app.deps);
      const places = createPlaceService({ ...app.deps, lookups });
      await work(createAccommodationSearch({ readDb, clock: app.clock, lookups, places }));
    });
    return plans.map((plan) => findScans(plan, 'accommodations'));
  };
  const scansFor = (query: Record<string, string>) =>
    explainSearch(({ search }) => search(accommodationSearchQuery.parse(query), { withSuggestions: false }));

  it.each<[string, Record<string, string>, string, string]>([
    ['everything', {}, 'accommodations_order', 'accommodations_country_filter'],
    ['a country', { countryID: '1' }, 'accommodations_country_order', 'accommodations_country_filter'],
    [
      'a settlement',
      { settlement: 'Debrecen' },
      'accommodations_settlement_order',
      'accommodations_settlement_filter',
    ],
    ['a region', { region: 'Heves' }, 'accommodations_region_order', 'accommodations_region_filter'],
    [
      'the capital',
      { settlement: 'Budapest' },
      'accommodations_region_order',
      'accommodations_region_filter',
    ],
  ])(
    'with %s read the page in order and the total, each from its index',
    async (_name, query, order, filter) => {
      const [scans = [], ...others] = await scansFor(query);
      expect(others).toEqual([]);
      expect(scans.map(({ key }) => key).sort()).toEqual([order, filter].sort());
      for (const { Extra } of scans) {
        expect(Extra).toContain('Using index');
        expect(Extra).not.toContain('Using index condition');
        expect(Extra).not.toContain('Using filesort');
      }
    },
  );

  const everyFilter = {
    accommodationType: '1,2',
    mealPlan: '1',
    openFrom: '2026-12-20',
    openTo: '2027-01-05',
    priceFrom: '1',
    priceTo: '99,5',
    minimumStay: '7',
    minimumPerson: '4',
    guests: '4',
    facilities: '301,302',
    roomFacilities: '101,102',
    bathroomFacilities: '201',
    specialLocations: '1,60',
    childFriendlyFacilities: '501',
    kitchenFacilities: '401',
    spokenLanguages: '1,2,32',
    petAllowed: '1',
  };

  it.each<[string, Record<string, string>, string]>([
    ['a settlement', { settlement: 'Debrecen' }, 'accommodations_settlement_filter'],
    ['a region', { region: 'Heves' }, 'accommodations_region_filter'],
    ['a country', { countryID: '1' }, 'accommodations_country_filter'],
    ['every country', {}, 'accommodations_country_filter'],
  ])('with every filter in %s scan the filter index once', async (_name, place, filter) => {
    const [scans, ...others] = await scansFor({ ...everyFilter, ...place });
    // Nothing matches, so the first page is the only statement.
    expect(others).toEqual([]);
    expect(scans).toMatchObject([{ key: filter, Extra: expect.stringContaining('Using index') }]);
    expect(scans?.[0]?.Extra).not.toContain('Using index condition');
  });

  it.each([
    ['in a country', { countryID: '1', keyword: 'kastély' }, 'accommodations_words'],
    ['in a county', { region: 'Heves', keyword: 'kastély' }, 'accommodations_words'],
    [
      'that the full-text index leaves out',
      { countryID: '1', keyword: 'tó' },
      'accommodations_country_filter',
    ],
  ])('with a rare keyword %s read the index that has it', async (_name, query, index) => {
    const plans = await scansFor(query);
    expect(plans.at(-1)).toMatchObject([{ key: index }]);
  });

  it.each([
    ['a few types', { accommodationType: '1,2', facilities: '301' }, 'accommodations_type_map'],
    ['any type', { facilities: '301' }, 'accommodations_map'],
    ['many types', { accommodationType: '1,2,3,4,5', facilities: '301' }, 'accommodations_map'],
  ])('of %s read the tiles of a view from the index alone', async (_name, query, index) => {
    const view = { bbox: '16,45.7,23,48.6', zoom: '7' };
    const [scans] = await explainSearch(({ map }) => map(accommodationMapQuery.parse({ ...view, ...query })));
    expect(scans).toMatchObject([{ key: index, Extra: expect.stringContaining('Using index') }]);
    expect(scans?.[0]?.Extra).not.toContain('Using index condition');
  });

  it('with a rare entry in a country read its candidates only', async () => {
    const host = await app.signIn('szallasado');
    for (let count = 0; count < 12; count += 1) await createAccommodation(app, host);
    await createAccommodation(app, host, { childFriendlyFacilities: [525], facilities: [301] });
    const [having, page, ...others] = await scansFor({ countryID: '1', childFriendlyFacilities: '525' });
    expect(others).toEqual([]);
    // The first statement reads the relations alone.
    expect(having).toEqual([]);
    expect(page).toMatchObject([{ key: 'PRIMARY' }]);
    const none = await scansFor({ countryID: '1', childFriendlyFacilities: '525', facilities: '301,302' });
    expect(none).toEqual([[]]);
  });
});
