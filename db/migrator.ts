import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileMigrationProvider, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { adoptBaseline } from './baseline-adoption.ts';
import type { Database } from './database.ts';
import { withMigrationLock } from './migration-lock.ts';

const files = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  // As a URL, so that a folder with '#' or '%' in its name works too.
  import: (file: string) => import(pathToFileURL(file).href),
});

/** The migrations, each of which first calls `before`. */
const startingWith = (before: () => Promise<void>): MigrationProvider => ({
  async getMigrations() {
    const migrations = Object.entries(await files.getMigrations());
    return Object.fromEntries(
      migrations.map(([name, migration]): [string, Migration] => [
        name,
        {
          ...migration,
          async up(db) {
            await before();
            await migration.up(db);
          },
        },
      ]),
    );
  },
});

async function migrate(db: Database, assertHeld: () => Promise<void>): Promise<string[]> {
  await assertHeld();
  await adoptBaseline(db);
  const migrator = new Migrator({ db, provider: startingWith(assertHeld) });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/**
 * Runs pending migrations sorted by file name, then `afterwards`, such as loading rows, and returns the names of the
 * migrations. Several processes on any nodes of a cluster may call it at the same moment: they run one after the other.
 */
export const migrateToLatest = (
  db: Database,
  afterwards: (migrated: readonly string[]) => Promise<void> = async () => undefined,
): Promise<string[]> =>
  withMigrationLock(db, async (assertHeld) => {
    const migrated = await migrate(db, assertHeld);
    await afterwards(migrated);
    return migrated;
  });

/** Names of the migrations that have not run on the database. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const migrations = await new Migrator({ db, provider: files }).getMigrations();
  return migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
