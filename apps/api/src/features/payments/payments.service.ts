import { randomUUID } from 'node:crypto';
import { type PaymentProvider, PaymentsUnreachable } from '../../adapters/payments/index.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { createPaymentFinalizer, type FinalizerDeps, type PaymentOutcome } from './finalize-payment.ts';
import { findOwnOrder, isListingGone, isListingUnseen } from './paid-orders.queries.ts';
import { createPaymentReconciler } from './payment-reconciler.ts';
import {
  findPayment,
  findPaymentOfEvent,
  findPaymentOfOrder,
  findUnusedPayment,
  hasEvent,
  insertEvent,
  insertPayment,
  type Payment,
  updatePayment,
} from './payments.queries.ts';
import { paymentText } from './payments.text.ts';
import {
  isCompletionEvent,
  isRefundEvent,
  isReversalEvent,
  parsePaymentReference,
} from './provider-event.ts';

interface PaymentDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'log'>, Pick<FinalizerDeps, 'onStep'> {
  /** undefined while no payment provider is configured. */
  provider: PaymentProvider | undefined;
}

/** Milliseconds for which an unused payment is offered again instead of a new one. */
const reuseMs = 10 * 60_000;
/** Milliseconds after which the job takes over from a browser that did not return. */
const firstAttemptMs = 30_000;

export interface ReceivedEvent {
  event: { id: string; event_type: string };
  headers: Record<string, unknown>;
  /** The raw body, as its signature covers it. */
  body: string;
}

const unavailable = (message: string, cause?: unknown) =>
  new ApiError('unavailable', { message, retryAfter: 30, cause });

/** The reply to the buyer; the same for every repetition of the call. */
function toReply(outcome: PaymentOutcome): string {
  switch (outcome) {
    case 'captured':
      return paymentText.paid;
    case 'pending':
      throw new ApiError('payment_pending');
    case 'declined':
      throw new ApiError('payment_declined');
    case 'mismatch':
      throw new ApiError('payment_mismatch');
    case 'refunded':
      throw new ApiError('conflict', { message: paymentText.refunded });
    case 'refused':
      throw new ApiError('conflict', { message: paymentText.notPayable });
    case 'creating':
    case 'created':
      throw new ApiError('conflict', { message: paymentText.notApproved });
    case 'capturing':
    case 'busy':
      throw unavailable(paymentText.waiting);
  }
}

