import { type Kysely, sql } from 'kysely';

/** The number by which an advertiser knows a listing; null where there is none. Only its owner and the admin see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table real_estates add column ownReference varchar(40) null`.execute(db);
  await sql`alter table accommodations add column ownReference varchar(40) null`.execute(db);
  await sql`alter table services add column ownReference varchar(40) null`.execute(db);
}
