import { type Kysely, sql } from 'kysely';

/**
 * What a report of a message is about: the message and those around it as they were then, whole, since a message can be
 * withdrawn and a thread deleted before an admin decides. `side` is the one that wrote it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ascii = sql.raw('character set ascii collate ascii_bin');
  await sql`
    create table reported_messages (
      reportID int unsigned not null,
      messageID int unsigned not null,
      side varchar(5) ${ascii} not null,
      text text not null,
      created datetime(3) not null,
      primary key (reportID, messageID),
      constraint reported_messages_report foreign key (reportID) references listing_reports (reportID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
