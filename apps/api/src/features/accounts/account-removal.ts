import { roleIDs } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { emptyProfile } from './empty-profile.ts';

/** Deletes what belongs to the account itself: sessions, mailed links, known browsers. */
async function deleteCredentials(trx: Trx, userID: number): Promise<void> {
  for (const table of ['user_sessions', 'one_time_secrets', 'known_devices'] as const)
    await trx.deleteFrom(table).where('userID', '=', userID).execute();
}

/** Empties the profile, of which orders show the name; only whether it was a company stays. */
const clearProfile = (trx: Trx, userID: number, now: Date) =>
  trx
    .updateTable('user_profiles')
    .set({ ...emptyProfile, updated: now })
    .where('userID', '=', userID)
    .execute();

/**
 * Makes the account anonymous and frees its address. The row stays, since orders and payments refer to it; no password
 * matches the empty hash.
 */
export async function clearAccount(trx: Trx, userID: number, now: Date): Promise<void> {
  await deleteCredentials(trx, userID);
  await clearProfile(trx, userID, now);
  await trx
    .updateTable('users')
    .set({ email: `deleted:${userID}`, passwordHash: '', twoFactor: 0, deletedAt: now, updated: now })
    .where('userID', '=', userID)
    .execute();
}

/** The admins who can sign in. */
const admins = (db: Database) =>
  db
    .selectFrom('users')
    .select('userID')
    .where('userType', '=', roleIDs.admin)
    .where('deletedAt', 'is', null)
    .where('activatedAt', 'is not', null)
    .orderBy('userID');

export const selectAdmins = (db: Database) => admins(db).execute();

/** Locks them in one order, so that two of them cannot be deleted at the same time. */
export async function lockAdmins(trx: Trx) {
  await takeWriteLock(trx, 'admins');
  return admins(trx).forUpdate().execute();
}

/**
 * Deletes the mails to the account's address from the outbox, and those with its links to other addresses. One that is
 * being sent at this moment still arrives.
 */
export async function removeMailsOfUser(
  trx: Trx,
  { userID, email }: { userID: number; email: string },
): Promise<void> {
  const links = await trx
    .selectFrom('one_time_secrets')
    .select(['purpose', 'secretHash'])
    .where('userID', '=', userID)
    .execute();
  const keys = links.map(({ purpose, secretHash }) => `${purpose}:${secretHash.toString('hex')}`);
  await trx.deleteFrom('outbox_mails').where('toAddress', '=', email).execute();
  if (keys.length > 0) await trx.deleteFrom('outbox_mails').where('dedupeKey', 'in', keys).execute();
}
