import type { BodyOf } from '@piacter/contracts/core';
import type { replaceProfile } from '@piacter/contracts/profile';
import type { Database } from '@piacter/db';

export type ProfileFields = BodyOf<typeof replaceProfile>;

export const getProfileRow = (db: Database, userID: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.userID', 'u.email', 'p.isFirm', 'p.firmType', 'p.firmName', 'p.taxNumber', 'p.firstName'])
    .select([
      'p.lastName',
      'p.contactPerson',
      'p.countryID',
      'p.postalCode',
      'p.countyRegion',
      'p.settlement',
    ])
    .select(['p.street', 'p.publicPlaceType', 'p.houseNumber', 'p.floorNumber', 'p.doorNumber', 'p.mobile'])
    .select(['p.tel', 'p.contactEmail'])
    .where('u.userID', '=', userID)
    .executeTakeFirstOrThrow();

export type ProfileRow = Awaited<ReturnType<typeof getProfileRow>>;

export const updateProfile = (db: Database, userID: number, fields: ProfileFields, now: Date) =>
  db
    .updateTable('user_profiles')
    .set({
      isFirm: fields.isFirm,
      firmType: fields.firmType,
      firmName: fields.firmName,
      taxNumber: fields.taxNumber,
      firstName: fields.firstName,
      lastName: fields.lastName,
      contactPerson: fields.contactPerson,
      countryID: fields.countryID,
      postalCode: fields.postalCode,
      countyRegion: fields.countyRegion,
      settlement: fields.settlement,
      street: fields.street,
      publicPlaceType: fields.publicPlaceType,
      houseNumber: fields.houseNumber,
      floorNumber: fields.floorNumber,
      doorNumber: fields.doorNumber,
      mobile: fields.mobile,
      tel: fields.tel,
      contactEmail: fields.contactEmail,
      updated: now,
    })
    .where('userID', '=', userID)
    .execute();
