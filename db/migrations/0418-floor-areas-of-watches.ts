import { type Kysely, sql } from 'kysely';

/**
 * The bounds of the floor area of followed searches beside those of the price, so that fewer are tested for each listing
 * (docs/adr/0039). Those of existing watches stay open until their keys are written anew, which only costs time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table watch_keys
      add column minFloorArea int unsigned null,
      add column maxFloorArea int unsigned null`.execute(db);
}
