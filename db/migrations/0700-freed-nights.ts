import { type Kysely, sql } from 'kysely';

/**
 * The nights that a change of a calendar has made free, of the accommodation that is queued by it: a list of half-open
 * ranges as JSON, null for other changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watch_queue add column freedNights text null`.execute(db);
}
