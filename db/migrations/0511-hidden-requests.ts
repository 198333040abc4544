import { type Kysely, sql } from 'kysely';

const tables = ['service_requests', 'accommodation_requests', 'real_estate_requests'];

/**
 * Requests that an admin has hidden have the status 5, so that every search leaves them out by the index that it uses.
 * `hiddenStatus` is the one that they return to. Status 4 is that of requests closed by their requesters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      alter table ${sql.table(table)}
        add column hiddenStatus tinyint unsigned null,
        add column hiddenReason varchar(500) null`.execute(db);
}
