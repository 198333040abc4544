import { type Kysely, sql } from 'kysely';

/**
 * To whom invoices are made out: the user's present data, and those that an order was paid with. Orders of before have
 * none until their buyer gives them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_profiles (
      userID int unsigned not null primary key,
      isFirm tinyint unsigned not null,
      name varchar(160) not null,
      countryCode char(2) character set ascii collate ascii_bin not null,
      postalCode varchar(12) not null,
      settlement varchar(120) not null,
      address varchar(200) not null,
      taxNumber varchar(20) null,
      updated datetime(3) not null,
      constraint billing_profiles_of foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    alter table service_orders
      add column billingIsFirm tinyint unsigned null,
      add column billingName varchar(160) null,
      add column billingCountryCode char(2) character set ascii collate ascii_bin null,
      add column billingPostalCode varchar(12) null,
      add column billingSettlement varchar(120) null,
      add column billingAddress varchar(200) null,
      add column billingTaxNumber varchar(20) null`.execute(db);
}
