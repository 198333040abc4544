import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startServer } from './server.ts';
import { testApp } from './testing/app.ts';
import { createEmptyBuild } from './testing/empty-build.ts';
import { createBareListing } from './testing/factories-listing-parts.ts';

/** Longer than the test time-out, so that the test fails if a keep-alive connection delays the shutdown. */
const drainMs = 600_000;

it('finishes requests in flight on shutdown without waiting for idle keep-alive connections', async () => {
  const t = await testApp();
  const config = { ...t.config, port: 0, webDir: createEmptyBuild() };
  const server = await startServer({ ...t.deps, config }, { readinessDelayMs: 0, drainMs });
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ email: 'nobody@piacter.test' });

  const call = request(`${server.address}/api/forgotten-pass`, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
  });
  // The server has received the request head once it asks for the body.
  await new Promise((resolve) => {
    call.on('continue', resolve);
    call.flushHeaders();
  });
  const stopped = server.stop();
  call.end(body);
  expect(await answered).toBe(200);
  await stopped;
  agent.destroy();
});

it('accepts connections for a moment during shutdown while it reports that it is not ready', async () => {
  const t = await testApp();
  const config = { ...t.config, port: 0, webDir: createEmptyBuild() };
  const server = await startServer({ ...t.deps, config }, { readinessDelayMs: 600_000 });
  const hurry = new AbortController();
  const stopped = server.stop(hurry.signal);
  const ready = await fetch(`${server.address}/api/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  const call = await fetch(`${server.address}/api/countries`);
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
  hurry.abort();
  await stopped;
  await expect(fetch(`${server.address}/api/health`)).rejects.toThrow();
});

it('writes the events of listings that it holds before it has stopped', async () => {
  const t = await testApp();
  const { userID } = await t.createUser({ role: 'szakember' });
  const { listingID } = await createBareListing(t.db, t.clock, 'service', { userID });
  const config = { ...t.config, port: 0, webDir: createEmptyBuild() };
  const server = await startServer({ ...t.deps, config }, { readinessDelayMs: 0 });
  const reply = await fetch(`${server.address}/api/statistics/listing-events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
    body: JSON.stringify({ kind: 'service', id: listingID, event: 'view' }),
  });
  expect(reply.status).toBe(200);
  await server.stop();
  const days = t.db.selectFrom('listing_days').select('views').where('listingID', '=', listingID);
  expect(await days.execute()).toEqual([{ views: 1 }]);
});

it('does not start with pending migrations', async () => {
  const t = await testApp();
  await sql`rename table kysely_migration to kysely_migration_away`.execute(t.db);
  try {
    const config = { ...t.config, port: 0, webDir: createEmptyBuild() };
    await expect(startServer({ ...t.deps, config })).rejects.toThrow(/migration \S+ is missing: run/);
  } finally {
    await sql`drop table if exists kysely_migration`.execute(t.db);
    await sql`rename table kysely_migration_away to kysely_migration`.execute(t.db);
  }
});

it('serves metrics of the whole process at their own port', async () => {
  const t = await testApp();
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const metrics = { port, host: '127.0.0.1' };
  const config = { ...t.config, port: 0, webDir: createEmptyBuild(), metrics };
  const server = await startServer({ ...t.deps, config }, { readinessDelayMs: 0 });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const value of [
    'admission_requests{limit="common"',
    'database_pool{',
    'search_age_seconds{kind="property"',
  ])
    expect(text).toContain(value);
  await server.stop();
});
