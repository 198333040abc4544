import { type Kysely, sql } from 'kysely';

/** The search indexes of properties: their columns before and after those of the filters. */
const indexes: readonly [name: string, first: string, last: string][] = [
  ['order', 'status, sortRank', ''],
  ['country_order', 'countryID, status, sortRank', ''],
  ['region_order', 'regionID, status, sortRank', ''],
  ['settlement_order', 'settlementID, status, sortRank', ''],
  ['country_filter', 'countryID, status', ', sortRank'],
  ['region_filter', 'regionID, status', ', sortRank'],
  ['settlement_filter', 'settlementID, status', ', sortRank'],
];
const filters =
  'adType, houseType, conditionID, price, floorArea, traits, specialMask, roomNumber, siteArea, balconyArea';

/**
 * The shown position in every search index of properties, so that a drawn area is searched in order of rank, and a map
 * counted by the filters, without table rows. With the id that is sixteen columns, as many as MySQL allows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const changes = indexes.flatMap(([name, first, last]) => [
    `drop key real_estates_${name}`,
    `add key real_estates_${name} (${first}, ${filters}${last}, mapCell, mapPoint)`,
  ]);
  await sql`alter table real_estates ${sql.raw(changes.join(', '))}`.execute(db);
}
