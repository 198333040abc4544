// A short form of `npm run proof:cluster` without a cluster of databases, whose packages a test run does not install: two
// processes on one database, each killed once, and the connections to the database reset.
import { seedBase, seedScale } from '@piacter/db/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore } from '../../apps/api/src/adapters/files/index.ts';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { findBrokenInvariants } from '../../apps/api/src/invariants/check.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { createWriters, findPackage, startLoad } from './clients.ts';
import { Ledger } from './ledger.ts';
import { createTestProcesses } from './test-processes.ts';
import { findLost, findLostFiles, readStored } from './verify.ts';

const { db, folder, proxy, processes, start, end } = await createTestProcesses(['one', 'two']);

beforeAll(async () => {
  const now = systemClock.now();
  await seedBase(db, now);
  await seedScale({ db, kind: 'property', count: 30, now });
  await start();
});
afterAll(end);

it('nothing acknowledged is lost when either of two processes is killed, or connections are reset', async () => {
  const ledger = new Ledger();
  const seeded = numbers(1);
  const [packageID, writers] = [await findPackage(db), await createWriters(db, 4)];
  const loads = await Promise.all(
    processes.map(({ address }, index) =>
      startLoad({
        address,
        ledger,
        writers: writers.slice(2 * index, 2 * index + 2),
        packageID,
        readers: 1,
        seeded,
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
