import { sql } from 'kysely';
import type { Database } from './database.ts';

const baseline = '0001-baseline';
/** The last of the migrations that the baseline stands for. */
const lastFormer = '0730-partners-of-lists';

/** The names of former migrations that have run, in their order; none on a fresh database. */
async function findFormer(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> ${baseline} and name <= ${lastFormer} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/**
 * Makes a database that all former migrations have run on one that the baseline has run on: their tables are the same.
 * Throws for one that lacks some of them. The caller holds the migration lock.
 */
export async function adoptBaseline(db: Database): Promise<void> {
  const former = await findFormer(db);
  const last = former.at(-1);
  if (last === undefined) return;
  if (last !== lastFormer)
    throw new Error(
      `The database is from before release 0.1.0 (its last migration is ${last}), and nothing was changed in it. Run 'node apps/api/src/commands/prepare.ts' of the last commit that has db/migrations/${lastFormer}.ts, then start this release again (docs/operations.md, 'Upgrades').`,
    );
  await db.transaction().execute(async (trx) => {
    // With the time of the first, since migrations are expected to have run in their order.
    await sql`insert into kysely_migration (name, timestamp)
      select ${baseline}, min(timestamp) from kysely_migration`.execute(trx);
    await sql`delete from kysely_migration where name in (${sql.join(former)})`.execute(trx);
  });
}
