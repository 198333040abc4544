import type { Database, DB } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

type Column = { [Table in keyof DB]: { table: Table; column: keyof DB[Table] & string } }[keyof DB];

/** The columns with the path of a picture, by which its files are kept. All but the metadata of pages, of which there are few, have an index. */
export const pictureColumns = [
  { table: 'listing_images', column: 'path' },
  { table: 'draft_images', column: 'path' },
  { table: 'service_request_images', column: 'path' },
  { table: 'seo_metadata', column: 'ogImage' },
] as const satisfies readonly Column[];

/** The texts with files by their addresses, of templates also the earlier ones; there are few of each. */
export const textsWithFiles = [
  { table: 'page_contents', column: 'content' },
  { table: 'email_templates', column: 'content' },
  { table: 'email_template_versions', column: 'content' },
] as const satisfies readonly Column[];

/** Those of the paths that a column has. */
export async function selectReferenced(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const selects = pictureColumns.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(paths)})`,
  );
  const { rows } = await sql<{ path: string }>`${sql.join(selects, sql` union `)}`.execute(db);
  return new Set(rows.map(({ path }) => path));
}

/** Whether a text has the address of a picture or of another file. */
export async function isInText(db: Database, address: string): Promise<boolean> {
  for (const { table, column } of textsWithFiles) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where locate(${address}, ${sql.ref(column)}) > 0
      limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether any row refers to the picture; locks, so that none can be added until the transaction ends. */
export async function isReferenced(trx: Trx, path: string): Promise<boolean> {
  for (const { table, column } of pictureColumns) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${path}
      limit 1 for update`.execute(trx);
    if (rows.length > 0) return true;
  }
  return isInText(trx, path);
}
