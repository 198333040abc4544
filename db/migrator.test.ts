import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { migrateToLatest, pendingMigrations } from './migrator.ts';

const name = `piacter_migrator_${process.pid}`;
const server = process.env.TEST_DATABASE_URL;
let admin: Database;
let db: Database;

beforeAll(async () => {
  admin = createDatabase({ url: new URL('/information_schema', server).href, connections: 1 });
  await sql`create database ${sql.id(name)} character set utf8mb4`.execute(admin);
  db = createDatabase({ url: new URL(`/${name}`, server).href, connections: 2 });
  await migrateToLatest(db);
}, 60_000);
afterAll(async () => {
  await db?.destroy();
  await sql`drop database if exists ${sql.id(name)}`.execute(admin);
  await admin.destroy();
});
afterEach(async () => {
  await sql`delete from kysely_migration where name like '%-of-another-release'`.execute(db);
  vi.restoreAllMocks();
});

/** Records a migration that this release does not have as the last one that has run. */
const record = (migration: string) =>
  sql`insert into kysely_migration values (${migration}, '2099-01-01T00:00:00.000Z')`.execute(db);

it('starts on the database of a later release, and says so', async () => {
  await record('9999-of-another-release');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const afterwards = vi.fn(async () => undefined);
  expect(await migrateToLatest(db, afterwards)).toEqual([]);
  expect(afterwards).toHaveBeenCalledWith([]);
  expect(warn.mock.calls.flat().join()).toContain('from a later release');
  expect(warn.mock.calls.flat().join()).toContain('9999-of-another-release');
  expect(await pendingMigrations(db)).toEqual([]);
});

it('refuses a database that an unknown migration has run on in between', async () => {
  await record('0800-of-another-release');
  await record('9999-of-another-release');
  await expect(migrateToLatest(db)).rejects.toThrow('0800-of-another-release is missing');
});

it('refuses a database of a later release that lacks a migration of this one', async () => {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) throw new Error('No migration has run.');
  await sql`delete from kysely_migration where name = ${last.name}`.execute(db);
  await record('9999-of-another-release');
  await expect(migrateToLatest(db)).rejects.toThrow('is missing');
  await sql`insert into kysely_migration values (${last.name}, ${last.timestamp})`.execute(db);
});
