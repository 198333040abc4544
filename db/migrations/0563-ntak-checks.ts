import { type Kysely, sql } from 'kysely';

/**
 * The accommodations of each month whose NTAK number an admin looks up in the public register: twenty at random, with the
 * name and the number that they had then, as they may be changed or deleted. `place` makes several processes that draw at
 * once draw the same ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists ntak_checks (
    checkID int unsigned not null auto_increment primary key,
    month char(7) character set ascii collate ascii_bin not null,
    place tinyint unsigned not null,
    accommodationID int unsigned not null,
    accommodationName varchar(120) not null,
    ntakNumber char(10) character set ascii collate ascii_bin not null,
    result varchar(10) character set ascii collate ascii_bin null,
    checkedAt datetime(3) null,
    unique key ntak_checks_place (month, place)
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
