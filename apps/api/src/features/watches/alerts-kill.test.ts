import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedBase, seedScale } from '@piacter/db/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { createLogger } from '../../core/log.ts';
import { testDatabase } from '../../testing/database.ts';
import { numbers } from '../../testing/seeded-numbers.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createReverseSearches } from './index.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import { toKeyRows } from './watches.queries.ts';

// `npm run proof:alerts` has 200 kills, 5,000 watches and 2,000 listings.
const kills = Number(process.env.ALERT_KILLS ?? 6);
const watchCount = Number(process.env.ALERT_WATCHES ?? 60);
const listingCount = Number(process.env.ALERT_LISTINGS ?? 60);
const isProof = process.env.ALERT_KILLS !== undefined;
/** The longest time that a process runs before it is killed, in milliseconds. */
const maxLifeMs = isProof ? 1500 : 700;
/** The longest time in which the last process finishes what is left, in milliseconds. */
const maxRestMs = isProof ? 900_000 : 300_000;

const since = new Date('2000-01-01T00:00:00.000Z');
const worker = join(import.meta.dirname, '../../testing/alert-worker.ts');
const folder = mkdtempSync(join(tmpdir(), 'piacter-alerts-'));
const file = join(folder, 'sent.jsonl');
const db = await testDatabase();
const lookups = createLookupService({ db, clock: systemClock });
const places = createPlaceService({
  readDb: db,
  clock: systemClock,
  log: createLogger('silent'),
  lookups,
});
const searches = createReverseSearches({ db, readDb: db, clock: systemClock, lookups, places });

/** Watches of broad searches; the others are narrow, as people's are, so that a short life gets through its listings. */
const broadCount = 60;

/** Searches of different width; the mails of the watches must not be of the same size. */
const makeBroad = ({ below, pick }: ReturnType<typeof numbers>): string =>
  [
    `adType=${pick([1, 1, 2])}`,
    ...(below(2) ? [`houseType=${pick(['1', '2', '1,2'])}`] : []),
    ...(below(2) ? [`priceTo=${20_000 + below(150_000)}`] : []),
    ...(below(3) ? [`roomsFrom=${1 + below(4)}`] : []),
    ...(below(3) ? [`countyRegion=${pick(['Budapest', 'Pest', 'Heves'])}`] : []),
  ].join('&');

/** A county with a narrow range of prices and a few rooms at least. */
function makeNarrow({ below, pick }: ReturnType<typeof numbers>): string {
  const price = 15_000 + below(90_000);
  const county = pick(['Budapest', 'Pest', 'Heves', 'Somogy', 'Baranya', 'Vas']);
  return `adType=1&countyRegion=${county}&priceFrom=${price}&priceTo=${price + 10_000}&roomsFrom=${1 + below(4)}`;
}

async function seedWatches(): Promise<void> {
  const secrets = createWatchSecrets('alert-worker');
  const seeded = numbers(15);
  for (let watchID = 1; watchID <= watchCount; watchID += 1) {
    const query = watchID <= broadCount ? makeBroad(seeded) : makeNarrow(seeded);
    const leaveSeed = secrets.createUnsubscribeSeed();
    const leaveHash = secrets.getUnsubscribeHash(leaveSeed);
    const watch = {
      kind: 'property',
      query,
      name: 'x',
      frequency: 'immediate',
      created: since,
      confirmedAt: since,
    };
    await db
      .insertInto('watches')
      .values({ watchID, email: `w${watchID}@pelda.test`, leaveSeed, leaveHash, ...watch })
      .execute();
    const keys = toKeyRows({ watchID, kind: 'property' }, await searches.property.toKeys(query, null));
    await db.insertInto('watch_keys').values(keys).execute();
  }
}

