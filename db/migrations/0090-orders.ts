import { type Kysely, sql } from 'kysely';

/**
 * Orders of packages. `price` is the price in forints at the time of ordering. A package counted in days is in force
 * while validFrom <= now < validTo. An order outlives its listing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_orders (
      orderID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      packageID int unsigned not null,
      packageType tinyint unsigned not null,
      packageName varchar(120) not null,
      quantity int unsigned not null,
      usedCount int unsigned not null default 0,
      price int unsigned not null,
      created datetime(3) not null,
      activationDate datetime(3) null,
      isActive tinyint unsigned not null default 0,
      validFrom datetime(3) null,
      validTo datetime(3) null,
      realEstateID int unsigned null,
      key service_orders_user (userID, created),
      key service_orders_real_estate (realEstateID, isActive, packageType, validTo),
      key service_orders_expiry (isActive, validTo),
      constraint service_orders_buyer foreign key (userID) references users (userID),
      constraint service_orders_package foreign key (packageID) references service_packages (packageID),
      constraint service_orders_real_estate foreign key (realEstateID)
        references real_estates (realEstateID) on delete set null
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
