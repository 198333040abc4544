import { serviceSearchQuery } from '@piacter/contracts/services';
import { seedScale } from '@piacter/db/demo';
import { promotionRanks } from '@piacter/db/sort-rank';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createServiceReverseSearch } from './reverse-search.ts';
import { searchServiceColumns, serviceSorts } from './search-columns.ts';
import { toServiceConditions } from './search-conditions.ts';

const listings = 400;

/** `npm run proof:search` is the long form. */
const searches = Number(process.env.RANDOM_SEARCHES ?? 300);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedScale({ db: app.db, kind: 'service', count: listings, now: app.clock.now() });
  // Some whose settlement the gazetteer does not have, and titles that the collation alone puts in order.
  await sql`
    update services set settlementID = null, settlement = 'Kitalált falu', title = concat('Őrző-', title)
    where serviceID % 20 = 0`.execute(app.db);
  await sql`update services set title = replace(title, 'Á', 'a') where serviceID % 7 = 0`.execute(app.db);
});

const text = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });

const query = fc.record({
  serviceType: text('1', '2', '7', '30', '200'),
  settlement: text(
    'Budapest',
    'Győr',
    'Debrecen',
    'XIII. kerület',
    'Kitalált falu',
    'Pest vármegye',
    '8000',
    'Győr,Kitalált falu',
    'Pécs,Eger,Budapest',
  ),
  radius: text('10', '50'),
  region: text('Baranya', 'Balaton', 'Budapest', 'Pest,Heves'),
  countryID: text('1', '2'),
  keyword: text('javítás', 'festés', 'szerelő gyorsan', 'burkol', 'a', 'xilofon', '...'),
  area: text('47.9,18.5;47.9,20.5;46.8,20.9;47.4,19.6;46.8,18.9'),
  sort: fc.constantFrom('promoted', 'newest', 'name'),
});
const orders = {
  promoted: 'sortRank desc',
  newest: `sortRank % ${promotionRanks.size} desc`,
  name: 'title, serviceID',
};

it(
  'finds by the columns what the same search finds as SQL, in either form, in the order of the database',
  async () => {
    const places = createPlaceService({ ...app.deps, lookups: createLookupService(app.deps) });
    const gazetteer = await places.gazetteer();
    const parse = (given: Readonly<Record<string, string>>) => serviceSearchQuery.parse(given);
    const reverse = createServiceReverseSearch({ places, clock: app.clock });
    const port = searchServiceColumns(app.db);
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(query, async ({ sort, ...filters }) => {
        const given: Record<string, string> = JSON.parse(JSON.stringify(filters));
        const saved = new URLSearchParams(given).toString();
        const conditions = toServiceConditions(parse({ ...given, sort }), gazetteer, app.clock.now());
        const found = await port.page(conditions, serviceSorts[sort], { offset: 0, limit: listings });
        for (const toCondition of [reverse.toCondition, reverse.toFindingCondition]) {
          const condition = (await toCondition?.(app.db, saved, null)) ?? sql`false`;
          const { rows } = await sql<{ id: number }>`
          select serviceID as id from services where status = 1 and ${condition}
          order by ${sql.raw(orders[sort])}`.execute(app.db);
          matches += rows.length;
          expect(found).toEqual({ ids: rows.map(({ id }) => id), total: rows.length });
        }
      }),
      { numRuns: searches },
    );
    expect(matches).toBeGreaterThan(1000);
  },
  20_000 + 50 * searches,
);
