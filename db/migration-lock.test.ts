import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { withMigrationLock } from './migration-lock.ts';

const name = `piacter_lock_${process.pid}`;
const server = process.env.TEST_DATABASE_URL;
let admin: Database;
let processes: Database[];

beforeAll(async () => {
  admin = createDatabase({ url: new URL('/information_schema', server).href, connections: 1 });
  await sql`create database ${sql.id(name)} character set utf8mb4`.execute(admin);
  const url = new URL(`/${name}`, server).href;
  processes = [1, 2, 3].map(() => createDatabase({ url, connections: 2 }));
});
afterAll(async () => {
  await sql`drop database ${sql.id(name)}`.execute(admin);
  await Promise.all([admin, ...processes].map((db) => db.destroy()));
});
beforeEach(() => sql`drop table if exists migration_lock`.execute(processes[0] as Database));

const times = { renewalMs: 20, leaseMs: 150, pollMs: 5 };

it('lets processes that start at the same moment work one after the other', async () => {
  let running = 0;
  const order: number[] = [];
  await Promise.all(
    processes.map((db, index) =>
      withMigrationLock(
        db,
        async () => {
          running += 1;
          expect(running).toBe(1);
          // Longer than the lease, which is renewed meanwhile.
          await wait(200);
          order.push(index);
          running -= 1;
        },
        times,
      ),
    ),
  );
  expect(order.toSorted()).toEqual([0, 1, 2]);
});

it('is taken over from a process that was killed, which notices it if it was only suspended', async () => {
  const [first, second] = processes;
  if (!first || !second) throw new Error('No databases.');
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
  const suspended = withMigrationLock(
    first,
    async (assertHeld) => {
      start();
      await resumed;
      await assertHeld();
    },
    { ...times, renewalMs: 1e6 },
  );
  await started;
  expect(await withMigrationLock(second, async () => 'taken over', times)).toBe('taken over');
  const refused = expect(suspended).rejects.toThrow('taken over');
  resume();
  await refused;
});

it('is free again after an error', async () => {
  const [db] = processes;
  if (!db) throw new Error('No databases.');
  const failed = withMigrationLock(db, async () => Promise.reject(new Error('failed')), times);
  await expect(failed).rejects.toThrow('failed');
  expect(await withMigrationLock(db, async () => 'free', times)).toBe('free');
});
