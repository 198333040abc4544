// A resilience test: the real process with a separate database server is attacked from other processes and addresses, next
// to healthy clients. Started by `npm run proof:transport`.
// Linux only, as it reads /proc and uses addresses throughout 127.0.0.0/8.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { failStart } from '../../apps/api/src/start-failure.ts';
import { createUser } from '../../apps/api/src/testing/users.ts';
import { readArguments } from '../arguments.ts';
import { listingTables, openBenchDatabase } from '../bench/bench-database.ts';
import { type Paths, readPaths } from '../listing-paths.ts';
import { signInOwner } from '../owner.ts';
import { exitOnSignals } from '../processes.ts';
import type { AttackName } from './attacks.ts';
import { NoSmallDisk, startProduct } from './product.ts';
import { announce, report } from './report.ts';
import {
  crowdOf,
  type Finding,
  frozenDatabase,
  fullDisk,
  memoryOfFreshProcess,
  politeCrowd,
  retryingCrowds,
  underAttack,
} from './scenarios.ts';
import { mixedPaths, type Scale, type Stage } from './stage.ts';

const scale: Scale = {
  warmUpMs: 3000,
  measuredMs: 15_000,
  tasteMs: 5000,
  restMs: 12_000,
  p99Ms: 500,
  refusedShare: 0,
  memoryShare: 1.2,
  settleMs: 60_000,
};
const attackers = 2000;
/** Number of attackers' addresses, so that each stays below the limits per address. */
const addresses = 20;
/** Listings of each kind. */
const size = { label: '3k', count: 3000 };

interface Scenario {
  play: (stage: Stage) => Promise<Finding | Finding[]>;
  /** Of a separate disk for the data. */
  diskMegabytes?: number;
  /** Without load before it. */
  isFresh?: boolean;
}

const attack = (name: string, kind: AttackName, crowd = { connections: attackers, addresses }): Scenario => ({
  play: (stage) => underAttack(stage, name, kind, crowd),
});
const manyConnections = (kind: keyof Paths): Scenario => ({
  play: (stage) => retryingCrowds(stage, kind, stage.paths[kind], [{ clients: 200, least: 0.8 }]),
});

const scenarios: Record<string, Scenario> = {
  'polite clients': { play: politeCrowd },
  'slow bodies': attack('2,000 slow bodies, 20 addresses', 'slowBodies'),
  'slow bodies of one address': attack('2,000 slow bodies, one address', 'slowBodies', {
    connections: attackers,
    addresses: 1,
  }),
  'endless bodies': attack('32 endless bodies', 'endlessBodies', { connections: 32, addresses: 8 }),
  'never reading': attack('2,000 never-reading clients', 'neverReading'),
  crowd: {
    play: (stage) =>
      retryingCrowds(stage, 'retrying crowd', mixedPaths(stage.paths), [
        { clients: 300, least: 0.8 },
        { clients: 1500, least: 0.6 },
      ]),
  },
  '200 connections, searches': manyConnections('searches'),
  '200 connections, details': manyConnections('details'),
  '200 connections, pages': manyConnections('pages'),
  'frozen database': { play: frozenDatabase },
  'memory of a fresh process': { play: memoryOfFreshProcess, isFresh: true },
  'full disk': { play: fullDisk, diskMegabytes: 24 },
};

const { names: words } = readArguments(
  `npm run proof:transport -- [words]

Plays the scenarios that have one of the words in their names, or all of these:
${Object.keys(scenarios)
  .map((name) => `  ${name}`)
  .join('\n')}`,
  {},
  (word) => Object.keys(scenarios).some((name) => name.includes(word)),
);
const { DATABASE_URL: server, DATA_DIR: folder = '', WEB_DIR: webDir = '' } = process.env;
if (!server || !folder || !webDir)
  failStart('`npm run proof:transport` gives DATABASE_URL, DATA_DIR and WEB_DIR.');

const { url, db, pid } = await openBenchDatabase(server, size, listingTables);
if (pid === undefined) throw new Error('The database server is not found on this machine.');
const database = {
  freeze: () => process.kill(pid, 'SIGSTOP'),
  thaw: () => process.kill(pid, 'SIGCONT'),
};
const email = `bizonyitas.${Date.now()}@pelda.test`;
await createUser(db, systemClock, { role: 'ingatlan_tulajdonos', email });

// An interrupted run must leave neither the product running nor the database stopped.
exitOnSignals();
process.once('exit', database.thaw);

/** Each scenario has a new process, so that their memory is comparable. */
async function play({ play: playOn, isFresh = false, ...options }: Scenario): Promise<Finding[]> {
  const own = mkdtempSync(join(folder, 'proof-'));
  const product = await startProduct({ databaseUrl: url, folder: own, webDir, ...options });
  try {
    const paths = await readPaths(product.address);
    const owner = await signInOwner(product.address, email);
    const stage = { product, paths, owner, scale, database };
    // The baseline of the memory is that of an idle process, which is warmed up unless its first load is measured.
    if (!isFresh) await crowdOf(stage, 50, { waitsForMemory: false });
    await wait(scale.restMs);
    const findings = [await playOn(stage)].flat();
    for (const finding of findings) announce(finding);
    return findings;
  } finally {
    await product.stop();
  }
}

const isSelected = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const findings: Finding[] = [];
for (const [name, scenario] of Object.entries(scenarios).filter(([name]) => isSelected(name)))
  try {
    findings.push(...(await play(scenario)));
  } catch (error) {
    if (!(error instanceof NoSmallDisk)) throw error;
    console.log(`- ${name}: not shown, ${error.message}`);
  }
report(findings);
await db.destroy();
process.exitCode = findings.length > 0 && findings.every(({ misses }) => misses.length === 0) ? 0 : 1;
