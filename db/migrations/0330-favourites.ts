import { type Kysely, sql } from 'kysely';

/**
 * The listings that a user keeps, with the title and the price at that time: a favourite outlives its listing, so there
 * is no foreign key to it. `price` has the unit of the listing's own column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourites (
      userID int unsigned not null,
      kind varchar(20) character set ascii collate ascii_bin not null,
      listingID int unsigned not null,
      title varchar(300) not null,
      price bigint unsigned null,
      note varchar(500) not null default '',
      position int not null,
      created datetime(3) not null,
      primary key (userID, kind, listingID),
      key favourites_listing (kind, listingID),
      constraint favourites_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