beforeAll(async () => {
  await seedBase(db, systemClock.now());
  await seedScale({ db, kind: 'property', count: listingCount, now: systemClock.now() });
  await seedWatches();
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What each watch has to find, by the condition of its search, without keys and queue. */
async function findExpected(): Promise<Map<number, number[]>> {
  const watches = await db.selectFrom('watches').select(['watchID', 'query']).execute();
  const expected = new Map<number, number[]>();
  for (const { watchID, query } of watches) {
    const condition = await searches.property.toCondition(db, query, null);
    const { rows } = await sql<{ id: number }>`
      select realEstateID as id from real_estates where status = 1 and ${condition ?? sql`false`}
      order by realEstateID`.execute(db);
    if (rows.length > 0)
      expected.set(
        watchID,
        rows.map(({ id }) => id),
      );
  }
  return expected;
}

/** The number of listings that a mail names. */
function countNamed(text: string): number {
  const named = text
    .split('\n')
    .filter((line) => / – [\d\u00a0\u202f ]+Ft(?:\/hó)?(?:$|, )/.test(line)).length;
  const more = /…és még (\d+)\./.exec(text)?.[1] ?? '0';
  return named + Number(more);
}

async function queueListings(from: number, to: number): Promise<void> {
  await sql`
    insert into watch_queue (kind, targetID, queuedAt)
    select 'property', realEstateID, now(3) from real_estates where status = 1
    order by realEstateID limit ${sql.lit(to - from)} offset ${sql.lit(from)}`.execute(db);
}

const countRows = async (table: 'watch_queue' | 'outbox_mails' | 'watches', where = sql`true`) =>
  Number(
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(db))
      .rows[0]?.n,
  );

async function isFinished(): Promise<boolean> {
  if ((await countRows('watch_queue')) > 0) return false;
  if ((await countRows('watches', sql`nextMailAt is not null`)) > 0) return false;
  return (await countRows('outbox_mails', sql`status = 'waiting'`)) === 0;
}

async function startWorker(url: string) {
  const child = spawn(process.execPath, [worker, url, file], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      // The mails that it was sending are free at once, instead of after their lease.
      await sql`update outbox_mails set leaseUntil = null where status = 'waiting'`.execute(db);
    },
  };
}

it(
  'tells each watch of each listing once, however often the process is killed',
  async () => {
    const { rows } = await sql<{ name: string }>`select database() as name`.execute(db);
    const url = new URL(`/${rows[0]?.name}`, inject('databaseServer')).href;
    const { below } = numbers(200);
    let interrupted = 0;
    for (let count = 0; count < kills; count += 1) {
      const [from, to] = [count, count + 1].map((part) => Math.floor((listingCount * part) / kills));
      await queueListings(from ?? 0, to ?? 0);
      const process = await startWorker(url);
      await new Promise((resolve) => setTimeout(resolve, below(maxLifeMs)));
      await process.kill();
      if (isProof && !(await isFinished())) interrupted += 1;
    }
    const last = await startWorker(url);
    await expect.poll(isFinished, { timeout: maxRestMs, interval: 200 }).toBe(true);
    await last.kill();

    const expected = await findExpected();
    const matches = await db
      .selectFrom('watch_matches')
      .select(['watchID', 'targetID', 'mailedAt'])
      .orderBy('watchID')
      .orderBy('targetID')
      .execute();
    const byWatch = Map.groupBy(matches, ({ watchID }) => watchID);
    expect(new Map([...byWatch].map(([id, own]) => [id, own.map(({ targetID }) => targetID)]))).toEqual(
      expected,
    );
    expect(matches.filter(({ mailedAt }) => mailedAt === null)).toEqual([]);

    const sent = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): { dedupeKey: string; text: string } => JSON.parse(line));
    const byKey = new Map(sent.map((mail) => [mail.dedupeKey, mail.text]));
    const told = new Map<number, number>();
    for (const [key, text] of byKey) {
      const watchID = Number(key.split(':')[1]);
      told.set(watchID, (told.get(watchID) ?? 0) + countNamed(text));
    }
    expect(told).toEqual(new Map([...expected].map(([id, own]) => [id, own.length])));
    // A mail that was sent but not marked is sent again, with the same Message-ID.
    const twice = sent.length - byKey.size;
    expect(twice).toBeLessThanOrEqual(isProof ? sent.length / 100 : kills);
    if (isProof)
      console.log(
        `${kills} kills, ${interrupted} amid work: ${matches.length} matches in ${byKey.size} mails, ${twice} sent twice`,
      );
  },
  kills * 6000 + maxRestMs + 120_000,
);
