import { type Kysely, sql } from 'kysely';

/** Finds the mails of a user who is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails add key outbox_mails_recipient (toAddress)`.execute(db);
}
