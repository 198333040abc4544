import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

type Reader = Database | Trx;

const users = (db: Reader) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select([
      'u.userID',
      'u.userType',
      'u.email',
      'u.passwordHash',
      'u.twoFactor',
      'u.activatedAt',
      'u.deletedAt',
      'u.blockedAt',
      'u.blockReason',
    ])
    .select(['p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName']);

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/** A deleted user has no address any more. */
export const findUserByEmail = (db: Reader, email: string) =>
  users(db).where('u.email', '=', email).executeTakeFirst();

export const getUser = (db: Reader, userID: number) =>
  users(db).where('u.userID', '=', userID).where('u.deletedAt', 'is', null).executeTakeFirstOrThrow();

export const findUser = (db: Reader, userID: number) =>
  users(db).where('u.userID', '=', userID).where('u.deletedAt', 'is', null).executeTakeFirst();

export interface NewUser {
  email: string;
  userType: number;
  passwordHash: string;
  activatedAt: Date | null;
  now: Date;
}

/** Inserts a user with an empty profile. */
export async function insertUser(trx: Trx, { now, ...user }: NewUser): Promise<number> {
  const { insertId } = await trx
    .insertInto('users')
    .values({ ...user, created: now, updated: now })
    .executeTakeFirstOrThrow();
  const userID = Number(insertId);
  await trx.insertInto('user_profiles').values({ userID, updated: now }).execute();
  return userID;
}

interface Credentials {
  userID: number;
  userType: number;
  passwordHash: string;
  now: Date;
}

/** Replaces the pending registration of an address by a newer one. */
export const replaceRegistration = (trx: Trx, { userID, userType, passwordHash, now }: Credentials) =>
  trx
    .updateTable('users')
    .set({ userType, passwordHash, updated: now })
    .where('userID', '=', userID)
    .where('activatedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();

/** Activates with the credentials of the registration whose link was opened; false when already active. */
export async function activateUser(trx: Trx, { userID, userType, passwordHash, now }: Credentials) {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ userType, passwordHash, activatedAt: now, updated: now })
    .where('userID', '=', userID)
    .where('activatedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes the password if it is still the verified one; false otherwise. */
export async function changePassword(
  trx: Trx,
  { userID, from, to, now }: { userID: number; from: string; to: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ passwordHash: to, updated: now })
    .where('userID', '=', userID)
    .where('passwordHash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets a new password and activates the user, since the mailed link confirms the address as well. */
export const setPassword = (trx: Trx, userID: number, passwordHash: string, now: Date) =>
  trx
    .updateTable('users')
    .set((row) => ({
      passwordHash,
      updated: now,
      activatedAt: row.fn.coalesce('activatedAt', row.val(now)),
    }))
    .where('userID', '=', userID)
    .execute();

export const setEmail = (trx: Trx, userID: number, email: string, now: Date) =>
  trx.updateTable('users').set({ email, updated: now }).where('userID', '=', userID).execute();

/** Sets two-factor login; returns whether it changed. */
export async function setTwoFactor(trx: Trx, userID: number, twoFactor: 0 | 1, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ twoFactor, updated: now })
    .where('userID', '=', userID)
    .where('twoFactor', '!=', twoFactor)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
