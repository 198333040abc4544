import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { type RequestKind, requestKinds } from '@piacter/contracts/requests/values';
import { createDatabase, type Database, fillMapColumns, loadReference, migrateToLatest } from '@piacter/db';
import { demoKinds, requestRows, seedScale, seedScaleRequests } from '@piacter/db/demo';
import { sql } from 'kysely';
import { databasePid } from '../cpu-time.ts';

/** Listings and requests are dated relative to this instant, so that ages and promotions are the same in every run. */
const seededAt = new Date('2026-11-01T00:00:00.000Z');

export interface Size {
  label: string;
  count: number;
}

export interface BenchDatabase {
  url: string;
  db: Database;
  /** Of its server; undefined where its CPU time cannot be read, which counts as 0 then. */
  pid: number | undefined;
}

/** A table of listings or requests with the tables that belong to its rows. */
export interface SeededTable {
  /** What its rows are, for messages. */
  name: string;
  table: string;
  /** The rows needed for a size. */
  countAt: (size: number) => number;
  seed: (db: Database, missing: number) => Promise<void>;
  /** Tables whose statistics change with it. */
  analyzed: readonly string[];
}

export const listingTables: readonly SeededTable[] = listingKinds.map((kind) => ({
  name: kind,
  table: demoKinds[kind].table,
  countAt: (size) => size,
  seed: (db, count) => seedScale({ db, kind, count, now: seededAt }),
  analyzed: [
    demoKinds[kind].table,
    'listing_images',
    'accommodation_facilities',
    'service_coverage',
    'service_relations',
    'service_regions',
  ],
}));

/** The listings of a kind, at most this many. */
export const fewListings = (kind: ListingKind, max: number): SeededTable[] =>
  listingTables.flatMap((table) =>
    table.name === kind ? [{ ...table, countAt: (size) => Math.min(size, max) }] : [],
  );

export const requestTables: readonly SeededTable[] = requestKinds.map((kind) => {
  const { table } = requestRows[kind];
  return {
    name: `requests for ${kind}`,
    table,
    countAt: (size) => size,
    seed: (db, count) => seedScaleRequests({ db, kind, count, now: seededAt }),
    analyzed: [table],
  };
});

async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** The last id of a table; 0 of an empty one. */
export async function readLastID(db: Database, table: string, idField: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(idField)}) as last from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.last ?? 0);
}

/** Adds missing rows, so that a million need not be regenerated for a new column. */
async function topUp(db: Database, { label, count }: Size, tables: readonly SeededTable[]): Promise<void> {
  await loadReference(db);
  await fillMapColumns(db);
  for (const { name, table, countAt, seed, analyzed } of tables) {
    const missing = countAt(count) - (await countRows(db, table));
    if (missing <= 0) continue;
    const started = performance.now();
    await seed(db, missing);
    console.log(`${label}: ${missing} of ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    // The optimizer needs current statistics, which are updated automatically only after a while.
    const names = [...analyzed, 'users', 'user_profiles'].map((one) => sql.table(one));
    await sql`analyze table ${sql.join(names)}`.execute(db);
  }
}

/** What of a request has to be later, for it to be open as long after today as it was after the day it was made. */
const timesOf: Record<RequestKind, readonly string[]> = {
  service: ['created'],
  accommodation: ['created', 'startDate', 'endDate'],
  property: ['created', 'updated'],
};

/** Opens requests that were made before today again: what ends while it is measured would be counted differently. */
async function renewRequests(db: Database): Promise<void> {
  for (const kind of requestKinds) {
    const table = sql.table(requestRows[kind].table);
    const { rows } = await sql<{ days: number | null }>`
      select datediff(current_date, max(created)) as days from ${table}`.execute(db);
    const days = sql.lit(rows[0]?.days ?? 0);
    const later = timesOf[kind].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(name)} + interval ${days} day`,
    );
    if (rows[0]?.days) await sql`update ${table} set status = 1, ${sql.join(later)}`.execute(db);
  }
}

/** Refuses a database with more rows than the benchmark made, which are somebody's. */
async function assertNotTooFull(db: Database, { count }: Size, name: string): Promise<void> {
  for (const { table } of [...listingTables, ...requestTables]) {
    const found = await countRows(db, table);
    if (found > count)
      throw new Error(
        `${name}.${table} has ${found} rows, ${count} at most are the benchmark's: drop the database if nobody needs it.`,
      );
  }
}

/**
 * Opens the benchmark database of a size on the server (`piacter_bench_10k` and so on), with this many rows in each of
 * the tables. It is kept between runs and filled up when it has too few.
 */
export async function openBenchDatabase(
  server: string,
  size: Size,
  tables: readonly SeededTable[],
): Promise<BenchDatabase> {
  const name = `piacter_bench_${size.label}`;
  const url = new URL(`/${name}`, server).href;
  const root = createDatabase({ url: server, connections: 1 });
  await sql`create database if not exists ${sql.id(name)}
    default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(root);
  await root.destroy();
  const db = createDatabase({ url, connections: 4 });
  await migrateToLatest(db);
  await assertNotTooFull(db, size, name);
  await topUp(db, size, tables);
  await renewRequests(db);
  const pid = await databasePid(db);
  if (pid === undefined) console.log('The database server is not found on this machine.');
  return { url, db, pid };
}
