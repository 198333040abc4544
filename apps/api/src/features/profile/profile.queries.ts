import { pick } from '@piacter/contracts/core';
import { type ProfileUpdate, profileFields } from '@piacter/contracts/profile';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

export const getProfileRow = (db: Database, userID: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.userID', 'u.email', ...profileFields])
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
    .set({ ...pick(fields, profileFields), updated: now })
    .where('userID', '=', userID)
    .execute();
