import { type Kysely, sql } from 'kysely';

/**
 * The house type before the column that properties are sorted by in the whole table, and the orders of accommodations by
 * type: so the largest flats do not stand after all of the houses, nor the dearest apartments after all of the hotels.
 * The indexes of properties keep their columns; that of types replaces the one of its foreign key. MySQL allows sixteen
 * columns, so that the facilities for children are compared in the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const place = 'realEstateID, countryID, regionID, conditionID';
  const filters = 'traits, specialMask, roomNumber, siteArea, balconyArea';
  const orders = {
    price: `price, ${place}, floorArea`,
    area: `floorArea, ${place}, price`,
    unit_price: `unitPrice, ${place}, price, floorArea`,
  };
  const changes = Object.entries(orders).flatMap(([name, columns]) => [
    `drop key real_estates_${name}`,
    `add key real_estates_${name} (status, adType, houseType, ${columns}, ${filters})`,
  ]);
  await sql`alter table real_estates ${sql.raw(changes.join(', '))}`.execute(db);
  await sql`
    alter table accommodations
      drop key accommodations_type,
      add key accommodations_type_price (accommodationTypeID, status, pricePerPerson, accommodationID, countryID,
        regionID, traits, minimumStay, party, season, facilityMask, roomMask, bathroomMask, kitchenMask, specialMask,
        languageMask)`.execute(db);
}
