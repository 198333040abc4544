import { type Kysely, sql } from 'kysely';

/**
 * Reports of listings by visitors. They outlive the listing, so they have its name at that time and no foreign key to
 * it. `reporterKey` is a keyed hash of the user, or of the client address of a visitor, and of the listing: it prevents
 * a second report and identifies nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_reports (
      reportID int unsigned not null auto_increment primary key,
      kind varchar(20) character set ascii collate ascii_bin not null,
      listingID int unsigned not null,
      title varchar(300) not null,
      reason varchar(20) character set ascii collate ascii_bin not null,
      text varchar(2000) not null,
      reporterID int unsigned null,
      reporterKey binary(32) not null,
      state varchar(10) character set ascii collate ascii_bin not null default 'open',
      created datetime(3) not null,
      decidedAt datetime(3) null,
      decidedBy int unsigned null,
      unique key listing_reports_once (kind, listingID, reporterKey),
      key listing_reports_queue (state, kind, listingID, reason),
      constraint listing_reports_reporter foreign key (reporterID) references users (userID) on delete set null,
      constraint listing_reports_decider foreign key (decidedBy) references users (userID) on delete set null
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
