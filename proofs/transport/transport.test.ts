// A short form of `npm run proof:transport` with fewer attackers and a few seconds each. As other tests share the machine,
// it only asserts that healthy clients get prompt replies; the figures come from the full run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedScale } from '@piacter/db/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { testDatabase } from '../../apps/api/src/testing/database.ts';
import { createEmptyBuild } from '../../apps/api/src/testing/empty-build.ts';
import { createFreezingProxy } from '../../apps/api/src/testing/freezing-proxy.ts';
import { createUser } from '../../apps/api/src/testing/users.ts';
import { readPaths } from '../listing-paths.ts';
import { signInOwner } from '../owner.ts';
import { NoSmallDisk, type Product, startProduct } from './product.ts';
import { frozenDatabase, fullDisk, politeCrowd, retryingCrowds, underAttack } from './scenarios.ts';
import { mixedPaths, type Scale, type Stage } from './stage.ts';

const scale: Scale = {
  warmUpMs: 300,
  measuredMs: 1200,
  tasteMs: 0,
  restMs: 0,
  p99Ms: 3000,
  // The process refuses what would wait too long, which depends on the processor time that other tests leave it.
  refusedShare: 0.02,
  memoryShare: 3,
  settleMs: 5000,
};
const attackers = 300;
const kinds = ['property', 'accommodation', 'service'] as const;
const listings = 60;

/** Starts the real process with this worker's database, with a separate small disk if the system allows it. */
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
  const email = 'bizonyitas@pelda.test';
  await createUser(db, systemClock, { role: 'ingatlan_tulajdonos', email });
  const paths = await readPaths(product.address);
  const owner = await signInOwner(product.address, email);
  const stage: Stage = { product, paths, owner, scale, database: proxy };
  const end = async () => {
    await product.stop();
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { stage, hasSmallDisk, end };
}

// Linux only: reads /proc and uses addresses throughout 127.0.0.0/8.
describe.runIf(process.platform === 'linux')('next to healthy clients, the product withstands', () => {
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

  it('three hundred well-behaved clients behind one address', async () => {
    expect((await politeCrowd(stage)).misses).toEqual([]);
  });

  it('clients that retry at once, whose rejection costs a fraction of a reply', async () => {
    const [peak, crowd] = await retryingCrowds(stage, 'crowd', mixedPaths(stage.paths), [
      { clients: 300, least: 0 },
    ]);
    expect([peak?.misses, crowd?.misses]).toEqual([[], []]);
    // Measured in processor time, as other processes share the machine.
    expect(crowd?.perCpuSecond).toBeGreaterThan((peak?.perCpuSecond ?? 0) * 0.5);
  });

  it('a database that hangs', async () => {
    expect((await frozenDatabase(stage)).misses).toEqual([]);
  });

  it('a full disk, if the system allows mounting one', async () => {
    if (!started.hasSmallDisk) return;
    expect((await fullDisk(stage)).misses).toEqual([]);
  });
});
