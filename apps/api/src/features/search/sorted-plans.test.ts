import { accommodationSearchQuery } from '@piacter/contracts/accommodations';
import type { Database } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { copyAboveCap } from '../../testing/copy-listings.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { explainQueries, findScans } from '../../testing/search-plans.ts';
import { accommodationKind } from '../accommodations/index.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';

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
