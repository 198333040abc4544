import { type Kysely, sql } from 'kysely';

// What a requester would pay for the whole stay, in forints; null where nothing is said.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accommodation_requests add column budget int unsigned null`.execute(db);
}
