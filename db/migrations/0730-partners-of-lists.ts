import { type Kysely, sql } from 'kysely';

/**
 * Lists for two (KEEP-04): who has the link of one with `withPartner` gives a name, and says of its listings which are
 * liked. A list holds the chosen favourites, or all where none are chosen; it goes a year after its last visit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = sql.raw('kind varchar(20) character set ascii collate ascii_bin');
  await sql`
    alter table favourite_lists
      add column withPartner tinyint unsigned not null default 0,
      add column partnerName varchar(40) not null default '',
      add column visitedAt datetime(3) not null default current_timestamp(3)`.execute(db);
  await sql`
    create table favourite_list_listings (
      listID int unsigned not null,
      ${kind} not null,
      listingID int unsigned not null,
      primary key (listID, kind, listingID),
      constraint favourite_list_listings_list foreign key (listID) references favourite_lists (listID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table favourite_list_answers (
      listID int unsigned not null,
      ${kind} not null,
      listingID int unsigned not null,
      isLiked tinyint unsigned not null,
      note varchar(500) not null,
      updated datetime(3) not null,
      primary key (listID, kind, listingID),
      constraint favourite_list_answers_list foreign key (listID) references favourite_lists (listID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
