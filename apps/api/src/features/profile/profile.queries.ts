import type { ProfileUpdate } from '@piacter/contracts/profile';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

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

/** Whether the user is a firm; locks the profile until the transaction ends. */
export async function lockIsFirm(trx: Trx, userID: number): Promise<boolean> {
  const { isFirm } = await trx
    .selectFrom('user_profiles')
    .select('isFirm')
    .where('userID', '=', userID)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return isFirm === 1;
}

/** Sets the fields that are given; those that are undefined are kept. */
export const updateProfile = (trx: Trx, userID: number, fields: ProfileUpdate, now: Date) =>
  trx
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
