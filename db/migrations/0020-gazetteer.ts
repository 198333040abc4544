import { type Kysely, sql } from 'kysely';

const tableOptions = sql`engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`;
const ascii = sql`character set ascii collate ascii_bin`;

/**
 * The gazetteer: countries, regions and settlements with postal codes and coordinates, and known streets; and the hash
 * of the reference data that was loaded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids come from the data files and are stable, since listings refer to them.
  // `foldedName` is foldText(regionName) for prefix searches: hungarian_ci does not match 'Győr' with 'gyor'.
  await sql`create table if not exists regions (
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
  ) ${tableOptions}`.execute(db);

  // A settlement may have several postal codes, and small settlements share one.
  await sql`create table if not exists region_postal_codes (
    countryID int unsigned not null,
    postalCode varchar(12) ${ascii} not null,
    regionID int unsigned not null,
    primary key (countryID, postalCode, regionID),
    key region_postal_codes_region (regionID),
    constraint region_postal_codes_country_fk foreign key (countryID) references countries (countryID),
    constraint region_postal_codes_region_fk foreign key (regionID) references regions (regionID)
  ) ${tableOptions}`.execute(db);

  // The key starts with the folded name, since address suggestions search for its prefix.
  await sql`create table if not exists region_streets (
    foldedName varchar(120) ${ascii} not null,
    regionID int unsigned not null,
    postalCode varchar(12) ${ascii} not null,
    streetName varchar(120) not null,
    primary key (foldedName, regionID, postalCode),
    key region_streets_region (regionID, foldedName),
    constraint region_streets_region_fk foreign key (regionID) references regions (regionID)
  ) ${tableOptions}`.execute(db);

  await sql`create table if not exists reference_state (
    name varchar(64) ${ascii} not null primary key,
    hash char(64) ${ascii} not null,
    loaded datetime(3) not null default current_timestamp(3)
  ) ${tableOptions}`.execute(db);
}
