import { type Kysely, sql } from 'kysely';

/**
 * What of the border of a followed search's drawn area is in the tile of a key, so that a new listing is compared with
 * a few edges and not with the search (docs/adr/0039). Keys of existing watches have no tiles until they are written
 * anew, which only costs time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watch_keys add column areaPart blob null`.execute(db);
}
