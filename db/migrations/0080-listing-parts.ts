import { type Kysely, sql } from 'kysely';

/**
 * The parts of a listing of any kind, with one id column per kind. Exactly one is not null, which the services ensure:
 * MySQL allows no CHECK on a column whose foreign key cascades. The columns of other kinds are added with their tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_images (
      imgID int unsigned not null auto_increment primary key,
      realEstateID int unsigned null,
      path varchar(190) character set ascii collate ascii_bin not null,
      width smallint unsigned not null,
      height smallint unsigned not null,
      sortOrder smallint unsigned not null,
      created datetime(3) not null,
      key listing_images_real_estate (realEstateID, sortOrder),
      key listing_images_path (path),
      constraint listing_images_of_real_estate foreign key (realEstateID)
        references real_estates (realEstateID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table video_links (
      linkID int unsigned not null auto_increment primary key,
      realEstateID int unsigned null,
      linkUrl varchar(300) not null,
      created datetime(3) not null,
      key video_links_real_estate (realEstateID),
      constraint video_links_of_real_estate foreign key (realEstateID)
        references real_estates (realEstateID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
