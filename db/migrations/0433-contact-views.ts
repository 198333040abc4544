import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/** Which users have read the contact data of which requests, once each, with the first and the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_views (
      viewerID int unsigned not null,
      kind varchar(22) ${ascii} not null,
      requestID int unsigned not null,
      requesterID int unsigned not null,
      firstViewedAt datetime(3) not null,
      lastViewedAt datetime(3) not null,
      primary key (viewerID, kind, requestID),
      key contact_views_requester (requesterID),
      key contact_views_age (lastViewedAt),
      constraint contact_views_viewer foreign key (viewerID) references users (userID) on delete cascade,
      constraint contact_views_of foreign key (requesterID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
