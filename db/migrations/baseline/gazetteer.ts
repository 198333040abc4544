import { ascii, table } from './table.ts';

/**
 * Countries, regions and settlements with postal codes and coordinates, and known streets. The rows are in
 * reference/data; ids are stable, since listings refer to them.
 */
export const gazetteer = [
  // `foldedName` is foldText(regionName) for prefix searches: hungarian_ci does not match 'Győr' with 'gyor'.
  table('regions')`
    regionID int unsigned not null primary key,
    countryID int unsigned not null,
    parentID int unsigned null,
    kind varchar(12) ${ascii} not null check (kind in ('country', 'region', 'settlement')),
    regionName varchar(120) not null,
    foldedName varchar(120) ${ascii} not null,
    postalCode varchar(12) ${ascii} null,
    lat double null,
    lon double null,
    isApproximate tinyint unsigned not null default 0,
    weight int unsigned not null default 0,
    key regions_country_kind_folded (countryID, kind, foldedName),
    key regions_kind_folded (kind, foldedName),
    key regions_parent (parentID),
    constraint regions_country_fk foreign key (countryID) references countries (countryID),
    constraint regions_parent_fk foreign key (parentID) references regions (regionID)
  `,
  // A settlement may have several postal codes, and small settlements share one.
  table('region_postal_codes')`
    countryID int unsigned not null,
    postalCode varchar(12) ${ascii} not null,
    regionID int unsigned not null,
    primary key (countryID, postalCode, regionID),
    key region_postal_codes_region (regionID),
    constraint region_postal_codes_country_fk foreign key (countryID) references countries (countryID),
    constraint region_postal_codes_region_fk foreign key (regionID) references regions (regionID)
  `,
  // The key starts with the folded name, since address suggestions search for its prefix.
  table('region_streets')`
    foldedName varchar(120) ${ascii} not null,
    regionID int unsigned not null,
    postalCode varchar(12) ${ascii} not null,
    streetName varchar(120) not null,
    primary key (foldedName, regionID, postalCode),
    key region_streets_region (regionID, foldedName),
    constraint region_streets_region_fk foreign key (regionID) references regions (regionID)
  `,
  // The hash of the reference data that was loaded last.
  table('reference_state')`
    name varchar(64) ${ascii} not null primary key,
    hash char(64) ${ascii} not null,
    loaded datetime(3) not null default current_timestamp(3)
  `,
  // How far the addresses of older installations are spelled as the gazetteer has them; empty on a new one.
  table('address_spelling')`
    subject varchar(32) ${ascii} not null primary key,
    doneTo int unsigned not null default 0
  `,
];
