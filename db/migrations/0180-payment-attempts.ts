import { type Kysely, sql } from 'kysely';

/** Names of the retry schedule as other job tables have them (`outbox_mails`); the index `payments_due` follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      rename column looks to attempts,
      rename column nextLookAt to nextAttemptAt`.execute(db);
}
