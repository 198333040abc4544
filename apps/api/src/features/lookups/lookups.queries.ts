import type { Database } from '@piacter/db';

/** The tables of the shape (typeID, typeName, position). */
export const typeTables = [
  'types_user',
  'types_ad',
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
] as const;
export type TypeTable = (typeof typeTables)[number];

export const selectTypes = (db: Database, table: TypeTable) =>
  db.selectFrom(table).select(['typeID', 'typeName']).orderBy('position').orderBy('typeID').execute();

export const selectProfessions = (db: Database) =>
  db.selectFrom('types_service').select(['typeID', 'typeName']).execute();

export const selectCountries = (db: Database) =>
  db
    .selectFrom('countries')
    .select(['countryID', 'countryName', 'countryCode'])
    .orderBy('position')
    .orderBy('countryID')
    .execute();

export const selectLocations = (db: Database) =>
  db
    .selectFrom('special_locations')
    .select(['locationID', 'locationName', 'bit'])
    .orderBy('position')
    .orderBy('locationID')
    .execute();

export const selectMealPlans = (db: Database) =>
  db.selectFrom('meal_plans').select(['planID', 'planName']).orderBy('position').orderBy('planID').execute();

export const selectFacilities = (db: Database) =>
  db
    .selectFrom('facilities')
    .select(['facilityID', 'facilityName', 'facilityGroup', 'bit'])
    .orderBy('position')
    .orderBy('facilityID')
    .execute();

export const selectLanguages = (db: Database) =>
  db
    .selectFrom('languages')
    .select(['languageID', 'languageName', 'bit'])
    .orderBy('position')
    .orderBy('languageID')
    .execute();
