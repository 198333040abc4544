import { type Kysely, sql } from 'kysely';

/** The filter columns that the covering orders of properties contain, beside the one that they are sorted by. */
const propertyFilters = 'traits, specialMask, roomNumber, siteArea, balconyArea';

/** Forints per square metre; null where either is unknown or 0. The price is in thousands of forints. */
const unitPrice = 'nullif(price, 0) * 1000 div nullif(floorArea, 0)';

/**
 * The orders by price, floor area and unit price. A settlement has its own index of each, so that the first twenty are
 * its first entries; it needs no filter columns, as a settlement has few enough properties to read their rows. Without
 * a settlement there is one index for the whole table, with the columns of the place and of the filters behind the
 * order, which are compared inside the index. The id is written before them, since it decides between equals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Separately: MariaDB copies the table for a stored column, and builds indexes in place.
  await sql`
    alter table real_estates
      add column unitPrice bigint unsigned generated always as (${sql.raw(unitPrice)}) stored after traits`.execute(
    db,
  );
  const place = 'realEstateID, countryID, regionID, houseType, conditionID';
  await sql`
    alter table real_estates
      add key real_estates_price (status, adType, price, ${sql.raw(place)}, floorArea, ${sql.raw(propertyFilters)}),
      add key real_estates_area (status, adType, floorArea, ${sql.raw(place)}, price, ${sql.raw(propertyFilters)}),
      add key real_estates_unit_price
        (status, adType, unitPrice, ${sql.raw(place)}, price, floorArea, ${sql.raw(propertyFilters)}),
      add key real_estates_settlement_price (settlementID, status, adType, price),
      add key real_estates_settlement_area (settlementID, status, adType, floorArea),
      add key real_estates_settlement_unit_price (settlementID, status, adType, unitPrice)`.execute(db);
  await sql`
    alter table accommodations
      add key accommodations_price (status, pricePerPerson, accommodationID, countryID, regionID, traits, minimumStay,
        party, season, facilityMask, roomMask, bathroomMask, kitchenMask, childMask, specialMask, languageMask),
      add key accommodations_settlement_price (settlementID, status, pricePerPerson)`.execute(db);
  await sql`alter table services add key services_title (status, title, serviceID, sortRank)`.execute(db);
}
