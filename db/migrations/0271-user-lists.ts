import { type Kysely, sql } from 'kysely';

/** The order of the admin's lists of companies and private persons, and the deleted users that they leave out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_profiles add key user_profiles_kind (isFirm, userID)`.execute(db);
  await sql`alter table users add key users_state (deletedAt, activatedAt)`.execute(db);
}
