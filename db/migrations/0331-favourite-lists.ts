import { type Kysely, sql } from 'kysely';

/** Links to the favourites of a user. Only the hash of a link's secret is stored; taking it back deletes the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite_lists (
      listID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      name varchar(80) not null,
      withNotes tinyint unsigned not null,
      tokenHash binary(32) not null,
      created datetime(3) not null,
      unique key favourite_lists_token (tokenHash),
      key favourite_lists_user (userID),
      constraint favourite_lists_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
