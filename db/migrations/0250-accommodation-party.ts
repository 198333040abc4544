import { type Kysely, sql } from 'kysely';

/**
 * The host's minimum of guests and the capacity packed into one number, so that the search indexes have room for both:
 * the capacity in the lowest 14 bits (0 if unknown), the minimum above.
 */
const party = 'minimumPerson << 14 | coalesce(capacity, 0)';

const before = 'traits, pricePerPerson, minimumStay';
const after =
  'season, facilityMask, roomMask, bathroomMask, kitchenMask, childMask, specialMask, languageMask';
const filters = `${before}, party, ${after}`;

/** The search indexes of accommodations: their columns before and after those of the filters. */
const indexes: readonly [name: string, first: string, last: string][] = [
  ['order', 'status, sortRank', ''],
  ['country_order', 'countryID, status, sortRank', ''],
  ['region_order', 'regionID, status, sortRank', ''],
  ['settlement_order', 'settlementID, status, sortRank', ''],
  ['country_filter', 'countryID, status', ', sortRank'],
  ['region_filter', 'regionID, status', ', sortRank'],
  ['settlement_filter', 'settlementID, status', ', sortRank'],
];

/**
 * Replaces `minimumPerson` in every search index by the packed column, as these already have the maximum number of
 * columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Separately: MariaDB copies the table for a stored column, and builds indexes in place.
  await sql`
    alter table accommodations
      add column party bigint unsigned generated always as (${sql.raw(party)}) stored after season`.execute(
    db,
  );
  const changes = indexes.flatMap(([name, first, last]) => [
    `drop key accommodations_${name}`,
    `add key accommodations_${name} (${first}, ${filters}${last})`,
  ]);
  await sql`alter table accommodations ${sql.raw(changes.join(', '))}`.execute(db);
}
