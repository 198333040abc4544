import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';

export type BulkValue = string | number | bigint | Date | null;
export type BulkRow = Record<string, BulkValue>;

/**
 * Inserts rows that the generator made itself as statements of plain literals: binding a hundred thousand values
 * costs more than writing the rows. Not for anything that came from outside.
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

function literal(value: BulkValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (value instanceof Date) return `'${value.toISOString().slice(0, 23).replace('T', ' ')}'`;
  return String(value);
}
