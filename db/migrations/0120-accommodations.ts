import { type Kysely, sql } from 'kysely';

/**
 * The lookup ids and the pets flag of an accommodation packed into one number, so that every search index can contain
 * them in one column. Bits from the right: type 8, meal plan 6, pets allowed 1.
 */
const traits = `
  accommodationTypeID & 255
  | (mealPlanID & 63) << 8
  | (petAllowed & 1) << 14`;

/** Both ends of the opening period packed into one number: the last day in the lowest 9 bits, the first day above. */
const season = 'openFromDay << 9 | openToDay';

/**
 * The filter columns. They are evaluated in the index, so that a search reads only the table rows of its page. An index
 * has at most sixteen columns, including the primary key that MySQL appends; where there is no room for it, MySQL reads
 * the table rows. With the place, `status` and `sortRank` these are sixteen.
 */
const filters = `traits, pricePerPerson, minimumStay, minimumPerson, season, facilityMask, roomMask, bathroomMask,
  kitchenMask, childMask, specialMask, languageMask`;
/** Sorted by rank: for searches with many matches. */
const inOrder = sql.raw(`status, sortRank, ${filters}`);
/** Starts with the most frequent equality filters: for totals, and for searches with few matches. */
const byFilter = sql.raw(`status, ${filters}, sortRank`);

/**
 * Accommodations. Prices are forints, the area square metres. `regionID`, `settlementID`, `lat`, `lon`, `sortRank`,
 * `promotion`, `promotedUntil`, `mainImg`, `imageCount`, `openFromDay`, `openToDay` (days of a leap year from 1)
 * and the masks are derived columns, each recomputed by one function of the API.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accommodations (
      accommodationID int unsigned not null auto_increment primary key,
      userID int unsigned not null,
      status tinyint unsigned not null default 1,
      accommodationName varchar(120) not null,
      countryID int unsigned not null,
      regionID int unsigned null,
      settlementID int unsigned null,
      postalCode varchar(12) null,
      settlement varchar(120) not null,
      countyRegion varchar(120) null,
      street varchar(120) null,
      publicPlaceType int unsigned null,
      houseNumber varchar(20) null,
      floorNumber varchar(20) null,
      doorNumber varchar(20) null,
      disableAddress tinyint unsigned not null default 0,
      lat double null,
      lon double null,
      openMonthFrom tinyint unsigned not null,
      openDayFrom tinyint unsigned not null,
      openMonthTo tinyint unsigned not null,
      openDayTo tinyint unsigned not null,
      accommodationTypeID int unsigned not null,
      mealPlanID int unsigned not null,
      floorArea int unsigned null,
      roomCount int unsigned null,
      capacity smallint unsigned null,
      pricePerPerson int unsigned not null default 0,
      minimumStay int unsigned not null,
      minimumPerson int unsigned not null,
      extraBed tinyint unsigned not null default 0,
      separateKitchen tinyint unsigned not null default 0,
      refrigerator tinyint unsigned not null default 0,
      separateBathroom tinyint unsigned not null default 0,
      separateWC tinyint unsigned not null default 0,
      petAllowed tinyint unsigned not null default 0,
      petCostPerNight int unsigned null,
      description text not null,
      created datetime(3) not null,
      updated datetime(3) not null,
      promotion tinyint unsigned not null default 0,
      promotedUntil datetime(3) null,
      sortRank bigint unsigned not null,
      openFromDay smallint unsigned not null default 1,
      openToDay smallint unsigned not null default 366,
      facilityMask bigint unsigned not null default 0,
      roomMask bigint unsigned not null default 0,
      bathroomMask bigint unsigned not null default 0,
      kitchenMask bigint unsigned not null default 0,
      childMask bigint unsigned not null default 0,
      specialMask bigint unsigned not null default 0,
      languageMask bigint unsigned not null default 0,
      traits int unsigned generated always as (${sql.raw(traits)}) stored,
      season int unsigned generated always as (${sql.raw(season)}) stored,
      mainImgID int unsigned null,
      mainImg varchar(190) character set ascii collate ascii_bin null,
      imageCount smallint unsigned not null default 0,
      key accommodations_user (userID, created),
      key accommodations_promoted (promotion, promotedUntil),
      key accommodations_order (${inOrder}),
      key accommodations_country_order (countryID, ${inOrder}),
      key accommodations_region_order (regionID, ${inOrder}),
      key accommodations_settlement_order (settlementID, ${inOrder}),
      key accommodations_country_filter (countryID, ${byFilter}),
      key accommodations_region_filter (regionID, ${byFilter}),
      key accommodations_settlement_filter (settlementID, ${byFilter}),
      key accommodations_type (accommodationTypeID),
      key accommodations_meal_plan (mealPlanID),
      constraint accommodations_owner foreign key (userID) references users (userID),
      constraint accommodations_in_country foreign key (countryID) references countries (countryID),
      constraint accommodations_in_region foreign key (regionID) references regions (regionID),
      constraint accommodations_in_settlement foreign key (settlementID) references regions (regionID),
      constraint accommodations_place_type foreign key (publicPlaceType) references types_public_place (typeID),
      constraint accommodations_type foreign key (accommodationTypeID) references types_accommodation (typeID),
      constraint accommodations_meal_plan foreign key (mealPlanID) references meal_plans (planID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  // The facilities of all five groups; the group is a column of the facility.
  await sql`
    create table accommodation_facilities (
      accommodationID int unsigned not null,
      facilityID int unsigned not null,
      primary key (accommodationID, facilityID),
      constraint accommodation_facilities_of foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade,
      constraint accommodation_facilities_which foreign key (facilityID) references facilities (facilityID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table accommodation_special_locations (
      accommodationID int unsigned not null,
      locationID int unsigned not null,
      primary key (accommodationID, locationID),
      constraint accommodation_locations_of foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade,
      constraint accommodation_locations_which foreign key (locationID) references special_locations (locationID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table accommodation_languages (
      accommodationID int unsigned not null,
      languageID int unsigned not null,
      primary key (accommodationID, languageID),
      constraint accommodation_languages_of foreign key (accommodationID)
        references accommodations (accommodationID) on delete cascade,
      constraint accommodation_languages_which foreign key (languageID) references languages (languageID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
