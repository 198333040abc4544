import { type Kysely, sql } from 'kysely';

const tableOptions = sql`engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`;
const ascii = sql`character set ascii collate ascii_bin`;

/**
 * Countries, regions and settlements with codes and coordinates, the streets known by name,
 * and the mark of what was loaded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids come from the data files, never from the database: listings keep them for good.
  // `foldedName` is foldText(regionName), for prefix search: hungarian_ci does not find 'Győr' by 'gyor'.
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

  // A settlement may have several codes, and small settlements share one.
  await sql`create table if not exists region_postal_codes (
    countryID int unsigned not null,
    postalCode varchar(12) ${ascii} not null,
    regionID int unsigned not null,
    primary key (countryID, postalCode, regionID),
    key region_postal_codes_region (regionID),
    constraint region_postal_codes_country_fk foreign key (countryID) references countries (countryID),
    constraint region_postal_codes_region_fk foreign key (regionID) references regions (regionID)
  ) ${tableOptions}`.execute(db);

  // Keyed by the folded name first, since address suggestions ask for a prefix of it.
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
