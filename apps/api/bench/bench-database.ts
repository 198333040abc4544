import {
  createDatabase,
  type Database,
  loadReference,
  migrateToLatest,
  pendingMigrations,
} from '@piacter/db';
import { seedScale } from '@piacter/db/demo';
import { sql } from 'kysely';
import { createPool } from 'mysql2/promise';

/** Ads are dated back from here: ages and promotions are the same in every run. */
const seededAt = new Date('2026-11-01T00:00:00.000Z');

export interface BenchDatabase {
  url: string;
  db: Database;
}

const countAds = async (db: Database) =>
  Number((await sql<{ n: number }>`select count(*) as n from real_estates`.execute(db)).rows[0]?.n ?? 0);

/**
 * The database of a size beside the one of the address, `piacter_bench_10k` and so on: kept from run to run, made
 * anew when it is not whole or older than the migrations.
 */
export async function openBenchDatabase(
  server: string,
  size: { label: string; count: number },
): Promise<BenchDatabase> {
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
    const isWhole = (await pendingMigrations(db)).length === 0 && (await countAds(db)) === size.count;
    if (isWhole) return { url, db };
    await db.destroy();
    await pool.query(`drop database ${name}`);
    await pool.query(`create database ${name} ${create}`);
    db = createDatabase({ url, connections: 4 });
    await migrateToLatest(db);
    await loadReference(db);
    const started = performance.now();
    await seedScale({ db, kind: 'property', count: size.count, now: seededAt });
    // Plans follow statistics; fresh ones come by themselves only some time after so many inserts.
    await sql`analyze table real_estates, listing_images, users, user_profiles`.execute(db);
    console.log(`${size.label}: seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return { url, db };
  } finally {
    await pool.end();
  }
}
