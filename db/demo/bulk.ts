import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';

export type BulkValue = string | number | bigint | Date | null;
export type BulkRow = Record<string, BulkValue>;

/**
 * Inserts generated rows by statements with literals, as binding a hundred thousand values costs more than writing the
 * rows. Never use it for input from outside.
 */
export async function insertBulk(db: Kysely<DB>, rowsByTable: Record<string, BulkRow[]>): Promise<void> {
  for (const [table, rows] of Object.entries(rowsByTable)) {
    const [first] = rows;
    if (!first) continue;
    const columns = Object.keys(first);
    const tuples = rows.map((row) => `(${columns.map((name) => literal(row[name] ?? null)).join(',')})`);
    await sql
      .raw(
        `insert into ${table} (${columns.map((name) => `\`${name}\``).join(',')}) values ${tuples.join(',')}`,
      )
      .execute(db);
  }
}

/** Entities in a statement, which stays well under the usual packet limit of 16 MB. */
const batch = 1500;

/**
 * Inserts the rows of so many entities in batches. Checks of keys are off within its own connection, since every row is
 * made to fit. `makeRows` gets the number of entities before the batch and its size.
 */
export async function insertBatches(
  db: Kysely<DB>,
  count: number,
  makeRows: (done: number, size: number) => Record<string, BulkRow[]>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session foreign_key_checks = 0, session unique_checks = 0`.execute(connection);
    // A batch is made while the database still writes the one before it.
    let writing: Promise<void> = Promise.resolve();
    try {
      for (let done = 0; done < count; done += batch) {
        const rows = makeRows(done, Math.min(batch, count - done));
        await writing;
        writing = connection.transaction().execute((trx) => insertBulk(trx, rows));
      }
    } finally {
      await writing;
      await sql`set session foreign_key_checks = 1, session unique_checks = 1`.execute(connection);
    }
  });
}

function literal(value: BulkValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (value instanceof Date) return `'${value.toISOString().slice(0, 23).replace('T', ' ')}'`;
  return String(value);
}
