import { type Kysely, sql } from 'kysely';

// Changes are read by kind from one on, and are kept for a week: those of other kinds are not looked at.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_changes add key search_changes_kind (kind, changeID)`.execute(db);
}
