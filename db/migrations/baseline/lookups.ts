import { ascii, table } from './table.ts';

const plainLists = [
  'types_ad',
  'types_advertiser',
  'types_condition',
  'types_public_place',
  'types_build_technology',
  'types_heating',
  'types_parking',
  'types_view',
  'types_furnished',
  'types_electricity',
  'types_gas',
  'types_house',
  'types_firm',
  'types_email',
  'types_accommodation',
];

/** The lists of forms and filters. Their rows are in reference/data/lookups.tsv and professions.txt. */
export const lookups = [
  ...plainLists.map(
    (name) => table(name)`
      typeID int unsigned not null primary key,
      typeName varchar(120) not null unique,
      position int not null default 0
    `,
  ),
  // `path` is the role's segment in addresses and in the token.
  table('types_user')`
    typeID int unsigned not null primary key,
    typeName varchar(120) not null unique,
    path varchar(32) ${ascii} not null unique,
    position int not null default 0
  `,
  // Professions are edited by the admin, so their ids are generated. `synonyms`, separated by commas, are what people
  // call them and the troubles they look for; null until the reference data or the admin fills it.
  table('types_service')`
    typeID int unsigned not null auto_increment primary key,
    typeName varchar(120) not null unique,
    position int not null default 0,
    created datetime(3) not null default current_timestamp(3),
    updated datetime(3) not null default current_timestamp(3),
    synonyms varchar(1500) null
  `,
  // A new scale is new rows: `validFrom` is the day from which a class may be chosen, `level` compares classes of any
  // scale, the better the higher; null for what is no class.
  table('types_energy_class')`
    typeID int unsigned not null primary key,
    typeName varchar(120) not null unique,
    position int not null default 0,
    level tinyint unsigned null,
    validFrom date not null
  `,
  table('meal_plans')`
    planID int unsigned not null primary key,
    planName varchar(120) not null unique,
    position int not null default 0
  `,
  // `bit` is the position in the bit masks of listings; without 63, so that a mask fits a signed bigint.
  table('special_locations')`
    locationID int unsigned not null primary key,
    locationName varchar(120) not null unique,
    \`bit\` tinyint unsigned not null unique check (\`bit\` <= 62),
    position int not null default 0
  `,
  table('languages')`
    languageID int unsigned not null primary key,
    languageName varchar(120) not null unique,
    \`bit\` tinyint unsigned not null unique check (\`bit\` <= 62),
    position int not null default 0
  `,
  table('facilities')`
    facilityID int unsigned not null primary key,
    facilityGroup varchar(24) ${ascii} not null
      check (facilityGroup in ('room', 'bathroom', 'general', 'kitchen', 'childFriendly')),
    \`bit\` tinyint unsigned not null check (\`bit\` <= 62),
    facilityName varchar(120) not null,
    position int not null default 0,
    unique key facilities_group_bit (facilityGroup, \`bit\`),
    unique key facilities_group_name (facilityGroup, facilityName)
  `,
  table('countries')`
    countryID int unsigned not null primary key,
    countryName varchar(120) not null unique,
    countryCode char(2) ${ascii} not null unique,
    position int not null default 0
  `,
];
