// Runs mixes of requests against the product, and the same ones against a bare server on the same database:
//   npm run bench -- --sizes 10k,100k,1m --only market --rounds 5 --max-seconds 180 --db-pid 4711 --profile folder
// Prints CPU milliseconds per request of application and database, p50 and p95, and the growth between sizes; of pages
// also what each costs more than its replies. Fails when the replies differ in status, total or items.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '@piacter/db';
import { closePastStays } from '../../apps/api/src/features/requests/index.ts';
import { expirePromotions } from '../../apps/api/src/jobs/expire-promotions.ts';
import { databasePid } from '../cpu-time.ts';
import { exitOnSignals } from '../processes.ts';
import type { Mix } from './addresses.ts';
import { listingTables, openBenchDatabase, requestTables, type Size } from './bench-database.ts';
import { signInCallers } from './callers.ts';
import { deskMix } from './desk-mix.ts';
import { findingMix } from './finding-mix.ts';
import { mapMix } from './map-mix.ts';
import { marketMix } from './market-mix.ts';
import { assertEqualAnswers, newTally, withoutFewResults } from './measure.ts';
import { reportPages, withCalls } from './page-calls.ts';
import { pageMix } from './page-mix.ts';
import { type Compared, reportCost, reportGrowth, reportKinds, reportTimes } from './report.ts';
import { requestMix } from './request-mix.ts';
import { measureKinds, measureRounds } from './rounds.ts';
import { startBareServer, startProduct } from './servers.ts';
import { sitemapMix } from './sitemap-mix.ts';
import { stayMix } from './stay-mix.ts';
import { threadMix } from './thread-mix.ts';
import { measureWatches } from './watches.ts';

exitOnSignals();

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10k,100k' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    'max-seconds': { type: 'string', default: '180' },
    'db-pid': { type: 'string' },
    profile: { type: 'string' },
  },
});

const units: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };

function sizeOf(label: string): Size {
  const [, number, unit = ''] = /^(\d+)([km]?)$/.exec(label.trim().toLowerCase()) ?? [];
  const count = Number(number) * (units[unit] ?? 0);
  if (!(count > 0)) throw new Error(`--sizes takes sizes like 10k,100k,1m, not "${label}"`);
  return { label: `${number}${unit}`, count };
}

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL names the database server; `npm run bench` gives its own.');

/** Of the addresses whose answers are compared: those that every round requests, and such as only one does. */
const comparedVariants = [0, -1];

/** Starts the servers, measures them and stops them; undefined for a mix without a comparison. */
async function measureMix(
  mix: Mix,
  { label }: Size,
  { url, db }: { url: string; db: Database },
  folder: string,
): Promise<Compared | undefined> {
  const secret = randomBytes(32).toString('hex');
  const tokenOf = await signInCallers(db, secret);
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: folder,
    JWT_SECRET: secret,
    // All requests come from one client address.
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  const pid = options['db-pid'] ? Number(options['db-pid']) : await databasePid(db);
  if (pid === undefined)
    console.log('The database server is not found on this machine: its CPU time counts as 0.');
  const rounds = {
    rounds: Number(options.rounds),
    maxSeconds: Number(options['max-seconds']),
    databasePid: pid,
  };
  const product = await startProduct({ folder, env, tokenOf }, options.profile);
  if (mix.isAlone) {
    try {
      const complete = mix.hasCalls ? await withCalls(db, mix, product) : mix;
      const tallies = new Map(complete.kinds.map((kind) => [kind, newTally()]));
      await measureKinds(db, complete, product, tallies, rounds);
      reportKinds(`${label} ${mix.name}`, tallies);
      if (mix.hasCalls) reportPages(`${label} ${mix.name}`, tallies);
    } finally {
      await product.stop();
    }
    return undefined;
  }
  const bare = await startBareServer({ folder, env, tokenOf });
  const compared = {
    label: `${label} ${mix.name}`,
    kinds: mix.kinds,
    product: newTally(),
    reference: newTally(),
  };
  try {
    const plain = mix.hasSuggestions ? withoutFewResults(mix, bare) : mix;
    for (const variant of comparedVariants)
      await assertEqualAnswers([product, bare], await mix.addresses(db, variant));
    const servers = [
      { server: product, tally: compared.product },
      { server: bare, tally: compared.reference },
    ];
    await measureRounds(db, plain, servers, rounds);
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  reportCost(compared);
  reportTimes(compared);
  return compared;
}

async function runSize(server: string, size: Size, mix: Mix): Promise<Compared | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'piacter-bench-'));
  const database = await openBenchDatabase(server, size, mix.tables);
  try {
    // Otherwise the product would do both in its first minute, during the comparison.
    await expirePromotions(database, new Date());
    await closePastStays(database, new Date());
    return await measureMix(mix, size, database, folder);
  } finally {
    await database.db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How much a new listing costs that is matched with the followed searches. */
async function runWatches(server: string, size: Size): Promise<void> {
  const { db } = await openBenchDatabase(server, size, [...listingTables, ...requestTables]);
  try {
    const pid = options['db-pid'] ? Number(options['db-pid']) : await databasePid(db);
    await measureWatches(db, size.label, pid);
  } finally {
    await db.destroy();
  }
}

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
const mixes = allMixes.filter(({ name }) => (options.only ?? name) === name);
const withWatches = (options.only ?? 'watches') === 'watches';
if (mixes.length === 0 && !withWatches)
  throw new Error(
    `--only takes ${allMixes.map(({ name }) => name).join(', ')}, watches, not "${options.only}"`,
  );
for (const mix of mixes) {
  const results: Compared[] = [];
  for (const label of options.sizes.split(',')) {
    const result = await runSize(databaseUrl, sizeOf(label), mix);
    if (result) results.push(result);
  }
  reportGrowth(results);
}
if (withWatches) for (const label of options.sizes.split(',')) await runWatches(databaseUrl, sizeOf(label));
