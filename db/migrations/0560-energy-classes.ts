import { type Kysely, sql } from 'kysely';

/**
 * The energy classes of houses and flats, 'folyamatban' and the exceptions of the regulation. A new scale is new rows:
 * `validFrom` is the day from which an entry may be chosen, `level` what compares classes of any scale, the better the
 * higher; null for what is no class. Its rows are in reference/data/lookups.tsv, hence no foreign key from the listings:
 * their columns are added at once, without rebuilding the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists types_energy_class (
    typeID int unsigned not null primary key,
    typeName varchar(120) not null unique,
    position int not null default 0,
    level tinyint unsigned null,
    validFrom date not null
  ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
