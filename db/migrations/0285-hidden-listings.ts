import { type Kysely, sql } from 'kysely';

const tables = ['real_estates', 'accommodations', 'services'];

/**
 * When and why an admin hid a listing; null for one that is not hidden. `status` is derived from it, so that searches
 * still test only the column their indexes contain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      alter table ${sql.table(table)}
        add column hiddenAt datetime(3) null,
        add column hiddenReason varchar(500) null`.execute(db);
}
