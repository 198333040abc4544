import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * When mails tell an account of unread messages. Without a row, as soon as possible and at any time. Quiet hours are times
 * of the clocks of Budapest, over midnight where the end is the earlier one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_frequencies (
      userID int unsigned not null,
      kind varchar(22) ${ascii} not null,
      frequency varchar(8) ${ascii} not null,
      primary key (userID, kind),
      constraint notification_frequencies_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB`.execute(db);
  await sql`
    create table quiet_hours (
      userID int unsigned not null primary key,
      startsAt char(5) ${ascii} not null,
      endsAt char(5) ${ascii} not null,
      constraint quiet_hours_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB`.execute(db);
}
