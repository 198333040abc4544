// A short form of `npm run proof:cluster` without a cluster of databases, whose packages a test run does not install: two
// processes on one database, each killed once, and the connections to the database reset.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedBase, seedScale } from '@piacter/db/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { numbers } from '../../bench/seeded-numbers.ts';
import { createFileStore } from '../../src/adapters/files/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import { findBrokenInvariants } from '../../src/invariants/check.ts';
import { testDatabase } from '../../src/testing/database.ts';
import { createEmptyBuild } from '../../src/testing/empty-build.ts';
import { createFreezingProxy } from '../../src/testing/freezing-proxy.ts';
import { type ApiProcess, createApiProcess } from './api-process.ts';
import { createWriters, findPackage, startLoad } from './clients.ts';
import { Ledger } from './ledger.ts';
import { repository } from './next-release.ts';
import { findLost, findLostFiles, readStored } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'piacter-processes-'));
const db = await testDatabase();
let proxy: Awaited<ReturnType<typeof createFreezingProxy>>;
let processes: ApiProcess[];

beforeAll(async () => {
  const now = systemClock.now();
  await seedBase(db, now);
  await seedScale({ db, kind: 'property', count: 30, now });
  const { rows } = await sql<{ name: string }>`select database() as name`.execute(db);
  proxy = await createFreezingProxy(new URL(`/${rows[0]?.name}`, inject('databaseServer')).href);
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DEMO: '1',
    DATABASE_URL: proxy.url,
    DATA_DIR: folder,
    JWT_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_FACTOR: '10000',
    WEB_DIR: createEmptyBuild(),
    HOST: '127.0.0.1',
  };
  const create = (name: string) => createApiProcess({ name, folder, release: { root: repository }, env });
  processes = await Promise.all(['one', 'two'].map(create));
  await Promise.all(processes.map((server) => server.start()));
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.kill()));
  proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

it('nothing acknowledged is lost when either of two processes is killed, or connections are reset', async () => {
  const ledger = new Ledger();
  const { below } = numbers(1);
  const [packageID, writers] = [await findPackage(db), await createWriters(db, 4)];
  const loads = await Promise.all(
    processes.map(({ port, name }, index) =>
      startLoad({
        name,
        address: `http://127.0.0.1:${port}`,
        ledger,
        writers: writers.slice(2 * index, 2 * index + 2),
        packageID,
        readers: 1,
        random: () => below(2 ** 30) / 2 ** 30,
      }),
    ),
  );
  /** Resolves when this many more writes were acknowledged. */
  const progress = (more: number) => {
    const count = ledger.acknowledgedSince(0) + more;
    return expect.poll(() => ledger.acknowledgedSince(0), { timeout: 10_000 }).toBeGreaterThan(count);
  };
  await progress(5);
  const [one, two] = processes;
  await one?.kill();
  await progress(5);
  await one?.start();
  await progress(5);
  proxy.cut();
  await progress(5);
  // It stays away: starting a process takes the longest.
  await two?.kill();
  await progress(5);
  await Promise.all(loads.map((stop) => stop()));

  expect(findLost(ledger, await readStored(db))).toEqual([]);
  const files = await createFileStore({ filesUrl: undefined, dataDir: folder });
  expect(await findLostFiles(files, ledger.pictures)).toEqual([]);
  expect(await findBrokenInvariants(db, new Date())).toEqual([]);
  expect(ledger.statuses('read')[500]).toBeUndefined();
  expect(ledger.statuses('write')[500]).toBeUndefined();
  // Starting processes takes its time on a busy machine.
}, 120_000);
