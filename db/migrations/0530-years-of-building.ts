import { type Kysely, sql } from 'kysely';

/** The year in which the house of a property was built; null where nobody has said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table real_estates add column yearBuilt smallint unsigned null`.execute(db);
}
