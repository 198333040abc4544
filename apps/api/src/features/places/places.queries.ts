import type { Database } from '@piacter/db';

export const selectPlaces = (db: Database) =>
  db
    .selectFrom('regions')
    .select([
      'regionID',
      'countryID',
      'parentID',
      'kind',
      'regionName',
      'foldedName',
      'postalCode',
      'lat',
      'lon',
      'isApproximate',
      'weight',
    ])
    .execute();

export const selectPostalCodes = (db: Database) =>
  db.selectFrom('region_postal_codes').select(['countryID', 'postalCode', 'regionID']).execute();

export const selectStreets = (db: Database) =>
  db
    .selectFrom('region_streets')
    .select(['foldedName', 'streetName', 'regionID', 'postalCode'])
    .orderBy('foldedName')
    .orderBy('regionID')
    .orderBy('postalCode')
    .execute();
