import { type Kysely, sql } from 'kysely';

const tables = { real_estates: 'realEstateID', accommodations: 'accommodationID', services: 'serviceID' };
/** Ids in one statement. */
const batchSize = 5000;

/**
 * The places around which an owner's hidden pins are moved by one vector (ADR 47), numbered by age. The pins that are
 * hidden so far are taken off the map: `fillMapColumns`, which runs before the server starts, puts them back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden_anchors (
      userID int unsigned not null,
      anchorNumber int unsigned not null,
      lat double not null,
      lon double not null,
      primary key (userID, anchorNumber),
      constraint hidden_anchors_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
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
