import { type Kysely, sql } from 'kysely';

/**
 * Views, contact clicks and messages of a listing on a calendar day of Budapest; no row for a day without any. `kind` is
 * 1 for properties, 2 for accommodations, 3 for services. The key keeps the days of a listing together, as they are read
 * by listing (docs/adr/0026). There is no foreign key: rows of deleted listings are removed when their time has passed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_days (
      kind tinyint unsigned not null,
      listingID int unsigned not null,
      day date not null,
      views int unsigned not null default 0,
      contacts int unsigned not null default 0,
      messages int unsigned not null default 0,
      primary key (kind, listingID, day)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
