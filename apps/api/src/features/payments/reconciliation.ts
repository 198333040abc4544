import { PaymentsUnreachable } from '../../adapters/payments/index.ts';
import type { Deps } from '../../deps.ts';
import { waitBefore } from './conclusion.ts';
import { type Payment, selectDuePayments, takeTurn } from './payments.queries.ts';
import type { Settlement } from './settlement.ts';

const batchSize = 50;
/** Payments that are looked at side by side: a provider that hangs must not hold up all of them. */
const together = 5;
/** Milliseconds after which a payment that nobody has approved is no longer looked at; an approval ends before. */
const openMs = 4 * 60 * 60_000;

/** Finishes what was left hanging: by a process that died, a browser that never came back, a provider that was away. */
export function reconciliation({ db, log }: Pick<Deps, 'db' | 'log'>, { settle, verdictOn }: Settlement) {
  /** A payment that waits for its buyer is only asked about, so that its order stays free meanwhile. */
  async function isReady(payment: Payment): Promise<boolean> {
    if (payment.state !== 'created') return true;
    const { kind } = await verdictOn(payment);
    return kind !== 'open' && kind !== 'gone';
  }

  async function look(payment: Payment, now: Date): Promise<void> {
    const isOver = payment.state === 'created' && now.getTime() - payment.created.getTime() > openMs;
    const next = isOver ? null : new Date(now.getTime() + waitBefore(payment.looks));
    if (!(await takeTurn(db, payment, next)) || !(await isReady(payment))) return;
    // Whoever is at it already needs no help.
    await settle(payment, { cause: { userID: null }, waitMs: 0 });
  }

  async function tryToLook(payment: Payment, now: Date): Promise<void> {
    try {
      await look(payment, now);
    } catch (error) {
      // One that fails must not keep the others waiting; its own next look is set already.
      const level = error instanceof PaymentsUnreachable ? 'warn' : 'error';
      log[level]({ err: error, paymentID: payment.paymentID }, 'payment not settled yet');
    }
  }

  /** Looks at every payment whose turn has come; returns how many. Processes may do so side by side. */
  return async function reconcile(now: Date): Promise<number> {
    const due = await selectDuePayments(db, now, batchSize);
    for (let from = 0; from < due.length; from += together)
      await Promise.all(due.slice(from, from + together).map((payment) => tryToLook(payment, now)));
    return due.length;
  };
}
