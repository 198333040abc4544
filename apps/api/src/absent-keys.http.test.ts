import { allEndpoints } from '@piacter/contracts';
import { type Endpoint, mayOmitBody, type Role, roles } from '@piacter/contracts/core';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from './testing/app.ts';
import { TestClock } from './testing/clock.ts';
import { formatEndpoint, toEndpointUrl } from './testing/endpoint-address.ts';
import { referenceTables } from './testing/reference-tables.ts';
import type { WriteCase } from './testing/write-case.ts';
import { writeCases } from './testing/write-cases.ts';

type Body = Record<string, unknown>;

/** The fields of a body; all bodies of the contracts are objects, which some transform. */
function getBodyShape({ path, body: given }: Endpoint): Record<string, z.ZodType> {
  const body = given instanceof z.ZodPipe ? given.in : given;
  if (!(body instanceof z.ZodObject)) throw new Error(`The body of ${path} is not an object`);
  return body.shape;
}
const mayBeAbsent = (endpoint: Endpoint): boolean =>
  Object.values(getBodyShape(endpoint)).some((field) => field.safeParse(undefined).success);

// A multipart call adds its files; its own tests cover the existing ones.
const writes = allEndpoints.filter(({ method, body, upload }) => method !== 'GET' && body && !upload);
const withoutBody = writes.filter((endpoint) => mayOmitBody(endpoint));
const lenient = writes.filter(mayBeAbsent);
const strict = writes.filter((endpoint) => !mayBeAbsent(endpoint));
const titled = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [formatEndpoint(endpoint), endpoint] as const);

const unknownKeys = { unknown: 1, ownerID: 2 };
/** Empty bodies. `__proto__` is an ordinary key in JSON, but not in an object literal. */
const emptyBodies = ['{}', '{"__proto__":{"isAdmin":1}}', JSON.stringify(unknownKeys)];

/** Timestamps of changes are not compared. */
const isTimestamp = (column: string) => /^(updated|touchedAt)$/.test(column);

/** Serialized rows with their number of occurrences, by table. */
type Rows = Map<string, Map<string, number>>;

async function readRows(t: TestApp, tables: Iterable<string>): Promise<Rows> {
  const found: Rows = new Map();
  for (const table of tables) {
    const { rows } = await sql<Body>`select * from ${sql.table(table)}`.execute(t.db);
    const counts = new Map<string, number>();
    for (const row of rows) {
      const columns = Object.entries(row).filter(([column]) => !isTimestamp(column));
      const text = JSON.stringify(Object.fromEntries(columns));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    if (counts.size > 0) found.set(table, counts);
  }
  return found;
}

/** Counters of calls and locks, which a write without a change moves as well. */
const counters = new Set(['rate_limits', 'write_locks']);

/** The checksum of each table's rows: the server sums them up sooner than it sends them. */
async function readChecksums(t: TestApp, tables: readonly string[]): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ Checksum: unknown }>`
    checksum table ${sql.join(tables.map((table) => sql.table(table)))}`.execute(t.db);
  return new Map(tables.map((table, index) => [table, rows[index]?.Checksum]));
}

interface Snapshot {
  rows: Rows;
  /** Of the rows, or of later ones among which none of them is missing. */
  checksums: Map<string, unknown>;
}

