import { type Kysely, sql } from 'kysely';

/** Whether an advertiser wants a page of the own listings; null until they say, which is yes for firms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_profiles add column hasPage tinyint unsigned null`.execute(db);
}
