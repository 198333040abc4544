import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import type { Row, TableRows } from './lookup-rows.ts';

const batchSize = 500;

const insertInto = (table: string, columns: string[], rows: Row[]) => {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`;
};

/** Inserts rows in batches. All rows must have the columns of the first one. */
export async function insertRows(db: Kysely<DB>, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += batchSize) {
    await insertInto(table, columns, rows.slice(from, from + batchSize)).execute(db);
  }
}

/**
 * Upserts rows by their key. `values(col)` is the syntax that MySQL and MariaDB share. Throws when a name belongs to
 * another id, as the statement would then update that row instead.
 */
export async function upsertRows(db: Kysely<DB>, { table, key, rows }: TableRows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const assignments = columns
    .filter((column) => column !== key)
    .map((column) => sql`${sql.ref(column)} = values(${sql.ref(column)})`);
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    await sql`${insertInto(table, columns, batch)} on duplicate key update ${sql.join(assignments)}`.execute(
      db,
    );
    await assertPresent(db, { table, key, rows: batch });
  }
}

async function assertPresent(db: Kysely<DB>, { table, key, rows }: TableRows): Promise<void> {
  const ids = sql.join(rows.map((row) => row[key]));
  const found = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(key)} in (${ids})`.execute(db);
  if (Number(found.rows[0]?.count) !== rows.length) {
    throw new Error(`Reference data of ${table}: a name already exists with another ${key}.`);
  }
}