/** All rows of the database except reference data and counters. */
async function takeSnapshot(t: TestApp, moreCounters: readonly string[] = []): Promise<Snapshot> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = database() and table_type = 'BASE TABLE'`.execute(t.db);
  const tables = rows
    .map(({ name }) => name)
    .filter((name) => !referenceTables.test(name) && !counters.has(name) && !moreCounters.includes(name));
  // The checksums first, so that no change in between is missed.
  return { checksums: await readChecksums(t, tables), rows: await readRows(t, tables) };
}

/** The rows that have changed. */
async function findLostRows(t: TestApp, before: Snapshot): Promise<string[]> {
  const checksums = await readChecksums(t, [...before.rows.keys()]);
  const touched = [...checksums.keys()].filter(
    (table) => checksums.get(table) !== before.checksums.get(table),
  );
  const after = await readRows(t, touched);
  const lost = touched.flatMap((table) =>
    [...(before.rows.get(table) ?? [])].flatMap(([row, count]) =>
      (after.get(table)?.get(row) ?? 0) < count ? [`${table} ${row}`] : [],
    ),
  );
  if (lost.length === 0) before.checksums = checksums;
  return lost;
}

describe('a key absent from a body', () => {
  let t: TestApp;
  const sessions = new Map<Role, Record<string, string>>();
  beforeAll(async () => {
    // Captchas are dated by the system clock.
    t = await testApp({ clock: new TestClock(new Date().toISOString()) });
    for (const role of roles) sessions.set(role, (await t.signIn(role)).auth);
  });

  /** Headers of somebody who may call. */
  function sessionFor({ access }: Endpoint): Record<string, string> {
    const [role] = typeof access === 'string' ? roles : access;
    return (role && sessions.get(role)) ?? {};
  }

  function send(endpoint: Endpoint, { auth = {}, params }: Partial<WriteCase>, body: string) {
    const method = endpoint.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
    const call = t.request()[method](toEndpointUrl(endpoint, params)).set(auth);
    return call.set('Content-Type', 'application/json').send(body);
  }

  it('is tested for every endpoint with optional keys', () => {
    expect(lenient.map(formatEndpoint).sort()).toEqual(Object.keys(writeCases).sort());
    expect(strict.length).toBeGreaterThan(10);
  });

  it.each(titled(writes))(
    '%s rejects an unreadable body, and a missing one that it needs',
    async (_name, endpoint) => {
      const headers = { ...sessionFor(endpoint), 'Content-Type': 'application/json' };
      // Only whitespace, invalid UTF-8, and UTF-16.
      const unreadable = [' ', Buffer.from([0x7b, 0xff, 0x7d]), Buffer.from('{}', 'utf16le')];
      for (const body of [...(mayOmitBody(endpoint) ? [] : [null]), ...unreadable]) {
        const reply = await fetch(`${t.address}${toEndpointUrl(endpoint)}`, {
          method: endpoint.method,
          headers,
          body,
        });
        const { code } = (await reply.json()) as { code: string };
        expect([reply.status, code]).toEqual([400, 'malformed']);
      }
    },
  );

  it('may be every key: the body itself is optional then', () => {
    const isOptional = (endpoint: Endpoint) =>
      Object.values(getBodyShape(endpoint)).every((field) => field.safeParse(undefined).success);
    expect(withoutBody.map(formatEndpoint)).toEqual(lenient.filter(isOptional).map(formatEndpoint));
    expect(withoutBody.length).toBeGreaterThan(4);
  });

  it.each(titled(withoutBody))('%s answers a missing body as an empty object', async (name, endpoint) => {
    const reply = async (body: string | null) => {
      const { auth = {}, params } = (await writeCases[name]?.(t)) ?? {};
      const { status, headers } = await fetch(`${t.address}${toEndpointUrl(endpoint, params)}`, {
        method: endpoint.method,
        headers: { ...auth, ...(body !== null && { 'Content-Type': 'application/json' }) },
        body,
      });
      return [status, headers.get('content-type')];
    };
    const [status] = await reply(null);
    expect(status).toBe(endpoint.status ?? 200);
    expect(await reply(null)).toEqual(await reply('{}'));
  });

  it.each(titled(strict))('%s rejects a body without one of its keys', async (_name, endpoint) => {
    const auth = sessionFor(endpoint);
    for (const body of emptyBodies) {
      const reply = await send(endpoint, { auth }, body);
      expect([reply.status, reply.body.code], body).toEqual([422, 'validation_failed']);
      const named = reply.body.errors.map((error: { path: string }) => error.path);
      expect(named).toEqual(expect.arrayContaining(Object.keys(getBodyShape(endpoint))));
    }
  });

  it.each(titled(lenient))(
    '%s leaves the stored value unchanged',
    async (name, endpoint) => {
      const given = await writeCases[name]?.(t);
      if (!given) throw new Error(`No case for ${name}`);
      const keys = Object.keys(given.body);
      expect([...keys, ...(given.without ?? [])].sort()).toEqual(Object.keys(getBodyShape(endpoint)).sort());

      const whole = await send(endpoint, given, JSON.stringify(given.body));
      expect(whole.status, whole.text).toBe(endpoint.status ?? 200);
      const before = await takeSnapshot(t, given.counters);
      const bodies = keys.map((key) => {
        const { [key]: _absent, ...rest } = given.body;
        return JSON.stringify({ ...rest, ...unknownKeys });
      });
      for (const body of [...emptyBodies, ...bodies]) {
        const reply = await send(endpoint, given, body);
        expect(reply.status, `${body}\n${reply.text}`).toBeLessThan(500);
        expect(await findLostRows(t, before), `${reply.status} to ${body}`).toEqual([]);
      }
      // A listing has many keys, and each of them is a call.
    },
    90_000,
  );
});
