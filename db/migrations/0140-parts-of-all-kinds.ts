import { type Kysely, sql } from 'kysely';

const kinds = [
  { idField: 'accommodationID', table: 'accommodations', word: 'accommodation' },
  { idField: 'serviceID', table: 'services', word: 'service' },
];

/** Extends pictures, videos and orders to accommodations and services, and adds timetables and price tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { idField, table, word } of kinds) {
    const id = sql.ref(idField);
    const references = sql`references ${sql.table(table)} (${id})`;
    await sql`
      alter table listing_images add column ${id} int unsigned null,
        add key ${sql.ref(`listing_images_${word}`)} (${id}, sortOrder),
        add constraint ${sql.ref(`listing_images_of_${word}`)} foreign key (${id}) ${references} on delete cascade`.execute(
      db,
    );
    await sql`
      alter table video_links add column ${id} int unsigned null,
        add key ${sql.ref(`video_links_${word}`)} (${id}),
        add constraint ${sql.ref(`video_links_of_${word}`)} foreign key (${id}) ${references} on delete cascade`.execute(
      db,
    );
    await sql`
      alter table service_orders add column ${id} int unsigned null,
        add key ${sql.ref(`service_orders_${word}`)} (${id}, isActive, packageType, validTo),
        add constraint ${sql.ref(`service_orders_${word}`)} foreign key (${id}) ${references} on delete set null`.execute(
      db,
    );
  }

  // One timetable per listing; times are 'HH:MM', null on closed days.
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const columns = days.map(
    (day) => `
      ${day}Open tinyint unsigned not null default 0,
      ${day}From char(5) character set ascii collate ascii_bin null,
      ${day}To char(5) character set ascii collate ascii_bin null,`,
  );
  await sql`
    create table timetables (
      timetableID int unsigned not null auto_increment primary key,
      realEstateID int unsigned null,
      accommodationID int unsigned null,
      serviceID int unsigned null,
      ${sql.raw(columns.join(''))}
      updated datetime(3) not null,
      unique key timetables_real_estate (realEstateID),
      unique key timetables_accommodation (accommodationID),
      unique key timetables_service (serviceID),
      constraint timetables_of_real_estate foreign key (realEstateID)
        references real_estates (realEstateID) on delete cascade,
      constraint timetables_of_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade,
      constraint timetables_of_service foreign key (serviceID) references services (serviceID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  // Prices are forints; `priceTo` is null for a single price.
  await sql`
    create table price_table_products (
      productID int unsigned not null auto_increment primary key,
      realEstateID int unsigned null,
      accommodationID int unsigned null,
      serviceID int unsigned null,
      productName varchar(160) not null,
      priceFrom int unsigned not null,
      priceTo int unsigned null,
      created datetime(3) not null,
      key price_table_real_estate (realEstateID),
      key price_table_accommodation (accommodationID),
      key price_table_service (serviceID),
      constraint price_table_of_real_estate foreign key (realEstateID)
        references real_estates (realEstateID) on delete cascade,
      constraint price_table_of_accommodation foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade,
      constraint price_table_of_service foreign key (serviceID) references services (serviceID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
