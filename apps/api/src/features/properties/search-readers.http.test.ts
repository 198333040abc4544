import { toUnwanted } from '@piacter/contracts/core/fields';
import { propertyFlags, propertyLookupNames, propertySearchQuery } from '@piacter/contracts/properties';
import { seedScale } from '@piacter/db/demo';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { allOf } from '../search/reverse/index.ts';
import { toPropertySql } from './reverse-search.ts';
import { propertySorts, searchPropertyColumns } from './search-columns.ts';
import { toPropertyConditions } from './search-conditions.ts';

const listings = 400;

/** `npm run proof:search` is the long form. */
const searches = Number(process.env.RANDOM_SEARCHES ?? 300);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedScale({ db: app.db, kind: 'property', count: listings, now: app.clock.now() });
  // Some whose settlement the gazetteer does not have.
  await sql`
    update real_estates set settlementID = null, settlement = 'Kitalált-Falu' where realEstateID % 20 = 0`.execute(
    app.db,
  );
});

const text = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const ids = (max: number) =>
  fc.option(fc.array(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 4 }).map(String), {
    nil: undefined,
  });
const area = '47.9,18.5;47.9,20.5;46.8,20.9;47.4,19.6;46.8,18.9';

/** Queries as addresses have them, of three parameters or so. */
const query = fc
  .subarray(
    [
      ['adType', ids(4).map((list) => list?.split(',')[0])],
      ['countryID', text('1', '2')],
      ['countyRegion', text('Pest', 'Baranya', 'Balaton', 'Budapest')],
      ['settlement', text('Budapest', 'Győr', 'Debrecen', 'XIII. kerület', 'Kitalált falu', 'Pest vármegye')],
      ['specialLocations', ids(60)],
      ['priceFrom', text('1', '30000', '200')],
      ['priceTo', text('50000', '300', '0')],
      ['floorAreaFrom', text('0', '60')],
      ['floorAreaTo', text('60', '9999999')],
      ['siteAreaTo', text('900')],
      ['roomsFrom', text('2')],
      ['notSettlement', text('Budapest', 'Győr,Debrecen', 'Kitalált falu')],
      ['notFloor', text('0', '1,2')],
      ['notSpecialLocations', ids(20)],
      ...propertyLookupNames.map((name) => [toUnwanted(name), ids(8)] as const),
      ['floorFrom', text('0', '2')],
      ['floorTo', text('0', '4')],
      ['yearBuiltFrom', text('1960', '2000')],
      ['yearBuiltTo', text('1975')],
      ['unitPriceFrom', text('300', '900')],
      ['unitPriceTo', text('600', '3')],
      ['energyClassFrom', text('1', '4', '9', '13', '99')],
      ['advertiser', text('private', 'agent,company')],
      ['newWithin', text('1', '7')],
      ['hasPicture', text('0', '1')],
      ['isPriceDropped', text('0', '1')],
      ['keyword', text('kert', 'kertes ház', 'panorámával', 'a', 'xilofon', '...')],
      ['area', text(area)],
      ...propertyLookupNames.map((name) => [name, ids(8)] as const),
      ...propertyFlags.map((name) => [name, text('0', '1')] as const),
    ] as const,
    { minLength: 0, maxLength: 4 },
  )
  .chain((chosen) =>
    fc.record(Object.fromEntries(chosen) as Record<string, fc.Arbitrary<string | undefined>>),
  );

it(
  'finds by the columns what the same conditions find as SQL',
  async () => {
    const lookups = createLookupService(app.deps);
    const gazetteer = await createPlaceService({ ...app.deps, lookups }).gazetteer();
    const lists = await lookups.rows();
    const port = searchPropertyColumns(app.db);
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const search = propertySearchQuery.parse(given);
        const conditions = toPropertyConditions(search, {
          gazetteer,
          lists,
          now: app.clock.now(),
        });
        const { rows } = await sql<{ id: number }>`
        select realEstateID as id from real_estates
        where status = 1 and ${conditions ? allOf(conditions.map(toPropertySql)) : sql`false`}
        order by sortRank desc`.execute(app.db);
        matches += rows.length;
        const found = await port.page(conditions, propertySorts.promoted, { offset: 0, limit: listings });
        expect(found).toEqual({ ids: rows.map(({ id }) => id), total: rows.length });
      }),
      { numRuns: searches },
    );
    expect(matches).toBeGreaterThan(1000);
  },
  20_000 + 50 * searches,
);
