import { type Kysely, sql } from 'kysely';

/**
 * The orders by house type beside those of any type, which are again as before migration 0421: without a chosen house type,
 * the range of one that hardly matches, such as houses in Budapest, was read far for a page that flats fill.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const place = 'realEstateID, countryID, regionID';
  const filters = 'traits, specialMask, roomNumber, siteArea, balconyArea';
  const orders = {
    price: ['price', 'conditionID, floorArea'],
    area: ['floorArea', 'conditionID, price'],
    unit_price: ['unitPrice', 'conditionID, price, floorArea'],
  };
  const changes = Object.entries(orders).flatMap(([name, [column, others]]) => [
    `drop key real_estates_${name}`,
    `add key real_estates_${name} (status, adType, ${column}, ${place}, houseType, ${others}, ${filters})`,
    `add key real_estates_type_${name} (status, adType, houseType, ${column}, ${place}, ${others}, ${filters})`,
  ]);
  await sql`alter table real_estates ${sql.raw(changes.join(', '))}`.execute(db);
}
