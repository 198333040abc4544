// The short form of `npm run proof:transport`: fewer attackers, a few seconds each. Other tests share the machine: what is
// held here is that healthy clients are answered at all and soon, the figures are the long form's to show.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedScale } from '@piacter/db/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../src/core/clock.ts';
import { testDatabase } from '../src/testing/database.ts';
import { createEmptyBuild } from '../src/testing/empty-build.ts';
import { createFreezingProxy } from '../src/testing/freezing-proxy.ts';
import { drawJpeg } from '../src/testing/pictures.ts';
import { createUser } from '../src/testing/users.ts';
import { signInOwner } from './owner.ts';
import { readPaths } from './paths.ts';
import { NoSmallDisk, type Product, startProduct } from './product.ts';
import { frozenDatabase, fullDisk, politeCrowd, retryingCrowds, underAttack } from './scenarios.ts';
import { mixedPaths, type Scale, type Stage } from './stage.ts';

const scale: Scale = {
  warmUpMs: 500,
  measuredMs: 2500,
  tasteMs: 0,
  restMs: 0,
  p99Ms: 3000,
  memoryShare: 3,
  settleMs: 5000,
};
const attackers = 300;
const kinds = ['property', 'accommodation', 'service'] as const;
const listings = 60;

/** The real process over this worker's database; on a small disk of its own where the system allows one. */
async function startStage() {
  const db = await testDatabase();
  for (const kind of kinds) await seedScale({ db, kind, count: listings, now: systemClock.now() });
  const { rows } = await sql<{ name: string }>`select database() as name`.execute(db);
  const proxy = await createFreezingProxy(new URL(`/${rows[0]?.name}`, inject('databaseServer')).href);
  const folder = mkdtempSync(join(tmpdir(), 'piacter-proof-'));
  const options = { databaseUrl: proxy.url, folder, webDir: createEmptyBuild() };
  let hasSmallDisk = true;
  const product: Product = await startProduct({ ...options, diskMegabytes: 16 }).catch((error: unknown) => {
    if (!(error instanceof NoSmallDisk)) throw error;
    hasSmallDisk = false;
    return startProduct(options);
  });
  const account = await createUser(db, systemClock, {
    role: 'ingatlan_tulajdonos',
    email: 'bizonyitas@pelda.test',
  });
  const paths = await readPaths(product);
  const owner = await signInOwner(product, account, new Uint8Array(await drawJpeg()));
  const stage: Stage = { product, paths, owner, scale, database: proxy };
  const end = async () => {
    await product.stop();
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { stage, hasSmallDisk, end };
}

// It reads /proc and has all of 127.0.0.0/8 to itself, as Linux alone gives them.
describe.runIf(process.platform === 'linux')('beside healthy clients, the product bears', () => {
  let started: Awaited<ReturnType<typeof startStage>>;
  let stage: Stage;
  beforeAll(async () => {
    started = await startStage();
    stage = started.stage;
  });
  afterAll(() => started.end());

  it.each([
    ['slow bodies', 'slowBodies', { connections: attackers, addresses: 20 }],
    ['clients that never read', 'neverReading', { connections: attackers, addresses: 20 }],
    ['endless bodies', 'endlessBodies', { connections: 12, addresses: 4 }],
  ] as const)('%s', async (name, attack, size) => {
    expect((await underAttack(stage, name, attack, size)).misses).toEqual([]);
  });

  it('three hundred polite people behind one address', async () => {
    expect((await politeCrowd(stage)).misses).toEqual([]);
  });

  it('a crowd that asks again at once, which is refused at a small part of the cost of an answer', async () => {
    const [peak, crowd] = await retryingCrowds(stage, 'crowd', mixedPaths(stage.paths), [
      { clients: 300, least: 0 },
    ]);
    expect([peak?.misses, crowd?.misses]).toEqual([[], []]);
    // By processor time: how much of the machine this process gets is its neighbours' affair.
    expect(crowd?.perCpuSecond).toBeGreaterThan((peak?.perCpuSecond ?? 0) * 0.5);
  });

  it('a database that says nothing', async () => {
    expect((await frozenDatabase(stage)).misses).toEqual([]);
  });

  it('a full disk, where the system lets the test have a disk of its own', async () => {
    if (!started.hasSmallDisk) return;
    expect((await fullDisk(stage)).misses).toEqual([]);
  });
});
