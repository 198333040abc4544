import { type Kysely, sql } from 'kysely';

/** The changed fields before and after a change as JSON objects, and indexes for searching the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      add column beforeValues mediumtext null,
      add column afterValues mediumtext null,
      add key audit_log_actor (actorID, auditID),
      add key audit_log_action (action, auditID)`.execute(db);
}
