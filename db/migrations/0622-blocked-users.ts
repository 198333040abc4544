import { type Kysely, sql } from 'kysely';

/** Users whom an admin has blocked, since when and why: they cannot sign in, and their listings are not published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column blockedAt datetime(3) null,
      add column blockReason varchar(500) null`.execute(db);
}
