import { type Kysely, sql } from 'kysely';

/** Former texts of mail templates, by the type of mail: a template that was deleted can be brought back, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_template_versions (
      versionID int unsigned not null auto_increment primary key,
      emailType int unsigned not null,
      subject varchar(200) not null,
      content mediumtext not null,
      intervalDays smallint unsigned null,
      replacedAt datetime(3) not null,
      key email_template_versions_type (emailType, versionID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
