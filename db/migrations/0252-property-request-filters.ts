import { type Kysely, sql } from 'kysely';

/**
 * An index for each end of the two areas, any of which can be the most selective; the server picks one by its
 * estimates. `real_estate_requests_filter` has the upper end of the floor area.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table real_estate_requests
      add key real_estate_requests_floor_from (
        status, countryID, houseType, adType, floorAreaFrom, floorAreaTo, siteAreaTo, siteAreaFrom
      ),
      add key real_estate_requests_site_to (
        status, countryID, houseType, adType, siteAreaTo, siteAreaFrom, floorAreaTo, floorAreaFrom
      ),
      add key real_estate_requests_site_from (
        status, countryID, houseType, adType, siteAreaFrom, siteAreaTo, floorAreaTo, floorAreaFrom
      )`.execute(db);
}
