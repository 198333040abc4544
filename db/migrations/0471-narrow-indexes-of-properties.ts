import { type Kysely, sql } from 'kysely';

/** Indexes by which searches found properties before they were kept in memory (ADR 48). */
const ofSearches = [
  'country_order',
  'region_order',
  'settlement_order',
  'country_filter',
  'region_filter',
  'settlement_filter',
  'price',
  'area',
  'unit_price',
  'type_price',
  'type_area',
  'type_unit_price',
  'settlement_price',
  'settlement_area',
  'settlement_unit_price',
  'words',
];

/**
 * Drops the search indexes of properties with the column that only they needed. What foreign keys, the home page and the
 * start need keeps a narrow one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const drops = ofSearches.map((name) => sql`drop key ${sql.ref(`real_estates_${name}`)}`);
  await sql`
    alter table real_estates
      add key real_estates_country (countryID),
      add key real_estates_region (regionID),
      drop key real_estates_order,
      add key real_estates_order (status, sortRank),
      drop key real_estates_map,
      add key real_estates_map (mapTile),
      ${sql.join(drops)}`.execute(db);
  await sql`alter table real_estates drop column traits`.execute(db);
}
