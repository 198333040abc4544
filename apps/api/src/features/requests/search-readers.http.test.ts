import { toBudapestDay } from '@piacter/contracts/core/days';
import {
  accommodationRequestSearch,
  propertyRequestQuery,
  serviceRequestQuery,
} from '@piacter/contracts/requests';
import { readWatchQuery, type WatchedRequestKind, watchedRequestKinds } from '@piacter/contracts/watches';
import { seedScaleRequests } from '@piacter/db/demo';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createService } from '../../testing/factories-services.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import type { Conditions } from '../search/index.ts';
import { toAccommodationRequestConditions } from './accommodation-request-search.ts';
import { toPropertyRequestConditions } from './property-request-search.ts';
import { requestColumns } from './request-columns.ts';
import { placedTables, requestTables } from './request-kinds.ts';
import { createRequestReverseSearches } from './reverse-searches.ts';
import { toServiceRequestConditions } from './service-request-search.ts';

const count = 400;
/** `npm run proof:search` is the long form. */
const searches = Number(process.env.RANDOM_SEARCHES ?? 200);

let app: TestApp;
let professional: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await testApp();
  professional = await app.signIn('szakember');
  for (const kind of Object.values(watchedRequestKinds))
    await seedScaleRequests({ db: app.db, kind, count, now: app.clock.now() });
  for (const { regions } of Object.values(placedTables))
    await sql`update ${sql.table(regions)} set placeID = null, regionName = 'Kitalált falu'
      where requestID % 20 = 0 and sortOrder = 0`.execute(app.db);
  await sql`update service_requests set settlementID = null, regionID = null, settlement = 'Kitalált falu'
    where requestID % 20 = 0`.execute(app.db);
  for (const table of Object.values(requestTables))
    await sql`update ${sql.table(table)} set status = requestID % 6 where requestID % 3 = 0`.execute(app.db);
  await sql`update accommodation_requests set budget = requestID % 7 * 50000 where requestID % 3 > 0`.execute(
    app.db,
  );
  await createService(
    app,
    professional,
    { selectedServiceTypes: [1, 2, 30] },
    { regions: ['Pest', 'Heves'], settlements: ['Győr'], radius: 20 },
  );
});

const text = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const place = text(
  'Budapest',
  'Győr',
  'Debrecen',
  'XIII. kerület',
  'Kitalált falu',
  'Pest',
  'Balaton',
  '8000',
  '...',
);
const area = text('0', '40', '60', '90', '700', '5000');
const price = text('0', '120', '30000', '65000', '200000');
const day = text('2026-08-01', '2026-12-24', '2027-05-01');

const queries: Record<WatchedRequestKind, fc.Arbitrary<Record<string, string | undefined>>> = {
  'service-request': fc.record({
    serviceID: text('1', '2', '7', '30'),
    address: fc.oneof(place, fc.constant('Magyarország')),
    ownArea: text('1'),
  }),
  'accommodation-request': fc.record({
    settlement: place,
    startDate: day,
    endDate: day,
    budgetFrom: text('1', '90000', '300000'),
    guestsTo: text('1', '4', '6', '10000'),
    mealPlanID: text('1', '2', '4'),
    hasPets: text('0', '1'),
  }),
  'property-request': fc.record({
    settlement: place,
    countryID: text('1', '2'),
    adType: text('1', '2'),
    houseType: text('1', '2', '3'),
    floorAreaFrom: area,
    floorAreaTo: area,
    siteAreaFrom: area,
    siteAreaTo: area,
    priceFrom: price,
    priceTo: price,
  }),
};

describe.each(Object.entries(watchedRequestKinds) as [WatchedRequestKind, 'service'][])(
  'searches of %s',
  (watched, kind) => {
    it(
      'find by the columns what the same search finds as SQL, in either direction',
      async () => {
        const lookups = createLookupService(app.deps);
        const places = createPlaceService({ ...app.deps, lookups });
        const known = { gazetteer: await places.gazetteer(), rows: await lookups.rows() };
        const today = toBudapestDay(app.clock.now());
        const toConditions: Record<
          WatchedRequestKind,
          (query: Record<string, string>) => Promise<Conditions> | Conditions
        > = {
          'service-request': (query) =>
            toServiceRequestConditions(app.db, professional.userID, serviceRequestQuery.parse(query), known),
          'accommodation-request': (query) =>
            toAccommodationRequestConditions(accommodationRequestSearch.parse(query), { ...known, today }),
          'property-request': (query) =>
            toPropertyRequestConditions(propertyRequestQuery.parse(query), known.gazetteer),
        };
        const reverse = createRequestReverseSearches({ ...app.deps, lookups, places })[watched];
        const port = requestColumns[kind].search(app.db);
        let matches = 0;
        await fc.assert(
          fc.asyncProperty(queries[watched], fc.constantFrom('asc', 'desc'), async (filters, direction) => {
            const given: Record<string, string> = JSON.parse(JSON.stringify(filters));
            const saved = new URLSearchParams(given).toString();
            const conditions = await toConditions[watched](readWatchQuery(watched, saved));
            const sort = { column: 'requestID', direction } as const;
            const found = await port.page(conditions, sort, { offset: 0, limit: count });
            const condition = (await reverse.toCondition(app.db, saved, professional.userID)) ?? sql`false`;
            const { rows } = await sql<{ id: number }>`
            select requestID as id from ${sql.table(requestTables[kind])} where ${condition}
            order by requestID ${sql.raw(direction)}`.execute(app.db);
            matches += rows.length;
            expect(found).toEqual({ ids: rows.map(({ id }) => id), total: rows.length });
          }),
          { numRuns: searches },
        );
        expect(matches).toBeGreaterThan(500);
      },
      20_000 + 50 * searches,
    );
  },
);
