import { type Kysely, sql } from 'kysely';

/** Finds NTAK numbers that stand in several ads; some seconds for a million accommodations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accommodations add key accommodations_ntak (ntakNumber)`.execute(db);
}
