import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const createMigrator = (db: Database) =>
  new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, 'migrations'),
      // As a URL, so that a folder with '#' or '%' in its name works too.
      import: (file: string) => import(pathToFileURL(file).href),
    }),
  });

/** Runs pending migrations sorted by file name, and returns their names. Safe to call from several processes. */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const { error, results = [] } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** Names of the migrations that have not run on the database. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const migrations = await createMigrator(db).getMigrations();
  return migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
