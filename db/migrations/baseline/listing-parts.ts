import { ascii, table } from './table.ts';

/**
 * The parts of listings of any kind, with one id column per kind. Exactly one is not null, which the services ensure:
 * MySQL allows no CHECK on a column whose foreign key cascades.
 */
export const listingParts = [
  table('listing_images')`
    imgID int unsigned not null auto_increment primary key,
    realEstateID int unsigned null,
    path varchar(190) ${ascii} not null,
    width smallint unsigned not null,
    height smallint unsigned not null,
    sortOrder smallint unsigned not null,
    created datetime(3) not null,
    accommodationID int unsigned null,
    serviceID int unsigned null,
    key listing_images_real_estate (realEstateID, sortOrder),
    key listing_images_path (path),
    key listing_images_accommodation (accommodationID, sortOrder),
    key listing_images_service (serviceID, sortOrder),
    constraint listing_images_of_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade,
    constraint listing_images_of_real_estate foreign key (realEstateID)
      references real_estates (realEstateID) on delete cascade,
    constraint listing_images_of_service foreign key (serviceID)
      references services (serviceID) on delete cascade
  `,
  table('video_links')`
    linkID int unsigned not null auto_increment primary key,
    realEstateID int unsigned null,
    linkUrl varchar(300) not null,
    created datetime(3) not null,
    accommodationID int unsigned null,
    serviceID int unsigned null,
    key video_links_real_estate (realEstateID),
    key video_links_accommodation (accommodationID),
    key video_links_service (serviceID),
    constraint video_links_of_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade,
    constraint video_links_of_real_estate foreign key (realEstateID)
      references real_estates (realEstateID) on delete cascade,
    constraint video_links_of_service foreign key (serviceID)
      references services (serviceID) on delete cascade
  `,
  // Times are 'HH:MM', null on closed days.
  table('timetables')`
    timetableID int unsigned not null auto_increment primary key,
    realEstateID int unsigned null,
    accommodationID int unsigned null,
    serviceID int unsigned null,
    mondayOpen tinyint unsigned not null default 0,
    mondayFrom char(5) ${ascii} null,
    mondayTo char(5) ${ascii} null,
    tuesdayOpen tinyint unsigned not null default 0,
    tuesdayFrom char(5) ${ascii} null,
    tuesdayTo char(5) ${ascii} null,
    wednesdayOpen tinyint unsigned not null default 0,
    wednesdayFrom char(5) ${ascii} null,
    wednesdayTo char(5) ${ascii} null,
    thursdayOpen tinyint unsigned not null default 0,
    thursdayFrom char(5) ${ascii} null,
    thursdayTo char(5) ${ascii} null,
    fridayOpen tinyint unsigned not null default 0,
    fridayFrom char(5) ${ascii} null,
    fridayTo char(5) ${ascii} null,
    saturdayOpen tinyint unsigned not null default 0,
    saturdayFrom char(5) ${ascii} null,
    saturdayTo char(5) ${ascii} null,
    sundayOpen tinyint unsigned not null default 0,
    sundayFrom char(5) ${ascii} null,
    sundayTo char(5) ${ascii} null,
    updated datetime(3) not null,
    unique key timetables_real_estate (realEstateID),
    unique key timetables_accommodation (accommodationID),
    unique key timetables_service (serviceID),
    constraint timetables_of_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade,
    constraint timetables_of_real_estate foreign key (realEstateID)
      references real_estates (realEstateID) on delete cascade,
    constraint timetables_of_service foreign key (serviceID) references services (serviceID) on delete cascade
  `,
  // Prices are forints; `priceTo` is null for a single price.
  table('price_table_products')`
    productID int unsigned not null auto_increment primary key,
    realEstateID int unsigned null,
    accommodationID int unsigned null,
    serviceID int unsigned null,
    productName varchar(160) not null,
    priceFrom int unsigned not null,
    priceTo int unsigned null,
    created datetime(3) not null,
    key price_table_real_estate (realEstateID),
    key price_table_accommodation (accommodationID),
    key price_table_service (serviceID),
    constraint price_table_of_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade,
    constraint price_table_of_real_estate foreign key (realEstateID)
      references real_estates (realEstateID) on delete cascade,
    constraint price_table_of_service foreign key (serviceID)
      references services (serviceID) on delete cascade
  `,
];
