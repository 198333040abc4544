import { createDatabase, createDatabases, type Database } from '@piacter/db';
import { isConnectionFault } from '@piacter/db/connection-faults';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { createFreezingProxy } from '../../testing/freezing-proxy.ts';
import { inTransaction } from './transaction.ts';

let direct: Database;
let url: string;
let proxy: Awaited<ReturnType<typeof createFreezingProxy>>;
const opened: Database[] = [];

const open = (options: { reconnectMs?: number } = {}): Database => {
  const db = createDatabase({ url: proxy.url, connections: 2, ...options });
  opened.push(db);
  return db;
};

beforeEach(async () => {
  direct = await testDatabase();
  const { rows } = await sql<{ name: string }>`select database() as name`.execute(direct);
  url = new URL(`/${rows[0]?.name}`, inject('databaseServer')).href;
  proxy = await createFreezingProxy(url);
  await direct.deleteFrom('rate_limits').execute();
});
afterEach(async () => {
  proxy.close();
  await Promise.all(opened.splice(0).map((db) => db.destroy().catch(() => undefined)));
});

/** Cuts the connections while a statement that contains the word runs. */
async function cutDuring(word: string): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ id: number }>`
      select id from information_schema.processlist
      where id <> connection_id() and info like ${`%${word}%`}`.execute(direct);
    return rows.length;
  };
  await expect.poll(count).toBe(1);
  proxy.cut();
}

const insertCounter = (db: Database, key: string) =>
  sql`insert into rate_limits (\`key\`, points) values (${key}, 1)`.execute(db);
const countCounters = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from rate_limits`.execute(direct);
  return rows[0]?.count;
};

it('a read whose connection is reset is repeated', async () => {
  const read = sql<{ word: string }>`select sleep(0.3) as zero, 'reset-read' as word`.execute(open());
  await cutDuring('reset-read');
  expect((await read).rows).toMatchObject([{ word: 'reset-read' }]);
});

it('a write whose connection is reset is not', async () => {
  const write = sql`insert into rate_limits (\`key\`, points) select 'reset-write', sleep(0.3)`.execute(
    open(),
  );
  const outcome = write.then(
    () => undefined,
    (error: unknown) => error,
  );
  await cutDuring('reset-write');
  expect(await outcome).toSatisfy(isConnectionFault);
});

it('a transaction starts although the idle connections of the pool are dead', async () => {
  const db = open();
  await Promise.all([sql`select 1`.execute(db), sql`select 2`.execute(db)]);
  proxy.cut();
  await inTransaction(db, (trx) => insertCounter(trx, 'after a failover'));
  expect(await countCounters()).toBe(1);
});

it('connecting is tried again while another server takes over', async () => {
  const db = open({ reconnectMs: 5000 });
  proxy.close();
  const write = insertCounter(db, 'during a failover');
  await proxy.open();
  await write;
  expect(await countCounters()).toBe(1);
});

it('an outage that lasts is reported at once', async () => {
  const db = open({ reconnectMs: 200 });
  proxy.close();
  await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isConnectionFault);
  const start = performance.now();
  await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isConnectionFault);
  expect(performance.now() - start).toBeLessThan(100);
});

it('searches read from the primary while the replica is away', async () => {
  const { db, readDb } = createDatabases({ url, connections: 2 }, proxy.url);
  opened.push(db, readDb);
  const read = async () => (await sql<{ one: number }>`select 1 as one`.execute(readDb)).rows;
  expect(await read()).toEqual([{ one: 1 }]);
  proxy.close();
  expect(await read()).toEqual([{ one: 1 }]);
});
