import { randomUUID } from 'node:crypto';
import { type PaymentProvider, PaymentsUnreachable } from '../../adapters/payments/index.ts';
import { writeAudit } from '../../core/db/audit.ts';
import { claimLease } from '../../core/db/lease.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { backoffMs } from './apply-verdict.ts';
import { createPaymentFinalizer } from './finalize-payment.ts';
import { lockPaidOrder } from './paid-orders.queries.ts';
import { findCapturedPayment, findPayment } from './payments.queries.ts';
import { paymentText } from './payments.text.ts';
import {
  findRefundOfOrder,
  insertRefund,
  type Refund,
  releaseRefund,
  selectDueRefunds,
} from './refunds.queries.ts';

const batchSize = 20;
/** Milliseconds that one process holds a refund: longer than the calls to the provider may take. */
const leaseMs = 30_000;

interface RefundDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'log'> {
  /** undefined while no payment provider is configured. */
  provider: PaymentProvider | undefined;
}

/**
 * Returns the whole price of a paid order through the provider, exactly once: the key stored with the refund makes the
 * provider's call repeatable, and what follows (the package ends, mail, invoice) depends on the payment's state.
 */
export function createRefundService({ provider, ...deps }: RefundDeps) {
  const { db, clock, log } = deps;

  /** Moves a refund as far as it can go; its state afterwards. */
  async function advance(to: PaymentProvider, refund: Refund): Promise<Refund['state']> {
    const { refundID, paymentID, amount, reason, refundKey } = refund;
    const now = clock.now();
    const token = randomUUID();
    const until = new Date(now.getTime() + leaseMs);
    const row = { table: 'refunds', idColumn: 'refundID', id: refundID } as const;
    if (!(await claimLease(db, row, { token, now, until }))) return 'due';
    const payment = await findPayment(db, paymentID);
    if (!payment?.captureID) throw new Error(`Payment ${paymentID} of a refund was not captured`);
    const tryLater = async (): Promise<'due'> => {
      const nextAttemptAt = new Date(clock.now().getTime() + backoffMs(refund.attempts));
      await releaseRefund(db, refundID, token, { nextAttemptAt, updated: clock.now() });
      return 'due';
    };
    try {
      const result = await to.refund(payment.captureID, { amount, note: reason, requestKey: refundKey });
      if (result === 'pending') return await tryLater();
      if (result === 'done')
        await createPaymentFinalizer({ ...deps, provider: to }).refundOrder(payment, payment.captureID, {
          userID: null,
        });
      const state = result === 'done' ? 'done' : 'failed';
      await releaseRefund(db, refundID, token, { state, updated: clock.now() });
      return state;
    } catch (error) {
      if (!(error instanceof PaymentsUnreachable)) throw error;
      log.warn({ err: error, refundID }, 'payment not refunded yet');
      return tryLater();
    }
  }

  /** Enters the refund of a paid order; throws `not_found`, and `conflict` for one that is not paid. */
  const enter = ({ userID }: Session, orderID: number, reason: string) =>
    inTransaction(db, async (trx) => {
      const order = await lockPaidOrder(trx, orderID);
      if (!order) throw notFound(paymentText.orderNotFound);
      const payment = await findCapturedPayment(trx, orderID);
      if (order.paymentState !== 'paid' || !payment)
        throw new ApiError('conflict', { message: paymentText.notRefundable });
      const known = await findRefundOfOrder(trx, orderID);
      if (known?.state === 'due') return;
      const { paymentID, amount } = payment;
      const now = clock.now();
      await insertRefund(trx, { orderID, paymentID, amount, reason, refundKey: randomUUID(), now });
      await writeAudit(trx, {
        at: now,
        actorID: userID,
        action: 'refund_started',
        entity: 'service_order',
        entityID: orderID,
        detail: { amount, reason },
      });
    });

  return {
    /** Starts the refund of a paid order, or continues the one that was started; the message for the admin. */
    async start(session: Session, orderID: number, reason: string): Promise<string> {
      if (!provider) throw new ApiError('unavailable', { message: paymentText.off });
      await enter(session, orderID, reason);
      const refund = await findRefundOfOrder(db, orderID);
      const state = refund && (await advance(provider, refund));
      if (state === 'failed') throw new ApiError('conflict', { message: paymentText.refundRefused });
      return state === 'done' ? paymentText.refundDone : paymentText.refundWaits;
    },

    /** Continues refunds that are due; returns how many. Several processes may run it at once. */
    async continueDue(now: Date): Promise<number> {
      if (!provider) return 0;
      const due = await selectDueRefunds(db, now, batchSize);
      for (const refund of due)
        await advance(provider, refund).catch((error: unknown) => {
          log.error({ err: error, refundID: refund.refundID }, 'payment not refunded');
        });
      return due.length;
    },
  };
}

export type RefundService = ReturnType<typeof createRefundService>;
