import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Appointments of threads, such as a viewing: `times` are the instants that one side has proposed, ISO 8601 with a space
 * between them, `startsAt` the one that the other has accepted. Each side answers by itself whether it took place.
 * `version` counts the changes, as calendars do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appointments (
      appointmentID int unsigned not null auto_increment primary key,
      threadID int unsigned not null,
      kind varchar(10) ${ascii} not null,
      state varchar(10) ${ascii} not null,
      proposedBy varchar(5) ${ascii} not null,
      times varchar(150) ${ascii} not null,
      startsAt datetime(3) null,
      ownerAnswer tinyint unsigned null,
      otherAnswer tinyint unsigned null,
      version int unsigned not null default 0,
      remindedAt datetime(3) null,
      askedAt datetime(3) null,
      created datetime(3) not null,
      updated datetime(3) not null,
      key appointments_thread (threadID),
      key appointments_due (state, startsAt),
      constraint appointments_thread foreign key (threadID) references threads (threadID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
