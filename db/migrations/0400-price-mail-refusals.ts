import { type Kysely, sql } from 'kysely';

/** The users who want no mails about favourites that became cheaper; everybody else gets them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_mail_refusals (
      userID int unsigned not null primary key,
      created datetime(3) not null,
      constraint price_mail_refusals_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
