import { type Kysely, sql } from 'kysely';

// Kilometres around a covered settlement within which the others of its country are covered, too; 0 for itself alone.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_regions add column radius tinyint unsigned not null default 0`.execute(db);
}
