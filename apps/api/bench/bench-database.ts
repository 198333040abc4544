import { createDatabase, type Database, loadReference, migrateToLatest } from '@piacter/db';
import { type DemoKind, demoKindNames, demoKinds, seedScale } from '@piacter/db/demo';
import { sql } from 'kysely';
import { createPool } from 'mysql2/promise';

/** Listings are dated relative to this instant, so that ages and promotions are the same in every run. */
const seededAt = new Date('2026-11-01T00:00:00.000Z');

interface Size {
  label: string;
  count: number;
}

export interface BenchDatabase {
  url: string;
  db: Database;
}

const countOf = async (db: Database, kind: DemoKind): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(demoKinds[kind].table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
};

/** Migrates the schema and adds missing listings, so that a million rows need not be regenerated for a new column. */
async function topUp(db: Database, { label, count }: Size): Promise<void> {
  await migrateToLatest(db);
  await loadReference(db);
  for (const kind of demoKindNames) {
    const missing = count - (await countOf(db, kind));
    if (missing === 0) continue;
    const started = performance.now();
    await seedScale({ db, kind, count: missing, now: seededAt });
    console.log(`${label}: ${missing} of ${kind} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    // The optimizer needs current statistics, which are updated automatically only after a while.
    await sql`analyze table ${sql.table(demoKinds[kind].table)}, listing_images, users, user_profiles,
      accommodation_facilities, service_coverage, service_words, service_relations, service_regions`.execute(
      db,
    );
  }
}

/** Whether the database has too many listings, for example after an interrupted run. */
async function isTooFull(db: Database, { count }: Size): Promise<boolean> {
  await migrateToLatest(db);
  const counts = await Promise.all(demoKindNames.map((kind) => countOf(db, kind)));
  return counts.some((found) => found > count);
}

/**
 * Opens the benchmark database of a size on the server (`piacter_bench_10k` and so on), with this many listings of each
 * kind. It is kept between runs, filled up when it has too few, and recreated when it has too many.
 */
export async function openBenchDatabase(server: string, size: Size): Promise<BenchDatabase> {
  const name = `piacter_bench_${size.label}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const create = 'default character set utf8mb4 collate utf8mb4_hungarian_ci';
  const root = new URL(server);
  root.pathname = '/';
  const socketPath = root.searchParams.get('socketPath');
  root.search = '';
  const pool = createPool({ uri: root.href, ...(socketPath ? { socketPath } : {}), connectionLimit: 1 });
  try {
    await pool.query(`create database if not exists ${name} ${create}`);
    let db = createDatabase({ url, connections: 4 });
    if (await isTooFull(db, size)) {
      await db.destroy();
      await pool.query(`drop database ${name}`);
      await pool.query(`create database ${name} ${create}`);
      db = createDatabase({ url, connections: 4 });
    }
    await topUp(db, size);
    return { url, db };
  } finally {
    await pool.end();
  }
}
