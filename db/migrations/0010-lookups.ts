import { type Kysely, sql } from 'kysely';

/** Lookup tables with the columns (typeID, typeName, position); their rows are in reference/data/lookups.tsv. */
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
 * The lookup lists of forms and filters. DDL does not roll back, hence `if not exists`: an interrupted migration can run
 * again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of plainLookups) {
    await sql`create table if not exists ${sql.table(table)} (
      typeID int unsigned not null primary key,
      typeName varchar(120) not null unique,
      position int not null default 0
    ) ${tableOptions}`.execute(db);
  }

  // `path` is the role's segment in URLs and in the token, hence the binary collation.
  await sql`create table if not exists types_user (
    typeID int unsigned not null primary key,
    typeName varchar(120) not null unique,
    path varchar(32) ${ascii} not null unique,
    position int not null default 0
  ) ${tableOptions}`.execute(db);

  // Professions are edited by the admin, so their ids are generated.
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

  // `bit` is the entry's position in the bit masks of listings; without 63, so that a mask fits a signed bigint.
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
