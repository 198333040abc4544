import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProvider } from '../../adapters/payments/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Cause, type Conclusions, conclusions } from './conclusion.ts';
import { isListingGone, lockPaidOrder, takeForCapture } from './paid-orders.queries.ts';
import {
  findPayment,
  lockPayment,
  type Payment,
  type PaymentState,
  updatePayment,
} from './payments.queries.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The moments between which a process may die; tests let it. */
export type SettlementStep = 'begun' | 'asked' | 'captured' | 'concluded';

export interface SettlementDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  provider: PaymentProvider;
  onStep?: ((step: SettlementStep) => Promise<void>) | undefined;
}

/**
 * Milliseconds that one process has a payment to itself: longer than all calls to the provider may take, and the time
 * after which a payment counts as left hanging.
 */
const leaseMs = 30_000;
/** Milliseconds to wait for another process where nothing is said, and between two looks. */
const usualWaitMs = 10_000;
const waitStepMs = 100;

/** How a settlement ended: the payment's state; or the order is paid, active or gone otherwise; or others are at it. */
export type Settled = PaymentState | 'refused' | 'busy';

type Beginning = { outcome: Settled } | { token: string; payment: Payment };

interface SettleOptions {
  cause: Cause;
  /** An event of the provider may tell that a declined payment went through after all. */
  canReopen?: boolean;
  /** Milliseconds to wait for another process that is at the same payment. */
  waitMs?: number;
}

/**
 * The four steps of taking the money (safety, Payment). Browser, webhook and job all come through here, side by side
 * and any number of times: the lease lets one at a time through, the keys at the provider make each step repeatable,
 * and what a dead process has begun is finished by the next.
 */
export function settlement({ db, clock, config, provider, onStep = async () => {} }: SettlementDeps) {
  const conclude: Conclusions = conclusions({ clock, config });

  const verdictOn = async (payment: Payment): Promise<Verdict> =>
    verdictOf(await provider.findOrder(payment.paymentOrderID ?? ''), {
      orderID: payment.orderID,
      amount: payment.amount,
      payees: [payment.payee, provider.merchantID].filter((payee) => typeof payee === 'string'),
    });

  /** Step 1: the order is locked and marked as being paid, the payment belongs to this process for a while. */
  const begin = (paymentID: number, orderID: number, canReopen: boolean): Promise<Beginning> =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const order = await lockPaidOrder(trx, orderID);
      const payment = await lockPayment(trx, paymentID);
      const isFresh = payment.state === 'created' || (canReopen && payment.state === 'declined');
      const isUnderWay = payment.state === 'capturing' || payment.state === 'pending';
      if (!isFresh && !isUnderWay) return { outcome: payment.state };
      if (payment.leaseUntil && payment.leaseUntil > now) return { outcome: 'busy' };
      const isPayable = order?.price === payment.amount && !isListingGone(order);
      if (isFresh && !(isPayable && (await takeForCapture(trx, orderID)))) {
        await updatePayment(trx, paymentID, { nextLookAt: null, updated: now });
        return { outcome: 'refused' };
      }
      const token = randomUUID();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      await updatePayment(trx, paymentID, {
        ...(isFresh ? { state: 'capturing' } : {}),
        leaseToken: token,
        leaseUntil,
        nextLookAt: leaseUntil,
        updated: now,
      });
      return { token, payment };
    });

  /** Steps 2 and 3: the provider is asked, and the money taken where everything is as it has to be. */
  async function takeMoney(payment: Payment): Promise<Verdict> {
    const verdict = await verdictOn(payment);
    await onStep('asked');
    if (verdict.kind !== 'approved') return verdict;
    const answer = await provider.capture(payment.paymentOrderID ?? '', payment.captureKey);
    await onStep('captured');
    if (answer === 'declined') return { kind: 'declined' };
    const after = await verdictOn(payment);
    // A refusal is an answer, the money was not taken; without any answer the next look will tell.
    return after.kind === 'approved' && answer === 'refused' ? { kind: 'declined' } : after;
  }

  /** Step 4, unless another process has taken over since. */
  const finish = ({ paymentID, orderID }: Payment, token: string, verdict: Verdict, cause: Cause) =>
    inTransaction(db, async (trx): Promise<PaymentState> => {
      const order = await lockPaidOrder(trx, orderID);
      const payment = await lockPayment(trx, paymentID);
      if (payment.leaseToken !== token) return payment.state;
      if (!order) throw new Error(`Order ${orderID} is gone while it is being paid`);
      return conclude.apply(trx, { order, payment, cause }, verdict);
    });

  /** Lets go of a payment whose provider cannot be asked: the job looks again soon. */
  const letGo = (paymentID: number, token: string) =>
    db
      .updateTable('payments')
      .set({ leaseToken: null, leaseUntil: null })
      .where('paymentID', '=', paymentID)
      .where('leaseToken', '=', token)
      .execute();

  async function settleOnce(paymentID: number, orderID: number, { cause, canReopen = false }: SettleOptions) {
    const beginning = await begin(paymentID, orderID, canReopen);
    if ('outcome' in beginning) return beginning.outcome;
    const { payment, token } = beginning;
    await onStep('begun');
    try {
      const verdict = await takeMoney(payment);
      const state = await finish(payment, token, verdict, cause);
      await onStep('concluded');
      return state;
    } catch (error) {
      await letGo(paymentID, token);
      throw error;
    }
  }

  return {
    verdictOn,
    /** Brings a payment as far as it goes; throws `PaymentsUnreachable` when the provider cannot be asked. */
    async settle({ paymentID, orderID }: Pick<Payment, 'paymentID' | 'orderID'>, options: SettleOptions) {
      const giveUpAt = performance.now() + (options.waitMs ?? usualWaitMs);
      for (;;) {
        const settled: Settled = await settleOnce(paymentID, orderID, options);
        if (settled !== 'busy' || performance.now() >= giveUpAt) return settled;
        do await pause(waitStepMs);
        while (performance.now() < giveUpAt && (await findPayment(db, paymentID))?.leaseToken);
      }
    },
    /** Leaves a trace of money that somebody has to give back by hand: another payment was faster. */
    noteSuperfluous: (payment: Payment, cause: Cause) =>
      inTransaction(db, (trx) => conclude.record(trx, 'payment_superfluous', { payment, cause })),
    /** Takes a paid order out of force whose money went back. */
    refund: ({ paymentID, orderID }: Payment, captureID: string, cause: Cause) =>
      inTransaction(db, async (trx) => {
        const order = await lockPaidOrder(trx, orderID);
        const payment = await lockPayment(trx, paymentID);
        if (order && payment.state === 'captured')
          await conclude.refund(trx, order, payment, captureID, cause);
      }),
  };
}

export type Settlement = ReturnType<typeof settlement>;
