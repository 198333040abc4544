import { type Kysely, sql } from 'kysely';

/** Whether a rented property may have pets; null where nobody has said, and for other ads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table real_estates add column isPetAllowed tinyint unsigned null`.execute(db);
}
