import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';

const serverUrl = new URL('/information_schema', process.env.TEST_DATABASE_URL).href;
const answerMs = 150;

let db: Database | undefined;
// Saying goodbye to a server that says nothing fails.
afterEach(() => db?.destroy().catch(() => undefined));

const open = (url: string, connections = 1): Database => {
  db = createDatabase({ url, connections, answerMs });
  return db;
};
const noAnswer = { code: 'ETIMEDOUT', fatal: true };

it('gives up on a statement that takes too long, and goes on with another connection', async () => {
  const database = open(serverUrl);
  await sql`select 1`.execute(database);
  await expect(sql`select sleep(5)`.execute(database)).rejects.toMatchObject(noAnswer);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

it('gives up waiting for a connection that others have, and takes none that comes too late', async () => {
  const database = open(serverUrl);
  await database.connection().execute(async (holder) => {
    await sql`select 1`.execute(holder);
    await expect(sql`select 2`.execute(database)).rejects.toMatchObject(noAnswer);
  });
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

it('gives up on a server that takes connections and says nothing', async () => {
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

it('ends a transaction whose statement was given up', async () => {
  const database = open(serverUrl, 2);
  const work = database.transaction().execute((trx) => sql`select sleep(5)`.execute(trx));
  await expect(work).rejects.toMatchObject({ fatal: true });
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});
