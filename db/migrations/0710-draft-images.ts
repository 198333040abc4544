import { type Kysely, sql } from 'kysely';

/** Pictures of the form of a new listing: a user's per kind, until the listing is created and takes them over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draft_images (
      imgID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      kind varchar(20) character set ascii collate ascii_bin not null,
      path varchar(190) character set ascii collate ascii_bin not null,
      width smallint unsigned not null,
      height smallint unsigned not null,
      sortOrder smallint unsigned not null,
      created datetime(3) not null,
      key draft_images_of (userID, kind, sortOrder),
      key draft_images_path (path),
      key draft_images_created (created),
      constraint draft_images_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
