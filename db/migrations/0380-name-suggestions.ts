import { type Kysely, sql } from 'kysely';

const names = { accommodations: 'accommodationName', services: 'title' } as const;

/**
 * Names of accommodations and services in a collation that ignores every accent, with their index, for suggestions while
 * typing: the Hungarian collation of the names themselves tells 'ö' from 'o'.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, name] of Object.entries(names))
    await sql`
      alter table ${sql.table(table)}
        add column nameKey varchar(60) character set utf8mb4 collate utf8mb4_unicode_520_ci
          generated always as (left(${sql.ref(name)}, 60)) stored,
        add key ${sql.ref(`${table}_name`)} (status, nameKey)`.execute(db);
}
