import { type Kysely, sql } from 'kysely';

const tables = ['real_estates', 'accommodations', 'services'];

/**
 * The state of a listing (docs/adr/0040), since when it is in it, when its owner last touched it, and when the mail that
 * asks whether it is still current was queued. What is published now is live, and its days start with this migration.
 * `status` stays the derived column that searches test.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      alter table ${sql.table(table)}
        add column state varchar(10) character set ascii collate ascii_bin not null default 'live',
        add column stateChangedAt datetime(3) null,
        add column touchedAt datetime(3) not null default current_timestamp(3),
        add column expiryWarnedAt datetime(3) null,
        add key ${sql.ref(`${table}_touched`)} (touchedAt, status)`.execute(db);
  await sql`
    create table deleted_listings (
      kind varchar(20) character set ascii collate ascii_bin not null,
      listingID int unsigned not null,
      deletedAt datetime(3) not null,
      primary key (kind, listingID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
