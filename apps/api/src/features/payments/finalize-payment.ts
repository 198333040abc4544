import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProvider } from '../../adapters/payments/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, createVerdictApplier } from './apply-verdict.ts';
import { claimOrderForCapture, isListingGone, lockPaidOrder } from './paid-orders.queries.ts';
import {
  findPayment,
  lockPayment,
  type Payment,
  type PaymentState,
  updatePayment,
} from './payments.queries.ts';
import { toVerdict, type Verdict } from './verdict.ts';

/** Reached points of the finalization; tests stop a process at each of them, as a crash would. */
export type PaymentStep = 'leased' | 'checked' | 'captured' | 'applied';

export interface FinalizerDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  provider: PaymentProvider;
  onStep?: ((step: PaymentStep) => Promise<void>) | undefined;
}

/**
 * Milliseconds that one process holds the lease of a payment: longer than the calls to the provider take, unless each is
 * as slow as its timeout allows. An expired lease marks a payment that its process left unfinished; a process that was only
 * slow applies nothing then, as its token is no longer that of the payment.
 */
const leaseMs = 30_000;
/** Milliseconds to wait by default while another process holds the lease. */
const defaultWaitMs = 10_000;
const pollMs = 100;

/**
 * How a finalization ended: with the payment's state; `refused` when the order is already paid, active or gone; `busy`
 * while another process holds the lease.
 */
export type PaymentOutcome = PaymentState | 'refused' | 'busy';

type LeaseResult = { outcome: PaymentOutcome } | { token: string; payment: Payment };

interface FinalizeOptions {
  actor: Actor;
  /** A declined payment may be taken up again: the provider reports that it was captured after all. */
  canReopen?: boolean;
  /** Milliseconds to wait while another process holds the lease. */
  waitMs?: number;
}

/**
 * Captures an approved payment and activates its order, in four steps: lease, check, capture, apply. Browser, webhook
 * and job all call this, concurrently and any number of times. The lease admits one process at a time, idempotency
 * keys make the provider's calls repeatable, and the next caller finishes what a crashed process began
 * (`docs/adr/0018-taking-money-once.md`).
 */
export function createPaymentFinalizer({
  db,
  clock,
  config,
  provider,
  onStep = async () => {},
}: FinalizerDeps) {
  const verdicts = createVerdictApplier({ clock, config });

  const getVerdict = async (payment: Payment): Promise<Verdict> =>
    toVerdict(await provider.findOrder(payment.paymentOrderID ?? ''), {
      orderID: payment.orderID,
      amount: payment.amount,
      payees: [payment.payee, provider.merchantID].filter((payee) => typeof payee === 'string'),
    });

  /** Step 1: marks the order as being paid and takes the lease of the payment. */
  const acquireLease = (paymentID: number, orderID: number, canReopen: boolean): Promise<LeaseResult> =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const order = await lockPaidOrder(trx, orderID);
      const payment = await lockPayment(trx, paymentID);
      const isNew = payment.state === 'created' || (canReopen && payment.state === 'declined');
      const isInProgress = payment.state === 'capturing' || payment.state === 'pending';
      if (!isNew && !isInProgress) return { outcome: payment.state };
      if (payment.leaseUntil && payment.leaseUntil > now) return { outcome: 'busy' };
      const isPayable = order?.price === payment.amount && !isListingGone(order);
      if (isNew && !(isPayable && (await claimOrderForCapture(trx, orderID)))) {
        await updatePayment(trx, paymentID, { nextAttemptAt: null, updated: now });
        return { outcome: 'refused' };
      }
      const token = randomUUID();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      await updatePayment(trx, paymentID, {
        ...(isNew ? { state: 'capturing' } : {}),
        leaseToken: token,
        leaseUntil,
        nextAttemptAt: leaseUntil,
        updated: now,
      });
      return { token, payment };
    });

  /** Steps 2 and 3: checks the provider's order, and captures the money if it is approved and matches ours. */
  async function capturePayment(payment: Payment): Promise<Verdict> {
    const verdict = await getVerdict(payment);
    await onStep('checked');
    if (verdict.kind !== 'approved') return verdict;
    const answer = await provider.capture(payment.paymentOrderID ?? '', payment.captureKey);
    await onStep('captured');
    if (answer === 'declined') return { kind: 'declined' };
    const after = await getVerdict(payment);
    // A refusal means that no money was taken; without an answer only the next attempt can tell.
    return after.kind === 'approved' && answer === 'refused' ? { kind: 'declined' } : after;
  }

  /** Step 4, unless another process has taken over the lease since. */
  const applyVerdict = ({ paymentID, orderID }: Payment, token: string, verdict: Verdict, actor: Actor) =>
    inTransaction(db, async (trx): Promise<PaymentState> => {
      const order = await lockPaidOrder(trx, orderID);
      const payment = await lockPayment(trx, paymentID);
      if (payment.leaseToken !== token) return payment.state;
      if (!order) throw new Error(`Order ${orderID} is gone while it is being paid`);
      return verdicts.apply(trx, { order, payment, actor }, verdict);
    });

  /** After an error, such as an unreachable provider: the job tries again soon. */
  const releaseLease = (paymentID: number, token: string) =>
    db
      .updateTable('payments')
      .set({ leaseToken: null, leaseUntil: null })
      .where('paymentID', '=', paymentID)
      .where('leaseToken', '=', token)
      .execute();

  async function finalizeOnce(
    paymentID: number,
    orderID: number,
    { actor, canReopen = false }: FinalizeOptions,
  ) {
    const lease = await acquireLease(paymentID, orderID, canReopen);
    if ('outcome' in lease) return lease.outcome;
    const { payment, token } = lease;
    await onStep('leased');
    try {
      const verdict = await capturePayment(payment);
      const state = await applyVerdict(payment, token, verdict, actor);
      await onStep('applied');
      return state;
    } catch (error) {
      await releaseLease(paymentID, token);
      throw error;
    }
  }

  return {
    getVerdict,
    /** Moves a payment as far as it can go; throws `PaymentsUnreachable` when the provider cannot be asked. */
    async finalizePayment(
      { paymentID, orderID }: Pick<Payment, 'paymentID' | 'orderID'>,
      options: FinalizeOptions,
    ) {
      const deadline = performance.now() + (options.waitMs ?? defaultWaitMs);
      for (;;) {
        const outcome: PaymentOutcome = await finalizeOnce(paymentID, orderID, options);
        if (outcome !== 'busy' || performance.now() >= deadline) return outcome;
        do await pause(pollMs);
        while (performance.now() < deadline && (await findPayment(db, paymentID))?.leaseToken);
      }
    },
    /** Records money that has to be refunded by hand: another payment of the order was faster. */
    recordDuplicatePayment: (payment: Payment, actor: Actor) =>
      inTransaction(db, (trx) => verdicts.recordAudit(trx, 'payment_superfluous', { payment, actor })),
    /** Deactivates a paid order whose money was refunded or reversed. */
    refundOrder: ({ paymentID, orderID }: Payment, captureID: string, actor: Actor) =>
      inTransaction(db, async (trx) => {
        const order = await lockPaidOrder(trx, orderID);
        const payment = await lockPayment(trx, paymentID);
        if (order && payment.state === 'captured')
          await verdicts.markRefunded(trx, order, payment, captureID, actor);
      }),
  };
}

export type PaymentFinalizer = ReturnType<typeof createPaymentFinalizer>;
