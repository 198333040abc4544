import { type Kysely, sql } from 'kysely';

const tables = { real_estates: 'realEstateID', accommodations: 'accommodationID', services: 'serviceID' };
/** Ids in one statement. */
const batchSize = 5000;

/**
 * Takes the hidden addresses off the map: `fillMapColumns`, which runs before the server starts, puts them back by a
 * vector of their owner and place. So far every listing had its own, and the middle of several at one address was near
 * to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, idField] of Object.entries(tables)) {
    const id = sql.ref(idField);
    const { rows } = await sql<{ last: number | null }>`
      select max(${id}) as last from ${sql.table(table)}`.execute(db);
    for (let after = 0; after < (rows[0]?.last ?? 0); after += batchSize)
      await sql`
        update ${sql.table(table)} set mapPoint = null, mapTile = null, mapRadius = null
        where ${id} > ${after} and ${id} <= ${after + batchSize} and disableAddress = 1`.execute(db);
  }
}
