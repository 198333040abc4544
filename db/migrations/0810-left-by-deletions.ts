import { type Kysely, sql } from 'kysely';

// Deletions of accounts left settings in the profile, and hidden requests that were open again once an admin showed them.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update user_profiles set hasPage = null, hasQuickAnswers = 0
    where userID in (select userID from users where deletedAt is not null)`.execute(db);
  await sql`update service_requests set hiddenStatus = 3
    where hiddenStatus = 1 and requesterID in (select userID from users where deletedAt is not null)`.execute(
    db,
  );
}
