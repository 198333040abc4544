import { type Kysely, sql } from 'kysely';

/**
 * The map of accommodations by type: filters that few accommodations meet were compared with all of a wide view. MySQL
 * allows sixteen columns including the primary key; a settlement, which has few, is compared in the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accommodations
      add key accommodations_type_map (accommodationTypeID, mapCell, pricePerPerson, traits, minimumStay, party, season,
        facilityMask, roomMask, bathroomMask, kitchenMask, specialMask, countryID, regionID, mapPoint)`.execute(
    db,
  );
}
