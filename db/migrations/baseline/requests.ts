import { ascii, table } from './table.ts';

/**
 * Quote requests of the three kinds, and what is answered. `status` is 1 while a request is open, 2 when an offer was
 * accepted, 3 when its dates have passed, 0 when archived, 4 when its requester has closed it, 5 while an admin hides
 * it; `hiddenStatus` is the one that it then returns to.
 */
export const requests = [
  // Open for a week after the waiting time.
  table('service_requests')`
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
    -- In UTC: two hours more make the day never an earlier one than in Budapest.
    openUntil date generated always as (
      date(created + interval (
        requestTime * case timeUnit when 'óra' then 1 when 'nap' then 24 else 168 end + 7 * 24 + 2
      ) hour)
    ) stored,
    hiddenStatus tinyint unsigned null,
    hiddenReason varchar(500) null,
    key service_requests_own (requesterID, status, requestID),
    key service_requests_open (status, requestID),
    key service_requests_for (serviceTypeID),
    key service_requests_in_country (countryID),
    key service_requests_in_region (regionID),
    key service_requests_in_settlement (settlementID),
    key service_requests_place_type (publicPlaceType),
    key service_requests_created (created),
    key service_requests_end (status, openUntil, requesterID),
    constraint service_requests_by foreign key (requesterID) references users (userID),
    constraint service_requests_for foreign key (serviceTypeID) references types_service (typeID),
    constraint service_requests_in_country foreign key (countryID) references countries (countryID),
    constraint service_requests_in_region foreign key (regionID) references regions (regionID),
    constraint service_requests_in_settlement foreign key (settlementID) references regions (regionID),
    constraint service_requests_place_type foreign key (publicPlaceType)
      references types_public_place (typeID)
  `,
  table('service_request_images')`
    imageID int unsigned not null auto_increment primary key,
    requestID int unsigned not null,
    path varchar(190) ${ascii} not null,
    width smallint unsigned not null,
    height smallint unsigned not null,
    created datetime(3) not null,
    key service_request_images_path (path),
    key service_request_images_of (requestID),
    constraint service_request_images_of foreign key (requestID)
      references service_requests (requestID) on delete cascade
  `,
  // accepted: 0 unanswered, 1 accepted, 2 refused. The unique generated column allows one accepted offer per request.
  table('service_request_responses')`
    responseID int unsigned not null auto_increment primary key,
    requestID int unsigned not null,
    userID int unsigned not null,
    orderID int unsigned null,
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
    key service_request_responses_order (orderID),
    key service_request_responses_created (created),
    constraint service_request_responses_by foreign key (userID) references users (userID),
    constraint service_request_responses_order foreign key (orderID)
      references service_orders (orderID) on delete set null,
    constraint service_request_responses_to foreign key (requestID) references service_requests (requestID)
  `,
  table('accommodation_requests')`
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
    hiddenStatus tinyint unsigned null,
    hiddenReason varchar(500) null,
    key accommodation_requests_own (requesterID, requestID),
    key accommodation_requests_country (countryID),
    key accommodation_requests_meals (mealPlanID),
    key accommodation_requests_created (created),
    key accommodation_requests_open (status, requestID),
    key accommodation_requests_end (status, endDate),
    constraint accommodation_requests_by foreign key (requesterID) references users (userID),
    constraint accommodation_requests_country foreign key (countryID) references countries (countryID),
    constraint accommodation_requests_meals foreign key (mealPlanID) references meal_plans (planID)
  `,
  table('accommodation_request_regions')`
    requestID int unsigned not null,
    sortOrder smallint unsigned not null,
    regionName varchar(120) not null,
    placeID int unsigned null,
    primary key (requestID, sortOrder),
    key accommodation_request_regions_place (placeID),
    constraint accommodation_request_regions_of foreign key (requestID)
      references accommodation_requests (requestID) on delete cascade,
    constraint accommodation_request_regions_place foreign key (placeID) references regions (regionID)
  `,
  // The primary key lets a host answer a request once.
  table('accommodation_request_contacts')`
    requestID int unsigned not null,
    userID int unsigned not null,
    message varchar(2500) null,
    created datetime(3) not null,
    primary key (requestID, userID),
    key accommodation_request_contacts_by (userID),
    constraint accommodation_request_contacts_from foreign key (userID) references users (userID),
    constraint accommodation_request_contacts_to foreign key (requestID)
      references accommodation_requests (requestID)
  `,
  // Open for 90 days after the last change. Prices are thousands of forints, areas square metres.
  table('real_estate_requests')`
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
    openUntil date generated always as (date(updated + interval (90 * 24 + 2) hour)) stored,
    endWarnedAt datetime(3) null,
    hiddenStatus tinyint unsigned null,
    hiddenReason varchar(500) null,
    key real_estate_requests_own (requesterID, requestID),
    key real_estate_requests_ad_type (adType),
    key real_estate_requests_house_type (houseType),
    key real_estate_requests_country (countryID),
    key real_estate_requests_created (created),
    key real_estate_requests_end (status, openUntil, requesterID),
    key real_estate_requests_open (status, requestID),
    constraint real_estate_requests_ad_type foreign key (adType) references types_ad (typeID),
    constraint real_estate_requests_by foreign key (requesterID) references users (userID),
    constraint real_estate_requests_country foreign key (countryID) references countries (countryID),
    constraint real_estate_requests_house_type foreign key (houseType) references types_house (typeID)
  `,
  table('real_estate_request_regions')`
    requestID int unsigned not null,
    sortOrder smallint unsigned not null,
    regionName varchar(120) not null,
    placeID int unsigned null,
    primary key (requestID, sortOrder),
    key real_estate_request_regions_place (placeID),
    constraint real_estate_request_regions_of foreign key (requestID)
      references real_estate_requests (requestID) on delete cascade,
    constraint real_estate_request_regions_place foreign key (placeID) references regions (regionID)
  `,
  table('real_estate_request_technologies')`
    requestID int unsigned not null,
    technologyID int unsigned not null,
    primary key (requestID, technologyID),
    key real_estate_request_technologies_which (technologyID),
    constraint real_estate_request_technologies_of foreign key (requestID)
      references real_estate_requests (requestID) on delete cascade,
    constraint real_estate_request_technologies_which foreign key (technologyID)
      references types_build_technology (typeID)
  `,
  table('real_estate_request_conditions')`
    requestID int unsigned not null,
    conditionID int unsigned not null,
    primary key (requestID, conditionID),
    key real_estate_request_conditions_which (conditionID),
    constraint real_estate_request_conditions_of foreign key (requestID)
      references real_estate_requests (requestID) on delete cascade,
    constraint real_estate_request_conditions_which foreign key (conditionID)
      references types_condition (typeID)
  `,
  // Which users have read the contact data of which requests.
  table('contact_views')`
    viewerID int unsigned not null,
    kind varchar(22) ${ascii} not null,
    requestID int unsigned not null,
    requesterID int unsigned not null,
    firstViewedAt datetime(3) not null,
    lastViewedAt datetime(3) not null,
    primary key (viewerID, kind, requestID),
    key contact_views_requester (requesterID),
    key contact_views_age (lastViewedAt),
    constraint contact_views_of foreign key (requesterID) references users (userID) on delete cascade,
    constraint contact_views_viewer foreign key (viewerID) references users (userID) on delete cascade
  `,
];
