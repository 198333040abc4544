// Runs the request mix against the product and the reference server, interleaved on the same database:
//   npm run bench -- --sizes 10k,100k,1m --only requests --rounds 5 --max-seconds 180 --db-pid 4711
// There are two mixes: the market as visitors search it, and the open requests as those who answer them do.
// Prints CPU milliseconds per request of application and database, p50 and p95 by kind, and the growth between sizes.
// Fails when the replies differ in status, total or items. Figures depend on the machine.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closePastStays } from '../src/features/requests/index.ts';
import { expirePromotions } from '../src/jobs/expire-promotions.ts';
import type { Mix } from './addresses.ts';
import { openBenchDatabase, type Size } from './bench-database.ts';
import { signInCallers } from './callers.ts';
import { databasePid } from './cpu-time.ts';
import { marketMix } from './market-mix.ts';
import { assertEqualAnswers, client, measureSlice, newTally, warmUp } from './measure.ts';
import { reportCost, reportGrowth, reportTimes, type SizeResult } from './report.ts';
import { requestMix } from './request-mix.ts';
import { startServerProcess } from './server-process.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10k,100k' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    'max-seconds': { type: 'string', default: '180' },
    'db-pid': { type: 'string' },
  },
});

/** Warm-up passes over all URLs. */
const warmUpPasses = 4;

const units: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };

function sizeOf(label: string): Size {
  const [, number, unit = ''] = /^(\d+)([km]?)$/.exec(label.trim().toLowerCase()) ?? [];
  const count = Number(number) * (units[unit] ?? 0);
  if (!(count > 0)) throw new Error(`--sizes takes sizes like 10k,100k,1m, not "${label}"`);
  return { label: `${number}${unit}`, count };
}

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL names the database server; `npm run bench` gives its own.');

async function runSize(server: string, size: Size, mix: Mix): Promise<SizeResult> {
  const folder = await mkdtemp(join(tmpdir(), 'piacter-bench-'));
  const { url, db } = await openBenchDatabase(server, size, mix.tables);
  // Otherwise the product would do both in its first minute, during the comparison.
  await expirePromotions({ db }, new Date());
  await closePastStays({ db }, new Date());
  const secret = randomBytes(32).toString('hex');
  const addresses = await mix.addresses(db);
  const tokenOf = await signInCallers(db, secret);
  const pid = options['db-pid'] ? Number(options['db-pid']) : await databasePid(db);
  if (pid === undefined)
    console.log('The database server is not found on this machine: its CPU time counts as 0.');
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: folder,
    JWT_SECRET: secret,
    // All requests come from one client address.
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  const started = await Promise.all([
    startServerProcess('product', 'product.ts', { folder, env, probe: '/api/ready' }),
    startServerProcess('bare server', 'reference-server.ts', {
      folder,
      env,
      probe: '/api/search-real-estates',
    }),
  ]);
  const [product, reference] = started.map((one) => ({
    ...one,
    client: client(one, tokenOf),
    tally: newTally(),
  }));
  if (!product || !reference) throw new Error('Two servers were to start.');
  try {
    await assertEqualAnswers([product, reference], addresses);
    // Lets both servers compile and cache first.
    for (let pass = 0; pass < warmUpPasses; pass += 1)
      for (const one of [product, reference]) await warmUp(one.client, addresses);
    const deadline = performance.now() + Number(options['max-seconds']) * 1000;
    for (let round = 0; round < Number(options.rounds) && performance.now() < deadline; round += 1) {
      // They alternate, as the first one has colder caches.
      const order = round % 2 === 0 ? [product, reference] : [reference, product];
      for (const one of order) await measureSlice(one, addresses, { databasePid: pid, deadline });
    }
    const label = `${size.label} ${mix.name}`;
    return { label, kinds: mix.kinds, product: product.tally, reference: reference.tally };
  } finally {
    for (const one of [product, reference]) {
      one.client.close();
      await one.stop();
    }
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

const mixes = [marketMix, requestMix].filter(({ name }) => (options.only ?? name) === name);
if (mixes.length === 0) throw new Error(`--only takes market or requests, not "${options.only}"`);
for (const mix of mixes) {
  const results: SizeResult[] = [];
  for (const label of options.sizes.split(',')) {
    const result = await runSize(databaseUrl, sizeOf(label), mix);
    results.push(result);
    reportCost(result);
    reportTimes(result);
  }
  reportGrowth(results);
}
