import { type Kysely, sql } from 'kysely';

/** What the admin's search finds by its beginning: names of people and firms, own references, and listings by state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_profiles
      add key user_profiles_last_name (lastName, firstName),
      add key user_profiles_firm_name (firmName)`.execute(db);
  for (const table of ['real_estates', 'accommodations', 'services'])
    await sql`
      alter table ${sql.table(table)}
        add key ${sql.ref(`${table}_reference`)} (ownReference),
        add key ${sql.ref(`${table}_state`)} (state, created),
        add key ${sql.ref(`${table}_hidden`)} (hiddenAt)`.execute(db);
}
