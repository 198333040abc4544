// Runs mixes of requests against the product, that of the market also against a bare server on the same database. Prints
// CPU milliseconds per request of application and database, p50 and p95, and the growth between sizes; of pages also what
// each costs more than its replies. Fails when the servers' replies differ in status, total or items.
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePastStays } from '../../apps/api/src/features/requests/index.ts';
import { expirePromotions } from '../../apps/api/src/jobs/expire-promotions.ts';
import { failStart } from '../../apps/api/src/start-failure.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { readArguments } from '../arguments.ts';
import { databasePid } from '../cpu-time.ts';
import { exitOnSignals, jwtSecret } from '../processes.ts';
import type { Mix } from './addresses.ts';
import {
  type BenchDatabase,
  listingTables,
  openBenchDatabase,
  requestTables,
  type Size,
} from './bench-database.ts';
import { signInCallers } from './callers.ts';
import { startMeasured } from './client.ts';
import { deskMix } from './desk-mix.ts';
import { assertEqualAnswers, withoutFewResults } from './equal-answers.ts';
import { findingMix } from './finding-mix.ts';
import { mapMix } from './map-mix.ts';
import { marketMix } from './market-mix.ts';
import { measureRounds, type Subject } from './measure.ts';
import { reportPages, withCalls } from './page-calls.ts';
import { pageMix } from './page-mix.ts';
import { reportGrowth, reportKinds } from './report.ts';
import { requestMix } from './request-mix.ts';
import { sitemapMix } from './sitemap-mix.ts';
import { stayMix } from './stay-mix.ts';
import { threadMix } from './thread-mix.ts';
import { measureWatches } from './watches.ts';

exitOnSignals();

const allMixes = [
  marketMix,
  requestMix,
  pageMix,
  deskMix,
  findingMix,
  mapMix,
  stayMix,
  sitemapMix,
  threadMix,
];
const mixNames = [...allMixes.map(({ name }) => name), 'watches'];

const { values: options } = readArguments(
  `npm run bench -- [options]

  --sizes 10k,100k    listings of each kind: 2k, 1m
  --only NAME         one of ${mixNames.join(', ')}
  --rounds 5          of measurements at each size
  --max-seconds 180   after which no round starts
  --db-pid PID        of the database server, where its pid file cannot be read
  --profile FOLDER    writes CPU profiles of the product there`,
  {
    sizes: { type: 'string', default: '10k,100k' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    'max-seconds': { type: 'string', default: '180' },
    'db-pid': { type: 'string' },
    profile: { type: 'string' },
  },
);
const selected = mixNames.filter((name) => (options.only ?? name) === name);
if (selected.length === 0) failStart(`--only takes ${mixNames.join(', ')}, not "${options.only}".`);

const units: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };

const sizes = options.sizes.split(',').map((label): Size => {
  const [, number, unit = ''] = /^(\d+)([km]?)$/.exec(label.trim().toLowerCase()) ?? [];
  const count = Number(number) * (units[unit] ?? 0);
  return count > 0
    ? { label: `${number}${unit}`, count }
    : failStart(`--sizes takes sizes like 10k,100k,1m, not "${label}".`);
});

const { DATABASE_URL: databaseUrl } = process.env;
if (!databaseUrl) failStart('DATABASE_URL names the database server; `npm run bench` gives its own.');

const findDatabasePid = async ({ db }: BenchDatabase) =>
  options['db-pid'] ? Number(options['db-pid']) : databasePid(db);

/** Addresses of each round that are requested this once only, so that no cache of any layer has their replies. */
const coldAddresses = 150;

/** Starts the product, and the bare server of a mix that is compared; measures them and stops them. */
async function measureMix(mix: Mix, label: string, database: BenchDatabase, folder: string) {
  const { url, db } = database;
  const tokenOf = await signInCallers(db, jwtSecret);
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    // All requests come from one client address.
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  const pid = await findDatabasePid(database);
  if (pid === undefined)
    console.log('The database server is not found on this machine: its CPU time counts as 0.');
  if (options.profile) mkdirSync(options.profile, { recursive: true });
  const nodeOptions = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [];
  const product = await startMeasured({ name: 'product', folder, env, nodeOptions }, tokenOf);
  const tallies: Subject['tallies'] = new Map();
  const subjects: Subject[] = [{ server: product, tallies }];
  let pass = 0;
  const makeAddresses = () => mix.addresses(db, numbers(20_261_121 + 1000 * pass++));
  try {
    const made = await makeAddresses();
    const known = mix.hasCalls ? await withCalls(made, product) : made;
    const rounds = {
      rounds: Number(options.rounds),
      maxSeconds: Number(options['max-seconds']),
      databasePid: pid,
    };
    if (mix.isCompared) {
      const script = 'proofs/bench/reference-server.ts';
      const bare = await startMeasured(
        { name: 'bare server', folder, env, script, probe: '/api/search-real-estates' },
        tokenOf,
      );
      subjects.push({ server: bare, tallies: new Map() });
      await assertEqualAnswers([product, bare], [...known, ...(await makeAddresses())]);
      const plain = await withoutFewResults(known, bare);
      const nextAddresses = async () => {
        const cold = (await makeAddresses()).filter((_, at) => at % 4 === 0).slice(0, coldAddresses);
        return [...plain, ...(await withoutFewResults(cold, bare))];
      };
      await measureRounds(subjects, nextAddresses, rounds);
    } else await measureRounds(subjects, async () => known, rounds);
  } finally {
    await Promise.all(subjects.map(({ server }) => server.stop()));
  }
  const title = `${label} ${mix.name}`;
  reportKinds(title, subjects);
  if (mix.hasCalls) reportPages(title, tallies);
  return { label: title, tallies };
}

async function runSize(server: string, size: Size, mix: Mix) {
  const folder = await mkdtemp(join(tmpdir(), 'piacter-bench-'));
  const database = await openBenchDatabase(server, size, mix.tables);
  try {
    // Otherwise the product would do both in its first minute, during the comparison.
    await expirePromotions(database, new Date());
    await closePastStays(database, new Date());
    return await measureMix(mix, size.label, database, folder);
  } finally {
    await database.db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How much a new listing costs that is matched with the followed searches. */
async function runWatches(server: string, size: Size): Promise<void> {
  const database = await openBenchDatabase(server, size, [...listingTables, ...requestTables]);
  try {
    await measureWatches(database.db, size.label, await findDatabasePid(database));
  } finally {
    await database.db.destroy();
  }
}

for (const mix of allMixes.filter(({ name }) => selected.includes(name))) {
  const results = [];
  for (const size of sizes) results.push(await runSize(databaseUrl, size, mix));
  reportGrowth(results);
}
if (selected.includes('watches')) for (const size of sizes) await runWatches(databaseUrl, size);
