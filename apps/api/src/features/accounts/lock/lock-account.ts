import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { ApiError } from '../../../core/http/api-error.ts';

/**
 * Keeps the account from being deleted until the transaction ends; throws `signed_out` if it already is, or was blocked. Whatever
 * stores something of a user calls it first: the foreign key alone does not tell a deleted user from another, since
 * the row stays for the books.
 */
export async function lockAccount(trx: Trx, userID: number): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('userID')
    .where('userID', '=', userID)
    .where('deletedAt', 'is', null)
    .where('blockedAt', 'is', null)
    .modifyEnd(sql`lock in share mode`)
    .executeTakeFirst();
  if (!row) throw new ApiError('signed_out');
}
