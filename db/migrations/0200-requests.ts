import { type Kysely, sql } from 'kysely';

const table = sql`engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`;

/**
 * Quote requests of the three kinds and professionals' offers. `status` is 1 while a request is open and can be found,
 * 2 when an offer was accepted, 3 when its dates have passed, 0 when archived. `regionID`, `settlementID` and the rows
 * of the places tables are derived from the names by the gazetteer. Searches sort by requestID, which is the order of
 * creation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_requests (
      requestID int unsigned not null auto_increment primary key,
      requesterID int unsigned not null,
      serviceTypeID int unsigned not null,
      status tinyint unsigned not null default 1,
      description varchar(500) not null,
      requestTime smallint unsigned not null,
      timeUnit varchar(4) not null,
      disableAddress tinyint unsigned not null default 0,
      countryID int unsigned null,
      regionID int unsigned null,
      settlementID int unsigned null,
      postalCode varchar(12) null,
      settlement varchar(120) null,
      countyRegion varchar(120) null,
      street varchar(120) null,
      publicPlaceType int unsigned null,
      houseNumber varchar(20) null,
      floorNumber varchar(20) null,
      doorNumber varchar(20) null,
      responseCount int unsigned not null default 0,
      imageCount tinyint unsigned not null default 0,
      acceptedResponseID int unsigned null,
      archivedAt datetime(3) null,
      created datetime(3) not null,
      key service_requests_own (requesterID, status, requestID),
      key service_requests_open (status, requestID),
      key service_requests_profession (status, serviceTypeID, requestID),
      key service_requests_settlement (status, settlementID, requestID),
      key service_requests_settlement_profession (status, settlementID, serviceTypeID, requestID),
      key service_requests_region (status, regionID, requestID),
      key service_requests_region_profession (status, regionID, serviceTypeID, requestID),
      key service_requests_country (status, countryID, requestID),
      key service_requests_country_profession (status, countryID, serviceTypeID, requestID),
      constraint service_requests_by foreign key (requesterID) references users (userID),
      constraint service_requests_for foreign key (serviceTypeID) references types_service (typeID),
      constraint service_requests_in_country foreign key (countryID) references countries (countryID),
      constraint service_requests_in_region foreign key (regionID) references regions (regionID),
      constraint service_requests_in_settlement foreign key (settlementID) references regions (regionID),
      constraint service_requests_place_type foreign key (publicPlaceType) references types_public_place (typeID)
    ) ${table}`.execute(db);

  await sql`
    create table service_request_images (
      imageID int unsigned not null auto_increment primary key,
      requestID int unsigned not null,
      path varchar(190) character set ascii collate ascii_bin not null,
      width smallint unsigned not null,
      height smallint unsigned not null,
      created datetime(3) not null,
      key service_request_images_path (path),
      constraint service_request_images_of foreign key (requestID)
        references service_requests (requestID) on delete cascade
    ) ${table}`.execute(db);

  // accepted: 0 unanswered, 1 accepted, 2 refused. The unique generated column allows one accepted offer per request.
  await sql`
    create table service_request_responses (
      responseID int unsigned not null auto_increment primary key,
      requestID int unsigned not null,
      userID int unsigned not null,
      orderID int unsigned not null,
      description varchar(4000) not null,
      responseTime smallint unsigned not null,
      timeUnit varchar(4) not null,
      price int unsigned not null,
      priceUnit varchar(20) not null,
      accepted tinyint unsigned not null default 0,
      acceptedRequestID int unsigned generated always as (case when accepted = 1 then requestID end) stored,
      created datetime(3) not null,
      unique key service_request_responses_once (requestID, userID),
      unique key service_request_responses_one_accepted (acceptedRequestID),
      key service_request_responses_own (userID, accepted, responseID),
      constraint service_request_responses_to foreign key (requestID) references service_requests (requestID),
      constraint service_request_responses_by foreign key (userID) references users (userID),
      constraint service_request_responses_paid_by foreign key (orderID) references service_orders (orderID)
    ) ${table}`.execute(db);

  await sql`
    create table accommodation_requests (
      requestID int unsigned not null auto_increment primary key,
      requesterID int unsigned not null,
      status tinyint unsigned not null default 1,
      countryID int unsigned not null,
      startDate date not null,
      endDate date not null,
      adultPeople smallint unsigned not null,
      childrenUnder6 smallint unsigned not null,
      children7to13 smallint unsigned not null,
      children14Plus smallint unsigned not null,
      mealPlanID int unsigned not null,
      isAccessible tinyint unsigned not null,
      hasPets tinyint unsigned not null,
      petNumbers smallint unsigned null,
      petDescription varchar(255) null,
      description varchar(2500) not null,
      responseCount int unsigned not null default 0,
      created datetime(3) not null,
      updated datetime(3) not null,
      key accommodation_requests_own (requesterID, requestID),
      key accommodation_requests_open (status, requestID, startDate, endDate),
      key accommodation_requests_over (status, endDate),
      constraint accommodation_requests_by foreign key (requesterID) references users (userID),
      constraint accommodation_requests_country foreign key (countryID) references countries (countryID),
      constraint accommodation_requests_meals foreign key (mealPlanID) references meal_plans (planID)
    ) ${table}`.execute(db);

  await sql`
    create table accommodation_request_regions (
      requestID int unsigned not null,
      sortOrder smallint unsigned not null,
      regionName varchar(120) not null,
      placeID int unsigned null,
      primary key (requestID, sortOrder),
      constraint accommodation_request_regions_of foreign key (requestID)
        references accommodation_requests (requestID) on delete cascade,
      constraint accommodation_request_regions_place foreign key (placeID) references regions (regionID)
    ) ${table}`.execute(db);

  // The primary key lets a host answer a request once.
  await sql`
    create table accommodation_request_contacts (
      requestID int unsigned not null,
      userID int unsigned not null,
      message varchar(2500) null,
      created datetime(3) not null,
      primary key (requestID, userID),
      key accommodation_request_contacts_by (userID),
      constraint accommodation_request_contacts_to foreign key (requestID)
        references accommodation_requests (requestID),
      constraint accommodation_request_contacts_from foreign key (userID) references users (userID)
    ) ${table}`.execute(db);

  // Prices are thousands of forints, areas square metres.
  await sql`
    create table real_estate_requests (
      requestID int unsigned not null auto_increment primary key,
      requesterID int unsigned not null,
      status tinyint unsigned not null default 1,
      description varchar(2500) not null,
      adType int unsigned not null,
      houseType int unsigned not null,
      countryID int unsigned not null,
      minPrice bigint unsigned not null,
      maxPrice bigint unsigned not null,
      excludeFloorFrom smallint unsigned null,
      excludeFloorTo smallint unsigned null,
      floorAreaFrom int unsigned null,
      floorAreaTo int unsigned null,
      siteAreaFrom int unsigned null,
      siteAreaTo int unsigned null,
      minRooms smallint unsigned null,
      maxRooms smallint unsigned null,
      created datetime(3) not null,
      updated datetime(3) not null,
      key real_estate_requests_own (requesterID, requestID),
      key real_estate_requests_open (
        status, requestID, countryID, houseType, adType, floorAreaFrom, floorAreaTo, siteAreaFrom, siteAreaTo
      ),
      key real_estate_requests_kind (
        status, countryID, houseType, requestID, adType, floorAreaFrom, floorAreaTo, siteAreaFrom, siteAreaTo
      ),
      constraint real_estate_requests_by foreign key (requesterID) references users (userID),
      constraint real_estate_requests_ad_type foreign key (adType) references types_ad (typeID),
      constraint real_estate_requests_house_type foreign key (houseType) references types_house (typeID),
      constraint real_estate_requests_country foreign key (countryID) references countries (countryID)
    ) ${table}`.execute(db);

  await sql`
    create table real_estate_request_regions (
      requestID int unsigned not null,
      sortOrder smallint unsigned not null,
      regionName varchar(120) not null,
      placeID int unsigned null,
      primary key (requestID, sortOrder),
      constraint real_estate_request_regions_of foreign key (requestID)
        references real_estate_requests (requestID) on delete cascade,
      constraint real_estate_request_regions_place foreign key (placeID) references regions (regionID)
    ) ${table}`.execute(db);

  await sql`
    create table real_estate_request_conditions (
      requestID int unsigned not null,
      conditionID int unsigned not null,
      primary key (requestID, conditionID),
      constraint real_estate_request_conditions_of foreign key (requestID)
        references real_estate_requests (requestID) on delete cascade,
      constraint real_estate_request_conditions_which foreign key (conditionID) references types_condition (typeID)
    ) ${table}`.execute(db);

  await sql`
    create table real_estate_request_technologies (
      requestID int unsigned not null,
      technologyID int unsigned not null,
      primary key (requestID, technologyID),
      constraint real_estate_request_technologies_of foreign key (requestID)
        references real_estate_requests (requestID) on delete cascade,
      constraint real_estate_request_technologies_which foreign key (technologyID)
        references types_build_technology (typeID)
    ) ${table}`.execute(db);

  // Places of open requests for searches. placeKind 1: the place itself; 2: something inside the region. A place inside
  // another place of the same request has no row, so that a search matches each request once.
  await sql`
    create table request_places (
      requestKind tinyint unsigned not null,
      placeKind tinyint unsigned not null,
      placeID int unsigned not null,
      requestID int unsigned not null,
      startDate date null,
      endDate date null,
      primary key (requestKind, placeKind, placeID, requestID),
      key request_places_request (requestKind, requestID)
    ) ${table}`.execute(db);
}
