import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
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

/**
 * The migrations of a later release that have run on the database after all of this one: it was started to roll back.
 * None if any other is unknown, which Kysely refuses.
 */
async function findLater(db: Database): Promise<string[]> {
  const own = await new Migrator({ db, provider: files }).getMigrations();
  const last = own.at(-1)?.name ?? '';
  if (own.some(({ executedAt }) => !executedAt)) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = new Set(own.map(({ name }) => name));
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
  return unknown.every((name) => name > last) ? unknown.sort() : [];
}

async function migrate(db: Database, assertHeld: () => Promise<void>): Promise<string[]> {
  await assertHeld();
  await adoptBaseline(db);
  const later = await findLater(db);
  if (later.length > 0) {
    console.warn(
      `The database is from a later release, which has migrated it by ${later.join(', ')}; its schema is used as it is.`,
    );
    return [];
  }
  const migrator = new Migrator({ db, provider: startingWith(assertHeld) });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/**
 * Runs pending migrations sorted by file name, then `afterwards`, such as loading rows, and returns the names of the
 * migrations. The schema of a database that a later release has migrated further stays (a roll-back). Several processes on
 * any nodes of a cluster may call it at the same moment: they run one after the other.
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
