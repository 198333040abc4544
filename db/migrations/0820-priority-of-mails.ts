import { type Kysely, sql } from 'kysely';

// Links that people wait for go out before what is mailed to many. Processes of the previous release write the default:
// their mails come after urgent ones and before digests. The index that they claim by stays until the next release.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails
    add column priority tinyint unsigned not null default 1,
    add key outbox_mails_priority (status, priority, nextAttemptAt)`.execute(db);
}
