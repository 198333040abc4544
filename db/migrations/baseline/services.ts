import { ascii, table } from './table.ts';

/**
 * Services of professionals. Prices are forints. `description` is sanitised HTML. `regionID`, `settlementID`,
 * `sortRank`, `promotion`, `promotedUntil`, `mainImg`, `imageCount`, `price` (the lowest of the price table),
 * `shortText`, `searchText`, `status`, the map's columns and the rows of service_coverage are derived, each by one
 * function of the API.
 */
export const services = [
  table('services')`
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
    contactEmail varchar(190) ${ascii} not null,
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
    mainImgID int unsigned null,
    mainImg varchar(190) ${ascii} null,
    imageCount smallint unsigned not null default 0,
    hiddenAt datetime(3) null,
    hiddenReason varchar(500) null,
    mapPoint bigint unsigned null,
    mapTile int unsigned null,
    mapRadius mediumint unsigned null,
    mapCell int unsigned generated always as (if(status = 1, mapTile, null)) stored,
    state varchar(10) ${ascii} not null default 'live',
    stateChangedAt datetime(3) null,
    touchedAt datetime(3) not null default current_timestamp(3),
    expiryWarnedAt datetime(3) null,
    nameKey varchar(60) character set utf8mb4 collate utf8mb4_unicode_520_ci
      generated always as (left(title, 60)) stored,
    searchText text ${ascii} null,
    ownReference varchar(40) null,
    key services_user (userID, created),
    key services_promoted (promotion, promotedUntil),
    key services_order (status, sortRank),
    key services_in_country (countryID),
    key services_in_region (regionID),
    key services_in_settlement (settlementID),
    key services_place_type (publicPlaceType),
    key services_touched (touchedAt, status),
    key services_name (status, nameKey),
    key services_map (mapTile),
    key services_reference (ownReference),
    key services_state (state, created),
    key services_hidden (hiddenAt),
    constraint services_in_country foreign key (countryID) references countries (countryID),
    constraint services_in_region foreign key (regionID) references regions (regionID),
    constraint services_in_settlement foreign key (settlementID) references regions (regionID),
    constraint services_owner foreign key (userID) references users (userID),
    constraint services_place_type foreign key (publicPlaceType) references types_public_place (typeID)
  `,
  // The professions of a service.
  table('service_relations')`
    relationID int unsigned not null auto_increment primary key,
    serviceID int unsigned not null,
    serviceTypeID int unsigned not null,
    unique key service_relations_once (serviceID, serviceTypeID),
    key service_relations_which (serviceTypeID),
    constraint service_relations_of foreign key (serviceID) references services (serviceID) on delete cascade,
    constraint service_relations_which foreign key (serviceTypeID) references types_service (typeID)
  `,
  table('service_countries')`
    serviceID int unsigned not null,
    countryID int unsigned not null,
    primary key (serviceID, countryID),
    key service_countries_which (countryID),
    constraint service_countries_of foreign key (serviceID) references services (serviceID) on delete cascade,
    constraint service_countries_which foreign key (countryID) references countries (countryID)
  `,
  // regionType 1 is a region or county, 2 a settlement. `placeID` is the gazetteer's id, null for an unknown place.
  table('service_regions')`
    relationID int unsigned not null auto_increment primary key,
    serviceID int unsigned not null,
    countryID int unsigned not null,
    regionType tinyint unsigned not null,
    regionName varchar(120) not null,
    placeID int unsigned null,
    unique key service_regions_once (serviceID, countryID, regionType, regionName),
    key service_regions_country (countryID),
    key service_regions_place (placeID),
    constraint service_regions_country foreign key (countryID) references countries (countryID),
    constraint service_regions_of foreign key (serviceID) references services (serviceID) on delete cascade,
    constraint service_regions_place foreign key (placeID) references regions (regionID)
  `,
  // One row for every profession and place of a published service, and one with profession 0 for every place.
  table('service_coverage')`
    serviceTypeID int unsigned not null,
    -- 1 a whole country, 2 a whole region, 3 a settlement, 4 anything in a country, 5 anything at all (placeID 0), 6
    -- anything in a region. A place inside another covered one has no row of kind 2, 3 or 6, so that a search finds a
    -- service once.
    placeKind tinyint unsigned not null,
    placeID int unsigned not null,
    serviceID int unsigned not null,
    primary key (serviceTypeID, placeKind, placeID, serviceID),
    key service_coverage_service (serviceID),
    constraint service_coverage_of foreign key (serviceID) references services (serviceID) on delete cascade
  `,
];
