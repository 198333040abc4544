import { type Kysely, sql } from 'kysely';

/** The admin's list of mails by state, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails add key outbox_mails_state (status, mailID)`.execute(db);
}
