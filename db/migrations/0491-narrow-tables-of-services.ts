import { type Kysely, sql } from 'kysely';

/**
 * Services are searched in columns in memory (ADR 49). Their coverage loses the copies of rank and position and is only
 * what they are found by; their words are in their own rows. The indexes by which searches found them go, with the
 * column that only one of them needed. What the home page and the start need keeps a narrow one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_coverage
      drop primary key,
      add primary key (serviceTypeID, placeKind, placeID, serviceID),
      drop column sortRank,
      drop column mapCell,
      drop column mapPoint`.execute(db);
  await sql`drop table service_words`.execute(db);
  await sql`
    alter table services
      drop key services_title,
      drop key services_unlisted,
      drop column unlistedSettlement,
      drop key services_map,
      add key services_map (mapTile)`.execute(db);
}
