import { type Kysely, sql } from 'kysely';

/** Renames the columns of the retry schedule to the names of `outbox_mails`; the index `payments_due` is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      rename column looks to attempts,
      rename column nextLookAt to nextAttemptAt`.execute(db);
}
