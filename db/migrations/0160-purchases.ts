import { type Kysely, sql } from 'kysely';

/** Shipping address and payment state of orders, and social media links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_orders
      add column shippingPostalCode varchar(12) null,
      add column countryCode char(2) character set ascii collate ascii_bin null,
      add column state varchar(120) null,
      add column city varchar(120) null,
      add column address_line1 varchar(200) null,
      add column address_line2 varchar(200) null,
      add column paymentState varchar(10) character set ascii collate ascii_bin not null default 'unpaid'`.execute(
    db,
  );

  // One row per user; public with the user's listings while a social media package is in force.
  await sql`
    create table social_media_links (
      userID int unsigned not null primary key,
      youtube varchar(300) null,
      facebook varchar(300) null,
      instagram varchar(300) null,
      x varchar(300) null,
      linkedIn varchar(300) null,
      tiktok varchar(300) null,
      updated datetime(3) not null,
      constraint social_media_links_of foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
