import { roleIDs } from '@piacter/contracts/core';
import type { BlockBody } from '@piacter/contracts/oversight';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findAccountForUpdate } from '../accounts/lock/index.ts';
import { refreshStatusOfUser } from '../listings/own/index.ts';
import { setRequestsBlocked } from '../requests/index.ts';
import { text } from './oversight.text.ts';

/** Blocks, or lets in again with null; false where that is so already, so that of several concurrent callers one succeeds. */
async function writeBlock(
  trx: Trx,
  userID: number,
  block: { at: Date; reason: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ blockedAt: block?.at ?? null, blockReason: block?.reason ?? null })
    .where('userID', '=', userID)
    .where('blockedAt', block ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Throws `not_found`, and `conflict` for an admin. */
async function lockBlockable(trx: Trx, userID: number): Promise<void> {
  const account = await findAccountForUpdate(trx, userID);
  if (!account) throw notFound(notFoundText('felhasználó'));
  if (account.userType === roleIDs.admin) throw new ApiError('conflict', { message: text.noAdmin });
}

/** Blocks users and lets them in again. Sessions look at the column with every call, so it takes effect at once. */
export const createBlocking = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /** Throws `not_found`, and `conflict` for an admin and where it is so already. */
  set: ({ userID: actorID }: Session, userID: number, { blocked, reason }: BlockBody): Promise<void> =>
    inTransaction(db, async (trx) => {
      const at = clock.now();
      await lockBlockable(trx, userID);
      if (!(await writeBlock(trx, userID, blocked ? { at, reason } : null)))
        throw new ApiError('conflict', { message: blocked ? text.alreadyBlocked : text.alreadyUnblocked });
      await refreshStatusOfUser(trx, userID);
      await setRequestsBlocked(trx, userID, blocked === 1, at);
      await writeAudit(trx, {
        at,
        actorID,
        action: blocked ? 'user_blocked' : 'user_unblocked',
        entity: 'user',
        entityID: userID,
        before: { blocked: blocked ? 0 : 1, reason: null },
        after: { blocked, reason },
      });
    }),
});

export type Blocking = ReturnType<typeof createBlocking>;
