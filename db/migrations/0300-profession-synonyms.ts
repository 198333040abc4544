import { type Kysely, sql } from 'kysely';

/**
 * What people call a profession and the troubles they look for it with, separated by commas. Null until the reference
 * data or the admin fills it, so that an emptied list is not filled again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table types_service add column synonyms varchar(1500) null`.execute(db);
}
