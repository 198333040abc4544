import { accommodationSearchQuery } from '@piacter/contracts/accommodations';
import { propertySearchQuery } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { copyAboveCap } from '../../testing/copy-listings.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { explainQueries, findScans } from '../../testing/search-plans.ts';
import { accommodationKind } from '../accommodations/index.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { propertyKind } from '../properties/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** How the last statement of a search reads the listings: the page in its order, of those with a value. */
async function explainPage(table: string, search: (readDb: Database) => Promise<unknown>) {
  const plans = await explainQueries(app.db, search);
  expect(plans).toHaveLength(2);
  return findScans(plans[1], table);
}

function expectInOrder(scans: Awaited<ReturnType<typeof explainPage>>, index: string, ranges: number): void {
  expect(scans).toHaveLength(ranges);
  for (const { key, Extra } of scans) {
    expect(key).toBe(index);
    expect(Extra).toContain('Using index');
    expect(Extra).not.toContain('Using index condition');
    expect(Extra).not.toContain('Using filesort');
  }
}

const createContext = () => {
  const lookups = createLookupService(app.deps);
  return { clock: app.clock, lookups, places: createPlaceService({ ...app.deps, lookups }) };
};

describe('the plan of a page of many properties, sorted in the whole country,', () => {
  beforeAll(async () => {
    const owner = await app.signIn('ingatlan_tulajdonos');
    await createProperty(app, owner, { adType: 1, houseType: 2, floorArea: 50, price: 40_000 });
    await copyAboveCap(app.db, 'real_estates', 'realEstateID');
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['of a type', { adType: '1', houseType: '2', floorAreaFrom: '20', sort: 'area-desc' }, 'type_area', 1],
    ['of a type', { adType: '1', houseType: '2', floorAreaFrom: '20', sort: 'area-asc' }, 'type_area', 1],
    ['of two types', { adType: '1', houseType: '1,2', priceFrom: '1', sort: 'price-asc' }, 'type_price', 2],
    ['of any house type', { adType: '1', priceFrom: '1', sort: 'price-desc' }, 'price', 1],
    ['of any ad type', { houseType: '2', sort: 'unit-price-asc' }, 'type_unit_price', 4],
  ])('reads those %s as ranges in the order of an index', async (_name, query, name, ranges) => {
    const scans = await explainPage('real_estates', (readDb) =>
      propertyKind.createSearch({ readDb, ...createContext() }).search(propertySearchQuery.parse(query), {
        withSuggestions: false,
      }),
    );
    expectInOrder(scans, `real_estates_${name}`, ranges);
  });
});

describe('the plan of a page of many accommodations, sorted in the whole country,', () => {
  beforeAll(async () => {
    const host = await app.signIn('szallasado');
    await createAccommodation(app, host, { accommodationTypeID: 2, pricePerPerson: 9000 });
    await copyAboveCap(app.db, 'accommodations', 'accommodationID');
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['of any type', { sort: 'price-desc' }, 'accommodations_price', 1],
    ['of two types', { accommodationType: '2,30', sort: 'price-desc' }, 'accommodations_type_price', 2],
    [
      'of many types',
      { accommodationType: '1,2,3,4,5,6,7,8,9', sort: 'price-asc' },
      'accommodations_price',
      1,
    ],
  ])('reads those %s as ranges in the order of an index', async (_name, query, index, ranges) => {
    const scans = await explainPage('accommodations', (readDb) =>
      accommodationKind
        .createSearch({ readDb, ...createContext() })
        .search(accommodationSearchQuery.parse(query), {
          withSuggestions: false,
        }),
    );
    expectInOrder(scans, index, ranges);
  });
});
