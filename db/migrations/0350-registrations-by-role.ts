import { type Kysely, sql } from 'kysely';

/**
 * The registrations of a role are one range of this index, counted in half the time of reading the role and the deletion
 * of every user of the span.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
    add key users_registered_by_role (userType, deletedAt, created), drop key users_registered`.execute(db);
}
