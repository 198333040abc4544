import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Stays that somebody has asked a host for, with what was asked and answered. Days are half-open: the guests leave on
 * `departure`. `expiresAt` is when the state lapses without a step; `overAt`, when the guests left. What each side says of
 * it afterwards is in `hostHappened` and `guestHappened`. The busy nights of a reserved one are in `calendar_ranges`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stays (
      stayID int unsigned not null auto_increment primary key,
      accommodationID int unsigned not null,
      threadID int unsigned null,
      hostID int unsigned null,
      guestID int unsigned null,
      arrival date not null,
      departure date not null,
      adults smallint unsigned not null,
      childrenUnder6 smallint unsigned not null,
      children7to13 smallint unsigned not null,
      children14Plus smallint unsigned not null,
      pets tinyint unsigned not null,
      state varchar(9) ${ascii} not null,
      total int unsigned null,
      reason varchar(300) null,
      expiresAt datetime(3) null,
      overAt datetime(3) null,
      hostHappened tinyint unsigned null,
      guestHappened tinyint unsigned null,
      created datetime(3) not null,
      updated datetime(3) not null,
      key stays_thread (threadID),
      key stays_lapsing (state, expiresAt),
      key stays_leaving (state, departure),
      key stays_host (hostID),
      key stays_guest (guestID),
      constraint stays_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade,
      constraint stays_of_thread foreign key (threadID) references threads (threadID) on delete set null
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
