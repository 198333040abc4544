import { cornerLimits, formatArea } from '@piacter/contracts/map';
import type { WatchKind } from '@piacter/contracts/watches';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { createGeocoder } from '../../apps/api/src/adapters/geocoding/index.ts';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { createLogger } from '../../apps/api/src/core/log.ts';
import { createLookupService } from '../../apps/api/src/features/lookups/index.ts';
import { createPlaceService } from '../../apps/api/src/features/places/index.ts';
import {
  createReverseSearches,
  createWatchMatching,
  type ReverseSearches,
  toKeyRows,
} from '../../apps/api/src/features/watches/index.ts';
import { numbers, type Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { toStar } from '../../apps/api/src/testing/star.ts';
import { readCpuOf } from '../cpu-time.ts';
import { printTable } from '../table.ts';
import { toParameters } from './addresses.ts';
import { type BenchDatabase, listingTables, requestTables, type Size } from './bench-database.ts';
import { counties, type Market, readMarket } from './market.ts';

export const watchTables = [...listingTables, ...requestTables];

/** Listings or requests that are matched one by one at each number of watches. */
const targetCount = 60;
const chunkSize = 500;
/** Before every listing, so that all are new. */
const since = new Date('2000-01-01T00:00:00.000Z');

/** Watches of a kind of searches, at these numbers of which a new listing or request is matched. */
interface Scenario {
  label: string;
  kind: WatchKind;
  counts: readonly number[];
  makeQuery: (seeded: Seeded, market: Market) => string;
}

const scenarios: readonly Scenario[] = [
  {
    label: 'property',
    kind: 'property',
    counts: [1000, 10_000, 100_000],
    /** As people follow them: most in a settlement, with type, price and area; one in a hundred anywhere. */
    makeQuery({ below, pick }, { settlements }) {
      const place = below(100);
      const price = 15_000 + below(90_000);
      const area = 30 + below(90);
      const maybe = <Value>(percent: number, value: Value) => (below(100) < percent ? value : undefined);
      return toParameters({
        settlement: place < 85 ? pick(settlements) : undefined,
        countyRegion: place >= 85 && place < 99 ? pick(counties) : undefined,
        adType: maybe(95, pick([1, 1, 2])),
        houseType: maybe(80, pick(['1', '2', '2', '3'])),
        priceFrom: maybe(60, price),
        priceTo: maybe(80, price + 5000 + below(20_000)),
        floorAreaFrom: maybe(50, area),
        floorAreaTo: maybe(30, area + 30),
        roomsFrom: maybe(30, 1 + below(4)),
        hasBalcony: maybe(10, 1),
        conditionID: maybe(15, '1,2,3'),
        keyword: maybe(3, 'kert'),
      });
    },
  },
  {
    label: 'service-request',
    kind: 'service-request',
    counts: [1000, 10_000, 100_000],
    makeQuery: ({ below, pick }, { settlements, professionIDs }) =>
      toParameters({
        serviceID: pick(professionIDs),
        address: below(100) < 50 ? pick(counties) : pick(settlements),
      }),
  },
  {
    label: 'property, star',
    kind: 'property',
    counts: [160, 6000],
    /** Stars of a hundred corners over a part of the country, by which somebody might try to stop the matching. */
    makeQuery({ below }) {
      const middle = { lat: 46.4 + below(150) / 100, lon: 17 + below(400) / 100 };
      return toParameters({ area: formatArea(toStar(middle, 0.5 + below(80) / 100, cornerLimits.max)) });
    },
  },
];

async function writeWatches(
  db: Database,
  { kind, makeQuery }: Scenario,
  count: number,
  searches: ReverseSearches,
  market: Market,
): Promise<void> {
  const seeded = numbers(20_261_122);
  await db.deleteFrom('watches').execute();
  await sql`alter table watches auto_increment = 1`.execute(db);
  for (let first = 1; first <= count; first += chunkSize) {
    const watches = [];
    const keys = [];
    for (let watchID = first; watchID < Math.min(first + chunkSize, count + 1); watchID += 1) {
      const query = makeQuery(seeded, market);
      const leaveSeed = Buffer.alloc(16);
      const leaveHash = Buffer.alloc(32);
      leaveHash.writeUInt32BE(watchID);
      const fields = { kind, query, name: 'x', frequency: 'daily', created: since, confirmedAt: since };
      watches.push({ watchID, email: 'x@pelda.test', leaveSeed, leaveHash, ...fields });
      keys.push(...toKeyRows({ watchID, kind }, await searches[kind].toKeys(query, null)));
    }
    await db.insertInto('watches').values(watches).execute();
    if (keys.length > 0) await db.insertInto('watch_keys').ignore().values(keys).execute();
  }
  await sql`analyze table watches, watch_keys`.execute(db);
}

/** Matches listings and requests one by one against growing numbers of watches, and prints the CPU time of each. */
export async function measureWatches({ label }: Size, { db, pid }: BenchDatabase): Promise<void> {
  const deps = { db, readDb: db, clock: systemClock, log: createLogger('silent') };
  const lookups = createLookupService(deps);
  const places = createPlaceService({ ...deps, lookups, geocoder: createGeocoder({}) });
  const searches = createReverseSearches({ ...deps, lookups, places });
  const match = createWatchMatching({ db, config: { jwtSecret: '', watchDelaySeconds: 60 }, searches });
  const market = await readMarket(db);
  const lines = [];
  for (const { scenario, count } of scenarios.flatMap((one) =>
    one.counts.map((count) => ({ scenario: one, count })),
  )) {
    const { kind } = scenario;
    const { table, idField } = searches[kind];
    const { rows } = await sql<{ id: number }>`
        select ${sql.ref(idField)} as id from ${sql.table(table)} where status = 1 order by ${sql.ref(idField)} desc
        limit ${sql.lit(targetCount)}`.execute(db);
    await writeWatches(db, scenario, count, searches, market);
    await db.deleteFrom('watch_queue').execute();
    const queueAndMatch = async (targetID: number) => {
      await db.insertInto('watch_queue').values({ kind, targetID, queuedAt: new Date() }).execute();
      await match(new Date());
    };
    // Compiles the code that is measured.
    await queueAndMatch(rows[0]?.id ?? 0);
    const before = readCpuOf([process.pid], pid);
    const began = performance.now();
    for (const { id } of rows) await queueAndMatch(id);
    const elapsed = performance.now() - began;
    const after = readCpuOf([process.pid], pid);
    const found = await sql<{ found: number }>`select count(*) as found from watch_matches`.execute(db);
    const application = after.application - before.application;
    const database = after.database - before.database;
    const sums = [application + database, application, database, elapsed, Number(found.rows[0]?.found)];
    lines.push([scenario.label, String(count), ...sums.map((sum) => sum / rows.length)]);
  }
  await db.deleteFrom('watches').execute();
  console.log(`${label} watches: one new listing or request, queueing included`);
  printTable(['kind', 'watches', 'CPU ms', 'application', 'database', 'ms', 'matches'], lines);
}