/** Paying for orders through the provider (PAY-01, PAY-02). Price, quantity, type and state never come from the client. */
export function createPaymentService({ provider, ...deps }: PaymentDeps) {
  const { db, clock, log } = deps;
  const finalizer = provider && createPaymentFinalizer({ ...deps, provider });
  const reconcile = finalizer && createPaymentReconciler(deps, finalizer);

  function assertConfigured<Part>(part: Part | undefined): Part {
    if (!part) throw unavailable(paymentText.off);
    return part;
  }

  /** An unreachable provider becomes a 503 that may be retried; the payment stays as it is. */
  async function orThrowUnavailable<Result>(
    work: Promise<Result>,
    message = paymentText.unreachable,
  ): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      throw error instanceof PaymentsUnreachable ? unavailable(message, error) : error;
    }
  }

  async function applyEvent(payment: Payment, type: string): Promise<void> {
    const { finalizePayment, getVerdict, refundOrder, recordDuplicatePayment } = assertConfigured(finalizer);
    const actor = { userID: null };
    const canReopen = isCompletionEvent(type);
    const outcome = await finalizePayment(payment, { actor, canReopen });
    // Not finished: an error reply makes the provider send the event again.
    if (outcome === 'busy' || outcome === 'capturing') throw unavailable(paymentText.waiting);
    if (outcome === 'refused' && canReopen && (await getVerdict(payment)).kind === 'captured') {
      log.error({ paymentID: payment.paymentID }, 'an order was paid twice: refund this payment');
      await recordDuplicatePayment(payment, actor);
    }
    if (outcome !== 'captured' || !isRefundEvent(type)) return;
    const paid = await findPayment(db, payment.paymentID);
    if (!paid?.captureID) return;
    if (isReversalEvent(type) || (await getVerdict(paid)).kind === 'refunded')
      await refundOrder(paid, paid.captureID, actor);
  }

  return {
    /** A payment for an unpaid order of the user, with its id at the provider; a recent unused one is offered again. */
    async create(session: Session, orderID: number): Promise<{ paymentID: number; paymentOrderID: string }> {
      const { createOrder, merchantID } = assertConfigured(provider);
      const order = await findOwnOrder(db, orderID, session.userID);
      if (!order) throw notFound(paymentText.orderNotFound);
      if (order.isActive === 1 || order.paymentState !== 'unpaid' || order.price === 0)
        throw new ApiError('conflict', { message: paymentText.notPayable });
      if (isListingGone(order)) throw new ApiError('conflict', { message: paymentText.listingGone });
      // Before anything is paid only: who has paid gets the package, whatever has become of the listing.
      if (await isListingUnseen(db, order))
        throw new ApiError('conflict', { message: paymentText.listingUnseen });
      const now = clock.now();
      const unused = await findUnusedPayment(db, orderID, new Date(now.getTime() - reuseMs));
      if (unused?.paymentOrderID && unused.amount === order.price)
        return { paymentID: unused.paymentID, paymentOrderID: unused.paymentOrderID };

      const createKey = randomUUID();
      const { userID } = session;
      const payment = { orderID, userID, amount: order.price, createKey, captureKey: randomUUID(), now };
      const paymentID = await insertPayment(db, payment);
      const { paymentOrderID, payee } = await orThrowUnavailable(
        createOrder({ orderID, amount: order.price, description: order.packageName, requestKey: createKey }),
      );
      if (merchantID && payee !== merchantID) {
        log.error({ payee }, 'the payee of the provider is not PAYPAL_MERCHANT_ID');
        throw unavailable(paymentText.unreachable);
      }
      await updatePayment(db, paymentID, {
        state: 'created',
        paymentOrderID,
        payee: payee ?? null,
        nextAttemptAt: new Date(now.getTime() + firstAttemptMs),
        updated: now,
      });
      return { paymentID, paymentOrderID };
    },

    /** Captures the approved payment and activates the order; returns the message for the buyer. */
    async activate(
      session: Session,
      { orderID, paymentOrderID }: { orderID: number; paymentOrderID: string },
      requestID?: string,
    ): Promise<string> {
      const { finalizePayment } = assertConfigured(finalizer);
      if (!(await findOwnOrder(db, orderID, session.userID))) throw notFound(paymentText.orderNotFound);
      const payment = await findPaymentOfOrder(db, orderID, paymentOrderID);
      if (!payment) throw new ApiError('payment_mismatch');
      const outcome = finalizePayment(payment, { actor: { userID: session.userID, requestID } });
      // The money may have been captured before the provider became unreachable: never ask to pay again.
      return toReply(await orThrowUnavailable(outcome, paymentText.waiting));
    },

    /**
     * Applies an event of the provider. Its id is stored after its effect: when a crash interrupts it, the repeated
     * event is applied again. Applying an event twice changes nothing.
     */
    async receive({ event, headers, body }: ReceivedEvent): Promise<void> {
      const { isGenuine } = assertConfigured(provider);
      if (!(await orThrowUnavailable(isGenuine(headers, body)))) throw new ApiError('forbidden');
      if (await hasEvent(db, event.id)) return;
      const payment = await findPaymentOfEvent(db, parsePaymentReference(event));
      if (payment) await orThrowUnavailable(applyEvent(payment, event.event_type));
      await insertEvent(db, {
        eventID: event.id,
        eventType: event.event_type,
        paymentID: payment?.paymentID ?? null,
        received: clock.now(),
      });
    },

    /** Continues unfinished payments that are due; returns how many. */
    reconcile: async (now: Date): Promise<number> => (reconcile ? reconcile(now) : 0),
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;
