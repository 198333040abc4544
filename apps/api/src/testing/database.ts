import { createDatabase, type Database } from '@piacter/db';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { referenceTables } from './reference-tables.ts';

let open: Promise<Database> | undefined;

async function copyTemplate(name: string, template: string, server: string): Promise<void> {
  const pool = createPool({ uri: server, connectionLimit: 1 });
  const [tables] = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = ? and table_type = 'BASE TABLE'",
    [template],
  );
  await pool.query(`create database ${name} default character set utf8mb4 collate utf8mb4_hungarian_ci`);
  await pool.query(`use ${name}`);
  await pool.query('set foreign_key_checks = 0');
  for (const { name: table } of tables as { name: string }[]) {
    const [[created]] = await pool.query<RowDataPacket[]>(`show create table ${template}.\`${table}\``);
    await pool.query(String(created?.['Create Table']));
    if (referenceTables.test(table))
      await pool.query(`insert into \`${table}\` select * from ${template}.\`${table}\``);
  }
  await pool.end();
}

/** The reference rows that the admin edits, and so do tests; restored for each file. */
const editedTable = 'types_service';

async function emptyTables(name: string, template: string, server: string): Promise<void> {
  const pool = createPool({ uri: server, connectionLimit: 1 });
  const [tables] = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = ? and table_type = 'BASE TABLE'",
    [name],
  );
  await pool.query(`use ${name}`);
  await pool.query('set foreign_key_checks = 0');
  const emptied = (tables as { name: string }[]).filter(({ name: table }) => !referenceTables.test(table));
  // Most are empty, and a single statement finds those that are not.
  const [filled] = await pool.query(
    emptied
      .map(({ name: table }) => `(select '${table}' as name from \`${table}\` limit 1)`)
      .join(' union all '),
  );
  for (const { name: table } of filled as { name: string }[]) await pool.query(`delete from \`${table}\``);
  await pool.query(`delete from ${editedTable}`);
  await pool.query(`insert into ${editedTable} select * from ${template}.${editedTable}`);
  await pool.end();
}

/** This worker's database, emptied except for the reference rows; shared by all tests of a file. */
export function testDatabase(): Promise<Database> {
  open ??= (async () => {
    const server = inject('databaseServer');
    const prefix = inject('databasePrefix');
    const name = `${prefix}_w${process.env.VITEST_POOL_ID ?? '0'}`;
    const pool = createPool({ uri: server, connectionLimit: 1 });
    const [found] = await pool.query('select 1 from information_schema.schemata where schema_name = ?', [
      name,
    ]);
    await pool.end();
    if ((found as unknown[]).length === 0) await copyTemplate(name, `${prefix}_template`, server);
    else await emptyTables(name, `${prefix}_template`, server);
    return createDatabase({ url: databaseUrl(server, name), connections: 12 });
  })();
  return open;
}

export async function closeTestDatabase(): Promise<void> {
  const db = await open;
  open = undefined;
  await db?.destroy();
}
