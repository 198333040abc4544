import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Calendars that are imported from other sites. The address is a secret of its host. `triedAt` is the stamp of whoever
 * imports: a result is stored only while it is still there. `emptySince` is when one that was not empty came empty,
 * `failedSince` the first failure since the last success; conflicts are nights of own stays that an import has booked,
 * too. Of the export's secret only the hash is stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_sources (
      sourceID int unsigned not null auto_increment primary key,
      accommodationID int unsigned not null,
      name varchar(60) not null,
      url varchar(2100) ${ascii} not null,
      filter varchar(8) ${ascii} not null,
      color tinyint unsigned not null,
      eventCount smallint unsigned not null default 0,
      fault varchar(11) ${ascii} null,
      nextAt datetime(3) not null,
      triedAt datetime(3) not null,
      refreshedAt datetime(3) null,
      emptySince datetime(3) null,
      failedSince datetime(3) null,
      failureMailedAt datetime(3) null,
      created datetime(3) not null,
      key calendar_sources_accommodation (accommodationID),
      key calendar_sources_due (nextAt),
      constraint calendar_sources_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table calendar_conflicts (
      sourceID int unsigned not null,
      stayID int unsigned not null,
      fromDay date not null,
      toDay date not null,
      primary key (sourceID, stayID),
      constraint calendar_conflicts_source foreign key (sourceID)
        references calendar_sources (sourceID) on delete cascade
    ) engine=InnoDB`.execute(db);
  await sql`
    create table calendar_exports (
      accommodationID int unsigned not null primary key,
      hash binary(32) not null,
      created datetime(3) not null,
      unique key calendar_exports_hash (hash),
      constraint calendar_exports_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade
    ) engine=InnoDB`.execute(db);
}
