import { type Kysely, sql } from 'kysely';

/**
 * The lookup ids and yes/no fields of a property packed into one number, so that every search index can contain them in
 * one column and rarely used filters need no table rows. Bits from the right: heating 6, technology 6, parking 5, view 5,
 * electricity 5, gas 4, furnishing 3, then two per yes/no field (0 unknown, 1 no, 2 yes). 50 bits are exact in JavaScript.
 */
const traits = `
  coalesce(heatType, 0) & 63
  | (coalesce(buildTechnology, 0) & 63) << 6
  | (coalesce(parkingType, 0) & 31) << 12
  | (coalesce(viewType, 0) & 31) << 17
  | (coalesce(electricityType, 0) & 31) << 22
  | (coalesce(gasType, 0) & 15) << 27
  | (coalesce(furnishedType, 0) & 7) << 31
  | (coalesce(isAttic + 1, 0) & 3) << 34
  | (coalesce(isSmartHome + 1, 0) & 3) << 36
  | (coalesce(isGardenContact + 1, 0) & 3) << 38
  | (coalesce(moveImmediately + 1, 0) & 3) << 40
  | (coalesce(hasBalcony + 1, 0) & 3) << 42
  | (coalesce(hasElevator + 1, 0) & 3) << 44
  | (coalesce(thermallyInsulated + 1, 0) & 3) << 46
  | (coalesce(hasSolarPanel + 1, 0) & 3) << 48`;

/**
 * The filter columns. Every search index contains them, so that a search reads only the table rows of its page. Indexes
 * of a place start with the place instead of the status, so that its foreign key can use them too.
 */
const filters = 'price, floorArea, traits, specialMask, roomNumber, siteArea';
/** Sorted by rank: for searches with many matches. */
const inOrder = sql.raw(`status, sortRank, adType, houseType, conditionID, ${filters}`);
/** Starts with the most frequent equality filters: for totals, and for searches with few matches. */
const byFilter = sql.raw(`status, adType, houseType, conditionID, ${filters}, sortRank`);

/**
 * Properties. Prices are thousands of forints, areas square metres. `sortRank`, `searchText`, `specialMask`, `promotion`,
 * `promotedUntil`, `mainImg` and `imageCount` are derived columns, each recomputed by one function of the API.
 * `searchText` is the text of keyword searches: folded words with a space before each, fields separated by ' | '.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table real_estates (
      realEstateID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      status tinyint unsigned not null default 1,
      countryID int unsigned not null,
      regionID int unsigned null,
      settlementID int unsigned null,
      adType int unsigned not null,
      advertiserType varchar(20) null,
      postalCode varchar(12) not null,
      settlement varchar(120) not null,
      countyRegion varchar(120) null,
      street varchar(120) not null,
      publicPlaceType int unsigned null,
      houseNumber varchar(20) not null,
      floorNumber varchar(20) null,
      doorNumber varchar(20) null,
      disableAddress tinyint unsigned not null default 0,
      lat double null,
      lon double null,
      price bigint unsigned not null,
      maintenanceFee int unsigned null,
      utilities int unsigned null,
      floorArea int unsigned null,
      siteArea int unsigned null,
      roomNumber smallint unsigned null,
      halfRoomNumber smallint unsigned null,
      isAttic tinyint unsigned null,
      isSmartHome tinyint unsigned null,
      isGardenContact tinyint unsigned null,
      moveImmediately tinyint unsigned null,
      hasBalcony tinyint unsigned null,
      hasElevator tinyint unsigned null,
      thermallyInsulated tinyint unsigned null,
      hasSolarPanel tinyint unsigned null,
      solarPanelOutput int unsigned null,
      houseType int unsigned null,
      buildTechnology int unsigned null,
      conditionID int unsigned null,
      heatType int unsigned null,
      parkingType int unsigned null,
      viewType int unsigned null,
      furnishedType int unsigned null,
      electricityType int unsigned null,
      amper int unsigned null,
      gasType int unsigned null,
      description text null,
      exchangeDesc text null,
      created datetime(3) not null,
      updated datetime(3) not null,
      promotion tinyint unsigned not null default 0,
      promotedUntil datetime(3) null,
      sortRank bigint unsigned not null,
      specialMask bigint unsigned not null default 0,
      traits bigint unsigned generated always as (${sql.raw(traits)}) stored,
      searchText text character set ascii collate ascii_bin not null,
      mainImgID int unsigned null,
      mainImg varchar(190) character set ascii collate ascii_bin null,
      imageCount smallint unsigned not null default 0,
      key real_estates_user (userID, created),
      key real_estates_promoted (promotion, promotedUntil),
      key real_estates_order (${inOrder}),
      key real_estates_country_order (countryID, ${inOrder}),
      key real_estates_region_order (regionID, ${inOrder}),
      key real_estates_settlement_order (settlementID, ${inOrder}),
      key real_estates_country_filter (countryID, ${byFilter}),
      key real_estates_region_filter (regionID, ${byFilter}),
      key real_estates_settlement_filter (settlementID, ${byFilter}),
      key real_estates_technology (buildTechnology),
      key real_estates_heating (heatType),
      key real_estates_parking (parkingType),
      key real_estates_view (viewType),
      key real_estates_furnishing (furnishedType),
      key real_estates_electricity (electricityType),
      key real_estates_gas (gasType),
      fulltext key real_estates_words (searchText),
      constraint real_estates_owner foreign key (userID) references users (userID),
      constraint real_estates_in_country foreign key (countryID) references countries (countryID),
      constraint real_estates_in_region foreign key (regionID) references regions (regionID),
      constraint real_estates_in_settlement foreign key (settlementID) references regions (regionID),
      constraint real_estates_ad_type foreign key (adType) references types_ad (typeID),
      constraint real_estates_place_type foreign key (publicPlaceType) references types_public_place (typeID),
      constraint real_estates_house_type foreign key (houseType) references types_house (typeID),
      constraint real_estates_technology foreign key (buildTechnology) references types_build_technology (typeID),
      constraint real_estates_condition foreign key (conditionID) references types_condition (typeID),
      constraint real_estates_heating foreign key (heatType) references types_heating (typeID),
      constraint real_estates_parking foreign key (parkingType) references types_parking (typeID),
      constraint real_estates_view foreign key (viewType) references types_view (typeID),
      constraint real_estates_furnishing foreign key (furnishedType) references types_furnished (typeID),
      constraint real_estates_electricity foreign key (electricityType) references types_electricity (typeID),
      constraint real_estates_gas foreign key (gasType) references types_gas (typeID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table real_estate_special_locations (
      realEstateID int unsigned not null,
      locationID int unsigned not null,
      primary key (realEstateID, locationID),
      constraint real_estate_locations_of foreign key (realEstateID)
        references real_estates (realEstateID) on delete cascade,
      constraint real_estate_locations_which foreign key (locationID) references special_locations (locationID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
