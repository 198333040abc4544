import { createDatabase, loadReference, migrateToLatest } from '@piacter/db';
import { createPool } from 'mysql2/promise';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    databasePrefix: string;
  }
}

let removeDatabases: (() => Promise<void>) | undefined;

/**
 * Creates a migrated template database with the reference rows before the first test, which every worker copies.
 * TEST_DATABASE_URL is the server (`npm test` starts a throw-away one).
 */
export async function setup({ provide }: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL must be the URL of a database server for tests; `npm test` starts one by itself.',
    );
  const prefix = `${process.env.TEST_DATABASE_PREFIX ?? 'piacter_test'}_${process.pid}`;
  const admin = createPool({ uri: server, connectionLimit: 1 });
  await admin.query(
    `create database ${prefix}_template default character set utf8mb4 collate utf8mb4_hungarian_ci`,
  );
  const db = createDatabase({ url: new URL(`/${prefix}_template`, server).href, connections: 2 });
  await migrateToLatest(db);
  await loadReference(db);
  await db.destroy();
  provide('databaseServer', server);
  provide('databasePrefix', prefix);

  removeDatabases = async () => {
    const [rows] = await admin.query(
      'select schema_name as name from information_schema.schemata where schema_name like ?',
      [`${prefix.replaceAll('_', '\\_')}\\_%`],
    );
    for (const { name } of rows as { name: string }[]) await admin.query(`drop database \`${name}\``);
    await admin.end();
  };
}

export const teardown = () => removeDatabases?.();
