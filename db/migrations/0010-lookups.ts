import { type Kysely, sql } from 'kysely';

/** Lookups of the one shape (typeID, typeName, position); the file of each is in reference/data/types.json. */
const plainLookups = [
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

const tableOptions = sql`engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`;
const ascii = sql`character set ascii collate ascii_bin`;

/**
 * Every lookup list that forms and filters choose from.
 * `if not exists` throughout: DDL does not roll back, so a half-done step must be able to run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of plainLookups) {
    await sql`create table if not exists ${sql.table(table)} (
      typeID int unsigned not null primary key,
      typeName varchar(120) not null unique,
      position int not null default 0
    ) ${tableOptions}`.execute(db);
  }

  // `path` is the role's segment in addresses and in the token, hence never compared accent-blind.
  await sql`create table if not exists types_user (
    typeID int unsigned not null primary key,
    typeName varchar(120) not null unique,
    path varchar(32) ${ascii} not null unique,
    position int not null default 0
  ) ${tableOptions}`.execute(db);

  // Professions: the admin adds and renames them, so ids are handed out by the database.
  await sql`create table if not exists types_service (
    typeID int unsigned not null auto_increment primary key,
    typeName varchar(120) not null unique,
    position int not null default 0,
    created datetime(3) not null default current_timestamp(3)
  ) ${tableOptions}`.execute(db);

  await sql`create table if not exists meal_plans (
    planID int unsigned not null primary key,
    planName varchar(120) not null unique,
    position int not null default 0
  ) ${tableOptions}`.execute(db);

  // `bit` is the entry's place in the listings' bit masks; 63 is left out so that a mask stays a signed bigint.
  await sql`create table if not exists special_locations (
    locationID int unsigned not null primary key,
    locationName varchar(120) not null unique,
    \`bit\` tinyint unsigned not null unique check (\`bit\` <= 62),
    position int not null default 0
  ) ${tableOptions}`.execute(db);

  await sql`create table if not exists languages (
    languageID int unsigned not null primary key,
    languageName varchar(120) not null unique,
    \`bit\` tinyint unsigned not null unique check (\`bit\` <= 62),
    position int not null default 0
  ) ${tableOptions}`.execute(db);

  await sql`create table if not exists facilities (
    facilityID int unsigned not null primary key,
    facilityGroup varchar(24) ${ascii} not null
      check (facilityGroup in ('room', 'bathroom', 'general', 'kitchen', 'childFriendly')),
    \`bit\` tinyint unsigned not null check (\`bit\` <= 62),
    facilityName varchar(120) not null,
    position int not null default 0,
    unique key facilities_group_bit (facilityGroup, \`bit\`),
    unique key facilities_group_name (facilityGroup, facilityName)
  ) ${tableOptions}`.execute(db);

  await sql`create table if not exists countries (
    countryID int unsigned not null primary key,
    countryName varchar(120) not null unique,
    countryCode char(2) ${ascii} not null unique,
    position int not null default 0
  ) ${tableOptions}`.execute(db);
}
