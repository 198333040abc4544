// Runs mixes of requests against the product, that of the market also against a bare server on the same database. Prints
// CPU milliseconds per request of application and database, p50 and p95, and the growth between sizes; of pages also what
// each costs more than its replies. Fails when the servers' replies differ in status, total or items.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePastStays } from '../../apps/api/src/features/requests/index.ts';
import { expirePromotions } from '../../apps/api/src/jobs/expire-promotions.ts';
import { failStart } from '../../apps/api/src/start-failure.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { readArguments } from '../arguments.ts';
import { exitOnSignals, jwtSecret } from '../processes.ts';
import type { Mix } from './addresses.ts';
import { type BenchDatabase, openBenchDatabase, type Size } from './bench-database.ts';
import { signInCallers } from './callers.ts';
import { type Measured, startMeasured } from './client.ts';
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
import { stayMix } from './stay-mix.ts';
import { threadMix } from './thread-mix.ts';
import { measureWatches, watchTables } from './watches.ts';

exitOnSignals();

const mixes = [marketMix, requestMix, pageMix, deskMix, findingMix, mapMix, stayMix, threadMix];
const names = [...mixes.map(({ name }) => name), 'watches'];

const { values: options } = readArguments('npm run bench -- [options]', {
  sizes: ['10k,100k', 'listings of each kind: 2k, 1m'],
  only: ['', `one of ${names.join(', ')}`],
  rounds: ['5', 'measurements at each size'],
  'max-seconds': ['180', 'after which no round starts'],
});
const isSelected = (name: string) => (options.only || name) === name;
if (!names.some(isSelected)) failStart(`--only takes ${names.join(', ')}, not "${options.only}".`);

const units: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };

const sizes = options.sizes.split(',').map((label): Size => {
  const [, number, unit = ''] = /^(\d+)([km]?)$/.exec(label.trim().toLowerCase()) ?? [];
  const count = Number(number) * (units[unit] ?? 0);
  return count > 0
    ? { label: `${number}${unit}`, count }
    : failStart(`--sizes takes sizes like 10k,100k,1m, not "${label}".`);
});

const { DATABASE_URL: databaseServer = '' } = process.env;
if (!databaseServer) failStart('DATABASE_URL names the database server; `npm run bench` gives its own.');

/** Addresses of each round that are requested this once only, so that no cache of any layer has their replies. */
const coldAddresses = 150;

/** Starts the product, and the bare server of a mix that is compared; measures them and stops them. */
async function measureMix(mix: Mix, size: Size, { url, db, pid }: BenchDatabase) {
  const folder = await mkdtemp(join(tmpdir(), 'piacter-bench-'));
  // Otherwise the product would do both in its first minute, during the comparison.
  await expirePromotions({ db }, new Date());
  await closePastStays({ db }, new Date());
  const tokenOf = await signInCallers(db, jwtSecret);
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    // All requests come from one client address.
    RATE_LIMIT_FACTOR: '100000',
  };
  const subjects: Subject[] = [];
  async function start(options: { name: string; script?: string; probe?: string }): Promise<Measured> {
    const server = await startMeasured({ ...options, folder, env }, tokenOf);
    subjects.push({ server, tallies: new Map() });
    return server;
  }
  let pass = 0;
  const makeAddresses = () => mix.addresses(db, numbers(20_261_121 + 1000 * pass++));
  try {
    const product = await start({ name: 'product' });
    const made = await makeAddresses();
    const known = mix.hasCalls ? await withCalls(made, product) : made;
    let nextAddresses = async () => known;
    if (mix.isCompared) {
      const script = 'proofs/bench/reference-server.ts';
      const bare = await start({ name: 'bare server', script, probe: '/api/search-real-estates' });
      await assertEqualAnswers(product, bare, [...known, ...(await makeAddresses())]);
      const plain = await withoutFewResults(known, bare);
      nextAddresses = async () => {
        const cold = (await makeAddresses()).filter((_, at) => at % 4 === 0).slice(0, coldAddresses);
        return [...plain, ...(await withoutFewResults(cold, bare))];
      };
    }
    await measureRounds(subjects, nextAddresses, {
      rounds: Number(options.rounds),
      maxSeconds: Number(options['max-seconds']),
      databasePid: pid,
    });
  } finally {
    await Promise.all(subjects.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  const label = `${size.label} ${mix.name}`;
  const { tallies = new Map() } = subjects[0] ?? {};
  reportKinds(label, subjects);
  if (mix.hasCalls) reportPages(label, tallies);
  return { label, tallies };
}

/** Measures on a database of each size. */
async function measureSizes<Result>(
  tables: Mix['tables'],
  measure: (size: Size, database: BenchDatabase) => Promise<Result>,
): Promise<Result[]> {
  const results = [];
  for (const size of sizes) {
    const database = await openBenchDatabase(databaseServer, size, tables);
    results.push(await measure(size, database));
    await database.db.destroy();
  }
  return results;
}

for (const mix of mixes.filter(({ name }) => isSelected(name)))
  reportGrowth(await measureSizes(mix.tables, (size, database) => measureMix(mix, size, database)));
if (isSelected('watches')) await measureSizes(watchTables, measureWatches);
