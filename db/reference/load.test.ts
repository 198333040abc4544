import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { migrateToLatest } from '../migrator.ts';
import { readDataFiles } from './data-files.ts';
import { loadReference } from './index.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `piacter_reference_${process.pid}`;

let server: Database;
let db: Database;
let migrations: string[];

beforeAll(async () => {
  if (!serverUrl)
    throw new Error('TEST_DATABASE_URL must be the URL of a server, like mysql://root@127.0.0.1:3306');
  const url = new URL(serverUrl);
  url.pathname = '/information_schema';
  server = createDatabase({ url: url.href, connections: 1 });
  await sql`drop database if exists ${sql.id(databaseName)}`.execute(server);
  await sql`create database ${sql.id(databaseName)} character set utf8mb4`.execute(server);
  url.pathname = `/${databaseName}`;
  db = createDatabase({ url: url.href, connections: 3 });
  const starts = await Promise.all([1, 2, 3].map(() => migrateToLatest(db)));
  migrations = starts.flat();
}, 60_000);

afterAll(async () => {
  await db?.destroy();
  if (!server) return;
  await sql`drop database if exists ${sql.id(databaseName)}`.execute(server);
  await server.destroy();
});

it('three processes that start at the same moment run each migration once', () => {
  expect(migrations.length).toBeGreaterThan(0);
  expect(new Set(migrations).size).toBe(migrations.length);
});

const count = async (table: string) => {
  const { rows } = await sql<{ rows: number }>`select count(*) as \`rows\` from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.rows);
};

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      [
        'countries',
        'types_user',
        'types_service',
        'facilities',
        'regions',
        'region_postal_codes',
        'region_streets',
      ].map(async (table) => [table, await count(table)] as const),
    ),
  );

const selectName = async (table: string, typeID: number) => {
  const { rows } = await sql<{ typeName: string }>`
    select typeName from ${sql.table(table)} where typeID = ${typeID}`.execute(db);
  return rows[0]?.typeName;
};

const resetHash = () => sql`update reference_state set hash = ''`.execute(db);

describe('loadReference', () => {
  it('fills an empty database, concurrently and idempotently', async () => {
    await Promise.all([loadReference(db), loadReference(db)]);
    const first = await counts();
    expect(first).toMatchObject({ countries: 14, types_user: 5 });
    expect(first.types_service).toBeGreaterThanOrEqual(150);
    expect(first.regions).toBeGreaterThan(3178 + 20 + 14 * 50);
    expect(first.region_postal_codes).toBeGreaterThan(3300);
    expect(first.region_streets).toBeGreaterThan(8000);

    await loadReference(db);
    expect(await counts()).toEqual(first);
    await resetHash();
    await loadReference(db);
    expect(await counts()).toEqual(first);
  }, 60_000);

  it('stores folded names for prefix searches', async () => {
    const { rows } = await sql<{ regionName: string; lat: number }>`
      select regionName, lat from regions
      where countryID = 1 and kind = 'settlement' and foldedName like 'hodmezov%'`.execute(db);
    expect(rows.map(({ regionName }) => regionName)).toEqual(['Hódmezővásárhely']);
    expect(rows[0]?.lat).toBeCloseTo(46.4, 0);
  });

  it('keeps the admin’s professions and repairs the other lookups', async () => {
    await sql`update types_service set typeName = 'átnevezett szakma' where typeID = 1`.execute(db);
    await sql`delete from types_service where typeID = 2`.execute(db);
    await sql`update types_service set synonyms = null where typeID in (3, 4)`.execute(db);
    await sql`update types_service set synonyms = '' where typeID = 5`.execute(db);
    await sql`update types_email set typeName = 'elrontva' where typeID = 1`.execute(db);
    await resetHash();
    await loadReference(db);
    expect(await selectName('types_service', 1)).toBe('átnevezett szakma');
    expect(await selectName('types_service', 2)).toBeUndefined();
    expect(await selectName('types_email', 1)).toBe('Regisztráció megerősítése');
    const { rows } = await sql<{ synonyms: string }>`
      select synonyms from types_service where typeID in (3, 5) order by typeID`.execute(db);
    expect(rows.map(({ synonyms }) => synonyms)).toEqual([expect.stringContaining('ácsmunka'), '']);
  }, 60_000);

  it('rejects data that moves a name to another id, and rolls back', async () => {
    const files = readDataFiles();
    const moved = {
      ...files,
      lookups: files.lookups.replace('types_house\t3\ttelek', 'types_house\t4\ttelek'),
    };
    expect(moved.lookups).not.toBe(files.lookups);
    await expect(loadReference(db, moved)).rejects.toThrow('types_house');
    expect(await selectName('types_house', 3)).toBe('telek');
    expect(await count('types_house')).toBe(3);
  }, 60_000);
});
