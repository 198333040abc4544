import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * The columns of the map indexes after the tile. MySQL allows sixteen columns including the primary key; for what has no
 * room it reads the table rows. `mapCell` implies `status = 1`.
 */
const indexes = {
  real_estates: `adType, houseType, conditionID, price, floorArea, traits, specialMask, roomNumber, siteArea,
    balconyArea, countryID, regionID, settlementID, mapPoint`,
  accommodations: `traits, pricePerPerson, minimumStay, party, season, facilityMask, roomMask, bathroomMask,
    kitchenMask, specialMask, countryID, regionID, settlementID, mapPoint`,
  services: 'mapPoint, sortRank',
};

/**
 * The position of a listing as everybody sees it. `lat` and `lon` become what the advertiser has set; so far they held
 * the middle of the settlement, which is what counts without them. `mapPoint` is the shown position packed into one
 * number, `mapTile` the Morton code of its tile of zoom level 16, `mapRadius` the metres around it within which the
 * listing is (0 for an exact address): derived columns (db/map-position.ts). `mapCell` is the tile of a published
 * listing, null for any other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(indexes)) {
    await sql`
      update ${sql.table(table)} as listing
      join regions as place on place.regionID = listing.settlementID
      set listing.lat = null, listing.lon = null
      where listing.lat = place.lat and listing.lon = place.lon`.execute(db);
    await sql`
      alter table ${sql.table(table)}
        add column mapPoint bigint unsigned null,
        add column mapTile int unsigned null,
        add column mapRadius mediumint unsigned null,
        add column mapCell int unsigned generated always as (if(status = 1, mapTile, null)) stored`.execute(
      db,
    );
    await sql`
      alter table ${sql.table(table)}
        add key ${sql.ref(`${table}_map`)} (mapCell, ${sql.raw(columns)})`.execute(db);
  }
  // Whoever reads it can compute the vectors by which hidden addresses are moved; it is never changed.
  await sql`
    create table map_secret (
      secretID tinyint unsigned not null primary key,
      secret binary(32) not null
    ) engine=InnoDB`.execute(db);
  await sql`insert into map_secret (secretID, secret) values (1, ${randomBytes(32)})`.execute(db);
}
