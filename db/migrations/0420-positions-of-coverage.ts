import { type Kysely, sql } from 'kysely';

/**
 * The shown position of a service in its rows of coverage, so that the map counts the services of a profession without
 * reading their rows. `fillMapColumns`, which runs before the server starts, fills it in for those that have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_coverage
      add column mapCell int unsigned null,
      add column mapPoint bigint unsigned null`.execute(db);
}
