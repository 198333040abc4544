import { type Kysely, sql } from 'kysely';

/**
 * The changes of a property's price since this migration, in thousands of forints; the price at publication is the
 * `previousPrice` of the first one. They go with the property.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_changes (
      changeID int unsigned not null auto_increment primary key,
      realEstateID int unsigned not null,
      previousPrice bigint unsigned not null,
      price bigint unsigned not null,
      changedAt datetime(3) not null,
      key price_changes_property (realEstateID, changeID),
      constraint price_changes_property foreign key (realEstateID) references real_estates (realEstateID)
        on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
