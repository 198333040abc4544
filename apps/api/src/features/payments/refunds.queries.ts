import type { RefundState } from '@piacter/contracts/payments/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

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
