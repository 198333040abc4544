import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { ApiError } from '../../../core/http/api-error.ts';

/**
 * Keeps an account from being deleted or blocked until the transaction ends, in a share lock that many hold at a time;
 * false if it already is.
 */
export async function holdAccount(trx: Trx, userID: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('userID')
    .where('userID', '=', userID)
    .where('deletedAt', 'is', null)
    .where('blockedAt', 'is', null)
    .modifyEnd(sql`lock in share mode`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The same for the caller's account; throws `signed_out` if it is deleted or blocked. Whatever stores something of a user
 * calls it first: the foreign key alone does not tell a deleted user from another, since the row stays for the books.
 */
export async function lockAccount(trx: Trx, userID: number): Promise<void> {
  if (!(await holdAccount(trx, userID))) throw new ApiError('signed_out');
}

/**
 * Locks the account until the transaction ends, so that what depends on all that it has (a limit, its only valid link,
 * its deletion) is decided by one at a time. Undefined if there is none or it was deleted; a blocked one is found.
 */
export const findAccountForUpdate = (trx: Trx, userID: number) =>
  trx
    .selectFrom('users')
    .select(['userID', 'userType', 'email', 'activatedAt', 'blockedAt', 'created'])
    .where('userID', '=', userID)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
