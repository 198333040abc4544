import { type Kysely, sql } from 'kysely';

/**
 * The calendars of accommodations. Who has no row in `calendars` keeps none. Ranges are nights, half-open, of one origin:
 * an imported calendar, a stay, or else the host; those of different origins may overlap, and are busy all the same.
 * Prices are those beside the documented price per person; the seasons are a list in JSON, as they are read and written
 * as a whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendars (
      accommodationID int unsigned not null primary key,
      created datetime(3) not null,
      updated datetime(3) not null,
      constraint calendars_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade
    ) engine=InnoDB`.execute(db);
  await sql`
    create table calendar_ranges (
      rangeID int unsigned not null auto_increment primary key,
      accommodationID int unsigned not null,
      sourceID int unsigned null,
      stayID int unsigned null,
      fromDay date not null,
      toDay date not null,
      note varchar(200) null,
      key calendar_ranges_nights (accommodationID, toDay, fromDay),
      key calendar_ranges_source (sourceID),
      key calendar_ranges_stay (stayID),
      constraint calendar_ranges_calendar foreign key (accommodationID)
        references calendars (accommodationID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table accommodation_prices (
      accommodationID int unsigned not null primary key,
      seasons text not null,
      under6 tinyint unsigned not null,
      from7 tinyint unsigned not null,
      from14 tinyint unsigned not null,
      cleaningFee int unsigned null,
      touristTax int unsigned null,
      updated datetime(3) not null,
      constraint accommodation_prices_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
