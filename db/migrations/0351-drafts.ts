import { type Kysely, sql } from 'kysely';

/**
 * What somebody has typed into the form of a listing and not saved, as JSON: one row a form, `listingID` 0 for that of a
 * new listing. No search reads them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drafts (
      userID int unsigned not null,
      kind varchar(20) character set ascii collate ascii_bin not null,
      listingID int unsigned not null,
      content mediumtext not null,
      updated datetime(3) not null,
      primary key (userID, kind, listingID),
      key drafts_updated (updated),
      constraint drafts_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
