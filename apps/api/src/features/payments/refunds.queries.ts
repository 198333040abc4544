import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

/** Requested, returned by the provider, refused by it. */
export type RefundState = 'due' | 'done' | 'failed';

const refunds = (db: Database) =>
  db
    .selectFrom('refunds')
    .select(['refundID', 'orderID', 'paymentID', 'amount', 'reason', 'refundKey', 'attempts', 'leaseToken'])
    .select(({ ref }) => ref('state').$castTo<RefundState>().as('state'));

export const findRefundOfOrder = (db: Database, orderID: number) =>
  refunds(db).where('orderID', '=', orderID).orderBy('refundID', 'desc').executeTakeFirst();

export type Refund = NonNullable<Awaited<ReturnType<typeof findRefundOfOrder>>>;

export const selectDueRefunds = (db: Database, now: Date, limit: number) =>
  refunds(db)
    .where('state', '=', 'due')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .execute();

interface NewRefund {
  orderID: number;
  paymentID: number;
  amount: number;
  reason: string;
  refundKey: string;
  now: Date;
}

/** Adds the refund of a payment; one that was refused is tried again with the new key. */
export const insertRefund = (trx: Trx, { now, refundKey, reason, ...refund }: NewRefund) => {
  const retried = { refundKey, reason, state: 'due', nextAttemptAt: now, updated: now };
  return trx
    .insertInto('refunds')
    .values({ ...refund, ...retried, created: now })
    .onDuplicateKeyUpdate(retried)
    .execute();
};

/** Takes the lease of a due refund; of concurrent callers one succeeds. */
export async function claimRefund(
  db: Database,
  refundID: number,
  lease: { token: string; now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(({ eb }) => ({
      leaseToken: lease.token,
      leaseUntil: lease.until,
      nextAttemptAt: lease.until,
      attempts: eb('attempts', '+', 1),
      updated: lease.now,
    }))
    .where('refundID', '=', refundID)
    .where('state', '=', 'due')
    .where(({ or, eb }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', lease.now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends an attempt, unless another process has taken over since. */
export const releaseRefund = (
  db: Database,
  refundID: number,
  token: string,
  changes: { state?: RefundState; nextAttemptAt?: Date; updated: Date },
) =>
  db
    .updateTable('refunds')
    .set({ ...changes, leaseToken: null, leaseUntil: null })
    .where('refundID', '=', refundID)
    .where('leaseToken', '=', token)
    .execute();
