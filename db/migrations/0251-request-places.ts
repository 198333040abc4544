import { type Kysely, sql } from 'kysely';

const table = sql`engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`;

/**
 * One table of places for each request kind that has them, with copies of the columns of its filters: a search reads
 * one range of an index without accessing the request itself. placeKind 1: the place itself; 2: something inside the
 * region. A place inside another place of the same request has no row, so that a search matches each request once. The
 * `_filter` indexes serve searches with few matches, the primary keys those with many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accommodation_request_places (
      placeKind tinyint unsigned not null,
      placeID int unsigned not null,
      requestID int unsigned not null,
      startDate date not null,
      endDate date not null,
      primary key (placeKind, placeID, requestID),
      key accommodation_request_places_filter (placeKind, placeID, endDate, startDate),
      key accommodation_request_places_request (requestID),
      constraint accommodation_request_places_of foreign key (requestID)
        references accommodation_requests (requestID) on delete cascade
    ) ${table}`.execute(db);
  await sql`
    insert into accommodation_request_places
    select places.placeKind, places.placeID, requestID, request.startDate, request.endDate
    from request_places as places join accommodation_requests as request using (requestID)
    where places.requestKind = 2`.execute(db);

  await sql`
    create table real_estate_request_places (
      placeKind tinyint unsigned not null,
      placeID int unsigned not null,
      requestID int unsigned not null,
      adType int unsigned not null,
      houseType int unsigned not null,
      floorAreaFrom int unsigned null,
      floorAreaTo int unsigned null,
      siteAreaFrom int unsigned null,
      siteAreaTo int unsigned null,
      primary key (placeKind, placeID, requestID),
      key real_estate_request_places_filter (
        placeKind, placeID, houseType, adType, floorAreaTo, floorAreaFrom, siteAreaTo, siteAreaFrom
      ),
      key real_estate_request_places_request (requestID),
      constraint real_estate_request_places_of foreign key (requestID)
        references real_estate_requests (requestID) on delete cascade
    ) ${table}`.execute(db);
  await sql`
    insert into real_estate_request_places
    select places.placeKind, places.placeID, requestID, request.adType, request.houseType,
      request.floorAreaFrom, request.floorAreaTo, request.siteAreaFrom, request.siteAreaTo
    from request_places as places join real_estate_requests as request using (requestID)
    where places.requestKind = 3`.execute(db);
  await sql`drop table request_places`.execute(db);

  await sql`
    alter table accommodation_requests
      drop key accommodation_requests_over,
      add key accommodation_requests_filter (status, endDate, startDate)`.execute(db);
  await sql`
    alter table real_estate_requests
      drop key real_estate_requests_kind,
      add key real_estate_requests_in_country (
        status, countryID, requestID, houseType, adType, floorAreaFrom, floorAreaTo, siteAreaFrom, siteAreaTo
      ),
      add key real_estate_requests_filter (
        status, countryID, houseType, adType, floorAreaTo, floorAreaFrom, siteAreaTo, siteAreaFrom
      )`.execute(db);
}
