import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { isConnectionFault, isStoppedStatement } from './connection-faults.ts';
import { createDatabase, type Database } from './database.ts';

const serverUrl = new URL('/information_schema', process.env.TEST_DATABASE_URL).href;
const answerMs = 150;

let db: Database | undefined;
// Closing the pool fails while the server hangs.
afterEach(() => db?.destroy().catch(() => undefined));

const open = (url: string, connections = 1): Database => {
  db = createDatabase({ url, connections, answerMs });
  return db;
};
const noAnswer = { code: 'ETIMEDOUT', fatal: true };

it('times out a slow statement and continues on a new connection', async () => {
  const database = open(serverUrl);
  await sql`select 1`.execute(database);
  await expect(sql`select sleep(5)`.execute(database)).rejects.toMatchObject(noAnswer);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

it('lets the server stop a statement that takes too long, on a connection that goes on', async () => {
  db = createDatabase({ url: serverUrl, connections: 1, answerMs: 60_000, statementMs: 100 });
  const database = db;
  const connection = () => sql<{ id: number }>`select connection_id() as id`.execute(database);
  const { rows: before } = await connection();
  const endless = sql`
    select count(*) from columns as a join columns as b join columns as c join columns as d`.execute(
    database,
  );
  const error: unknown = await endless.catch((reason: unknown) => reason);
  expect(isStoppedStatement(error)).toBe(true);
  expect(isConnectionFault(error)).toBe(false);
  expect((await connection()).rows).toEqual(before);
});

it('times out while waiting for a connection, and releases one that becomes free later', async () => {
  const database = open(serverUrl);
  await database.connection().execute(async (holder) => {
    await sql`select 1`.execute(holder);
    await expect(sql`select 2`.execute(database)).rejects.toMatchObject(noAnswer);
  });
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

it('times out on a server that accepts connections but does not respond', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const database = open(`mysql://root@127.0.0.1:${port}/piacter`);
  await expect(sql`select 1`.execute(database)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('ends a transaction whose statement timed out', async () => {
  const database = open(serverUrl, 2);
  const work = database.transaction().execute((trx) => sql`select sleep(5)`.execute(trx));
  await expect(work).rejects.toMatchObject({ fatal: true });
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});
