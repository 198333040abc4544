import { type Kysely, sql } from 'kysely';

/**
 * Open requests are searched in memory, as listings are (ADR 48): the tables of their places and the indexes of their
 * filters go. What is left is the order in which they are loaded, and what the jobs read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_changes
      modify kind varchar(30) character set ascii collate ascii_bin not null`.execute(db);
  await sql`drop table accommodation_request_places, real_estate_request_places`.execute(db);
  await sql`
    alter table service_requests
      drop key service_requests_profession,
      drop key service_requests_settlement,
      drop key service_requests_settlement_profession,
      drop key service_requests_region,
      drop key service_requests_region_profession,
      drop key service_requests_country,
      drop key service_requests_country_profession`.execute(db);
  await sql`
    alter table accommodation_requests
      drop key accommodation_requests_open,
      drop key accommodation_requests_filter,
      add key accommodation_requests_open (status, requestID),
      add key accommodation_requests_end (status, endDate)`.execute(db);
  await sql`
    alter table real_estate_requests
      drop key real_estate_requests_open,
      drop key real_estate_requests_in_country,
      drop key real_estate_requests_filter,
      drop key real_estate_requests_floor_from,
      drop key real_estate_requests_site_to,
      drop key real_estate_requests_site_from,
      add key real_estate_requests_open (status, requestID)`.execute(db);
}
