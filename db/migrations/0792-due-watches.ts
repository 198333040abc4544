import { type Kysely, sql } from 'kysely';

// A mail that was written while a match was recorded left it without a time to be mailed at.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update watches set nextMailAt = utc_timestamp(3)
    where isPaused = 0 and nextMailAt is null
      and watchID in (select watchID from watch_matches where mailedAt is null)`.execute(db);
}
