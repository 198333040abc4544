import { type Kysely, sql } from 'kysely';

/** Texts that an advertiser inserts into messages. `hasQuickAnswers`: whether the profile has got those to begin with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quick_answers (
      answerID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      title varchar(40) not null,
      text varchar(1000) not null,
      updated datetime(3) not null,
      key quick_answers_user (userID, answerID),
      constraint quick_answers_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`alter table user_profiles add column hasQuickAnswers tinyint unsigned not null default 0`.execute(
    db,
  );
}
