import { accommodationSearchQuery } from '@piacter/contracts/accommodations';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { markAllChanged } from '@piacter/db';
import { seedScale } from '@piacter/db/demo';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedStays } from '../../testing/factories-calendars.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { allOf, toSqlCondition } from '../search/reverse/index.ts';
import { accommodationSorts, searchAccommodationColumns } from './search-columns.ts';
import { toAccommodationConditions } from './search-conditions.ts';

const listings = 400;

/** `npm run proof:search` is the long form. */
const searches = Number(process.env.RANDOM_SEARCHES ?? 300);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedScale({ db: app.db, kind: 'accommodation', count: listings, now: app.clock.now() });
  // Some whose settlement the gazetteer does not have.
  await sql`
    update accommodations set settlementID = null, settlement = 'Kitalált-Falu'
    where accommodationID % 20 = 0`.execute(app.db);
  await seedStays(app, '2026-12-01');
  await markAllChanged(app.db, 'accommodation');
});

const text = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const ids = (from: number, to: number) =>
  fc.array(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 2 }).map((chosen) => chosen.join());
const area = '47.9,16.5;47.9,20.5;46.4,20.9;47.2,19.6;46.2,16.4';

const parameters = [
  ['countryID', text('1', '2')],
  ['region', text('Veszprém', 'Heves', 'Balaton', 'Budapest')],
  ['settlement', text('Budapest', 'Siófok', 'Eger', 'XIII. kerület', 'Kitalált falu')],
  ['accommodationType', ids(1, 33)],
  ['mealPlan', ids(1, 5)],
  ['notAccommodationType', ids(1, 33)],
  ['notMealPlan', ids(1, 5)],
  ['notSettlement', text('Budapest', 'Siófok,Eger')],
  ['priceFrom', text('1', '9,5', '20')],
  ['priceTo', text('12', '0', '30')],
  ['minimumStay', text('0', '2', '5')],
  ['minimumPerson', text('1', '3')],
  ['guests', text('2', '6')],
  ['petAllowed', text('1')],
  ['keyword', text('wellness', 'csendes', 'a', 'xilofon', '...')],
  ['area', text(area)],
  ['facilities', ids(301, 330)],
  ['facilitiesAny', ids(301, 330)],
  ['roomFacilities', ids(101, 120)],
  ['childFriendlyFacilities', ids(501, 530)],
  ['spokenLanguages', ids(1, 5)],
  ['specialLocations', ids(1, 30)],
  ['openFrom', text('2026-12-24', '2027-06-10')],
  ['windowFrom', text('2027-01-10', '2027-04-01')],
  ['windowTo', text('2027-01-20', '2027-02-28')],
  ['weekend', text('1')],
  ['adults', text('1', '4')],
  ['children7to13', text('0', '2')],
  ['pets', text('1')],
  [
    'days',
    text(
      'arrival=2026-12-18&departure=2026-12-21',
      'arrival=2026-12-30&departure=2027-01-02',
      'arrival=2027-01-10&departure=2027-01-12',
      'arrival=2027-02-01&departure=2027-02-02',
    ),
  ],
] as const;

const toQuery = ({ days, windowFrom, windowTo, ...given }: Record<string, string | undefined>) => ({
  ...given,
  ...Object.fromEntries(new URLSearchParams(days)),
  ...(windowFrom !== undefined && { windowFrom }),
  // A window of its own, or the end of the other one.
  ...(windowTo !== undefined && windowTo >= (windowFrom ?? windowTo) && { windowTo }),
});

/** Queries as addresses have them, of three parameters or so. */
const query = fc
  .subarray([...parameters], { minLength: 0, maxLength: 3 })
  .chain((chosen) =>
    fc.record(Object.fromEntries(chosen) as Record<string, fc.Arbitrary<string | undefined>>),
  );

it(
  'finds by the columns what the same conditions find as SQL',
  async () => {
    const lookups = createLookupService(app.deps);
    const gazetteer = await createPlaceService({ ...app.deps, lookups }).gazetteer();
    const rows = await lookups.rows();
    const port = searchAccommodationColumns(app.db);
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const search = accommodationSearchQuery.parse(toQuery(given));
        const conditions = toAccommodationConditions(search, {
          gazetteer,
          rows,
          today: toBudapestDay(app.clock.now()),
        });
        const { rows: expected } = await sql<{ id: number }>`
        select accommodationID as id from accommodations
        where status = 1 and ${conditions ? allOf(conditions.map(toSqlCondition)) : sql`false`}
        order by sortRank desc`.execute(app.db);
        matches += expected.length;
        const found = await port.page(conditions, accommodationSorts.promoted, {
          offset: 0,
          limit: listings,
        });
        expect(found).toEqual({ ids: expected.map(({ id }) => id), total: expected.length });
      }),
      { numRuns: searches },
    );
    expect(matches).toBeGreaterThan(1000);
  },
  20_000 + 50 * searches,
);
