import { type RawBuilder, sql } from 'kysely';

/**
 * What a list says of the listing that a row of the alias names, in one expression: 'Eladó lakás, Győr', the name of
 * an accommodation, the title of a service; null when the row names none.
 */
export const listingLabel = (alias: string): RawBuilder<string | null> => sql<string | null>`coalesce(
  (select concat(ad.typeName, ' ', coalesce(house.typeName, 'ingatlan'), ', ', listing.settlement)
    from real_estates as listing
    join types_ad as ad on ad.typeID = listing.adType
    left join types_house as house on house.typeID = listing.houseType
    where listing.realEstateID = ${sql.ref(`${alias}.realEstateID`)}),
  (select listing.accommodationName from accommodations as listing
    where listing.accommodationID = ${sql.ref(`${alias}.accommodationID`)}),
  (select listing.title from services as listing
    where listing.serviceID = ${sql.ref(`${alias}.serviceID`)}))`;
