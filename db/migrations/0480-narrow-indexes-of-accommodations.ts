import { type Kysely, sql } from 'kysely';

/** Indexes by which searches found accommodations before they were kept in memory (ADR 48). */
const ofSearches = [
  'country_order',
  'region_order',
  'settlement_order',
  'country_filter',
  'region_filter',
  'settlement_filter',
  'price',
  'settlement_price',
  'type_price',
  'type_map',
  'words',
];

/** Both ends of an opening period, the last day counted on if it is in the next year. */
const openLast = 'openToDay + if(openToDay < openFromDay, 366, 0)';

/**
 * Drops the search indexes of accommodations with the packed columns that only they needed. What foreign keys, the home
 * page and the start need keeps a narrow one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const drops = ofSearches.map((name) => sql`drop key ${sql.ref(`accommodations_${name}`)}`);
  await sql`
    alter table accommodations
      add key accommodations_country (countryID),
      add key accommodations_region (regionID),
      add key accommodations_settlement (settlementID),
      add key accommodations_type (accommodationTypeID),
      drop key accommodations_order,
      add key accommodations_order (status, sortRank),
      drop key accommodations_map,
      add key accommodations_map (mapTile),
      ${sql.join(drops)}`.execute(db);
  await sql`alter table accommodations drop column traits, drop column season, drop column party`.execute(db);
  await sql`
    alter table accommodations
      add column openLast smallint unsigned generated always as (${sql.raw(openLast)}) virtual after openToDay,
      add column openSpan smallint unsigned generated always as (${sql.raw(openLast)} - openFromDay) virtual
        after openLast`.execute(db);
}
