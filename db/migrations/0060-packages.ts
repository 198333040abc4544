import { type Kysely, sql } from 'kysely';

/** Promotion packages and their prices. Amounts are forints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_packages (
      packageID int unsigned not null auto_increment primary key,
      packageName varchar(120) not null,
      packageType tinyint unsigned not null,
      packageDesc text not null,
      quantity int unsigned not null,
      unitName varchar(40) not null,
      baseUnit varchar(40) not null,
      created datetime(3) not null,
      updated datetime(3) not null,
      key service_packages_type (packageType),
      constraint service_packages_known_type check (packageType between 1 and 11)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table service_package_prices (
      priceID int unsigned not null auto_increment primary key,
      packageID int unsigned not null,
      price int unsigned not null,
      startDate date not null,
      unique key service_package_prices_start (packageID, startDate),
      constraint service_package_prices_package foreign key (packageID)
        references service_packages (packageID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
