import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { adoptBaseline } from './baseline-adoption.ts';
import { createDatabase, type Database } from './database.ts';
import { migrateToLatest, pendingMigrations } from './migrator.ts';

const name = `piacter_baseline_${process.pid}`;
const server = process.env.TEST_DATABASE_URL;
const former = ['0010-lookups', '0720-advertiser-pages', '0730-partners-of-lists'];
let admin: Database;
let db: Database;
let current: string[];

const readNames = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
};

/** Makes the database one that the former migrations have run on. */
async function pretendFormer(names: readonly string[]) {
  await sql`delete from kysely_migration where name = '0001-baseline'`.execute(db);
  for (const [index, former] of names.entries())
    await sql`insert into kysely_migration (name, timestamp)
      values (${former}, ${`2026-01-0${index + 1}T00:00:00.000Z`})`.execute(db);
}

beforeAll(async () => {
  admin = createDatabase({ url: new URL('/information_schema', server).href, connections: 1 });
  await sql`create database ${sql.id(name)} character set utf8mb4`.execute(admin);
  db = createDatabase({ url: new URL(`/${name}`, server).href, connections: 4 });
  current = await migrateToLatest(db);
  await sql`insert into meal_plans (planID, planName) values (1, 'reggeli')`.execute(db);
}, 60_000);
afterAll(async () => {
  await db?.destroy();
  await sql`drop database if exists ${sql.id(name)}`.execute(admin);
  await admin.destroy();
});
beforeEach(async () => {
  await sql`delete from kysely_migration where name <= '0730-partners-of-lists'`.execute(db);
  await sql`insert into kysely_migration values ('0001-baseline', '2026-01-01T00:00:00.000Z')`.execute(db);
});

it('keeps a database that all former migrations have run on, by whichever process starts first', async () => {
  await pretendFormer(former);
  expect(await pendingMigrations(db)).toEqual(['0001-baseline']);
  const starts = await Promise.all([1, 2, 3].map(() => migrateToLatest(db)));
  expect(starts.flat()).toEqual([]);
  expect(await readNames()).toEqual(current);
  const { rows } = await sql`select planName from meal_plans`.execute(db);
  expect(rows).toEqual([{ planName: 'reggeli' }]);
}, 60_000);

it('leaves the migrations after the baseline as they are, behind it', async () => {
  await pretendFormer([...former, '9999-later']);
  await adoptBaseline(db);
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name in ('0001-baseline', '9999-later') order by timestamp`.execute(
    db,
  );
  expect(rows.map((row) => row.name)).toEqual(['0001-baseline', '9999-later']);
  await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
});

it('refuses a database that lacks a former migration, changes nothing, and says what to do', async () => {
  await pretendFormer(former.slice(0, 2));
  const before = await readNames();
  await expect(migrateToLatest(db)).rejects.toThrow(
    /last migration is 0720-advertiser-pages.*last commit that has db\/migrations\/0730-partners-of-lists\.ts/,
  );
  expect(await readNames()).toEqual(before);
});
