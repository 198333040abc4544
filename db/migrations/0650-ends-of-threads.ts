import { type Kysely, sql } from 'kysely';

/** A thread ends for both sides when an admin closes it, and for a side that leaves it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table threads add column closedAt datetime(3) null`.execute(db);
  await sql`alter table thread_parties add column leftAt datetime(3) null`.execute(db);
}
