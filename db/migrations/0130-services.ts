import { type Kysely, sql } from 'kysely';

/**
 * Services of professionals. Prices are forints. `description` is sanitised HTML. `regionID`, `settlementID`, `lat`,
 * `lon`, `sortRank`, `promotion`, `promotedUntil`, `mainImg`, `imageCount`, `price` (the lowest of the price table),
 * `shortText` and `unlistedSettlement` (the folded name of the service's own settlement if the gazetteer does not have
 * it) are derived, like the rows of service_coverage and service_words; each is recomputed by one function of the API.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table services (
      serviceID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      status tinyint unsigned not null default 1,
      title varchar(120) not null,
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
      disableAddress tinyint unsigned not null default 0,
      lat double null,
      lon double null,
      contactEmail varchar(190) character set ascii collate ascii_bin not null,
      phone varchar(32) not null,
      webpage varchar(400) null,
      description mediumtext not null,
      created datetime(3) not null,
      updated datetime(3) not null,
      promotion tinyint unsigned not null default 0,
      promotedUntil datetime(3) null,
      sortRank bigint unsigned not null,
      price int unsigned null,
      shortText varchar(240) not null default '',
      unlistedSettlement varchar(120) character set ascii collate ascii_bin null,
      mainImgID int unsigned null,
      mainImg varchar(190) character set ascii collate ascii_bin null,
      imageCount smallint unsigned not null default 0,
      key services_user (userID, created),
      key services_promoted (promotion, promotedUntil),
      key services_order (status, sortRank),
      key services_unlisted (unlistedSettlement, sortRank),
      constraint services_owner foreign key (userID) references users (userID),
      constraint services_in_country foreign key (countryID) references countries (countryID),
      constraint services_in_region foreign key (regionID) references regions (regionID),
      constraint services_in_settlement foreign key (settlementID) references regions (regionID),
      constraint services_place_type foreign key (publicPlaceType) references types_public_place (typeID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table service_relations (
      relationID int unsigned not null auto_increment primary key,
      serviceID int unsigned not null,
      serviceTypeID int unsigned not null,
      unique key service_relations_once (serviceID, serviceTypeID),
      constraint service_relations_of foreign key (serviceID) references services (serviceID) on delete cascade,
      constraint service_relations_which foreign key (serviceTypeID) references types_service (typeID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table service_countries (
      serviceID int unsigned not null,
      countryID int unsigned not null,
      primary key (serviceID, countryID),
      constraint service_countries_of foreign key (serviceID) references services (serviceID) on delete cascade,
      constraint service_countries_which foreign key (countryID) references countries (countryID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  // regionType 1 is a region or county, 2 a settlement. `placeID` is the gazetteer's id, null for an unknown place.
  await sql`
    create table service_regions (
      relationID int unsigned not null auto_increment primary key,
      serviceID int unsigned not null,
      countryID int unsigned not null,
      regionType tinyint unsigned not null,
      regionName varchar(120) not null,
      placeID int unsigned null,
      unique key service_regions_once (serviceID, countryID, regionType, regionName),
      constraint service_regions_of foreign key (serviceID) references services (serviceID) on delete cascade,
      constraint service_regions_country foreign key (countryID) references countries (countryID),
      constraint service_regions_place foreign key (placeID) references regions (regionID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  // One row for every profession and place of a published service, and one with profession 0 for every place.
  // placeKind: 1 a whole country, 2 a whole region, 3 a settlement, 4 anything in a country, 5 anything at all
  // (placeID 0), 6 anything in a region. A place inside another covered place has no row of kind 2, 3 or 6, so that a
  // search for a settlement (3), its county (2) or its country (1) matches a service once, and likewise a search for a
  // county (6) or its country (1).
  await sql`
    create table service_coverage (
      serviceTypeID int unsigned not null,
      placeKind tinyint unsigned not null,
      placeID int unsigned not null,
      sortRank bigint unsigned not null,
      serviceID int unsigned not null,
      primary key (serviceTypeID, placeKind, placeID, sortRank, serviceID),
      key service_coverage_service (serviceID),
      constraint service_coverage_of foreign key (serviceID) references services (serviceID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  // The distinct folded stems of title and description of a published service.
  await sql`
    create table service_words (
      term varchar(32) character set ascii collate ascii_bin not null,
      sortRank bigint unsigned not null,
      serviceID int unsigned not null,
      primary key (term, sortRank, serviceID),
      key service_words_service (serviceID),
      constraint service_words_of foreign key (serviceID) references services (serviceID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
