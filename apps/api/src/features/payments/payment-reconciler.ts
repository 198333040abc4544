import { PaymentsUnreachable } from '../../adapters/payments/index.ts';
import type { Deps } from '../../deps.ts';
import { backoffMs } from './apply-verdict.ts';
import type { PaymentFinalizer } from './finalize-payment.ts';
import { claimDuePayment, type Payment, selectDuePayments } from './payments.queries.ts';

const batchSize = 50;
/** Payments processed in parallel: a provider that hangs on one must not hold up all of them. */
const concurrency = 5;
/** Milliseconds after which an unapproved payment is no longer checked; the provider's approval expires before. */
const maxOpenMs = 4 * 60 * 60_000;

/** Finishes what a crashed process, a closed browser, or an outage of the provider left unfinished. */
export function createPaymentReconciler(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { finalizePayment, getVerdict }: PaymentFinalizer,
) {
  /** An unapproved payment is only checked, without a lease: its order stays payable meanwhile. */
  async function isReady(payment: Payment): Promise<boolean> {
    if (payment.state !== 'created') return true;
    const { kind } = await getVerdict(payment);
    return kind !== 'open' && kind !== 'gone';
  }

  async function reconcilePayment(payment: Payment, now: Date): Promise<void> {
    const isExpired = payment.state === 'created' && now.getTime() - payment.created.getTime() > maxOpenMs;
    const nextAttemptAt = isExpired ? null : new Date(now.getTime() + backoffMs(payment.attempts));
    if (!(await claimDuePayment(db, payment, nextAttemptAt)) || !(await isReady(payment))) return;
    // No waiting: a process that holds the lease needs no help.
    await finalizePayment(payment, { actor: { userID: null }, waitMs: 0 });
  }

  async function tryToReconcile(payment: Payment, now: Date): Promise<void> {
    try {
      await reconcilePayment(payment, now);
    } catch (error) {
      // One failure must not hold up the others; its own next attempt is scheduled already.
      const level = error instanceof PaymentsUnreachable ? 'warn' : 'error';
      log[level]({ err: error, paymentID: payment.paymentID }, 'payment not finalized yet');
    }
  }

  /** Processes every due payment; returns how many. Several processes may run it at once. */
  return async function reconcile(now: Date): Promise<number> {
    const due = await selectDuePayments(db, now, batchSize);
    for (let from = 0; from < due.length; from += concurrency)
      await Promise.all(due.slice(from, from + concurrency).map((payment) => tryToReconcile(payment, now)));
    return due.length;
  };
}
