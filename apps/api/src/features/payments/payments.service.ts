import { randomUUID } from 'node:crypto';
import { type PaymentProvider, PaymentsUnreachable } from '../../adapters/payments/index.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findOwnOrder, isListingGone } from './paid-orders.queries.ts';
import {
  findPayment,
  findPaymentNamed,
  findPaymentOfOrder,
  findUnusedPayment,
  hasEvent,
  insertEvent,
  insertPayment,
  type Payment,
  updatePayment,
} from './payments.queries.ts';
import { paymentText } from './payments.text.ts';
import { isAboutRefund, isCompletion, isReversal, paymentNamedBy } from './provider-event.ts';
import { reconciliation } from './reconciliation.ts';
import { type Settled, type SettlementDeps, settlement } from './settlement.ts';

interface PaymentDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'log'>, Pick<SettlementDeps, 'onStep'> {
  /** undefined while payment is not set up. */
  provider: PaymentProvider | undefined;
}

/** Milliseconds for which a payment that was begun is offered again instead of a new one. */
const reuseMs = 10 * 60_000;
/** Milliseconds after which the job looks for a browser that never came back. */
const firstLookMs = 30_000;

export interface ReceivedEvent {
  event: { id: string; event_type: string };
  headers: Record<string, unknown>;
  /** The body as it came. */
  body: string;
}

const unavailable = (message: string, cause?: unknown) =>
  new ApiError('unavailable', { message, retryAfter: 30, cause });

/** The answer to the buyer, the same however often it is asked for. */
function answerTo(settled: Settled): string {
  switch (settled) {
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

/** Paying for orders (PAY-01, PAY-02). Nothing that a client sends decides price, quantity, type or activity. */
export function paymentService({ provider, ...deps }: PaymentDeps) {
  const { db, clock, log } = deps;
  const settling = provider && settlement({ ...deps, provider });
  const reconcile = settling && reconciliation(deps, settling);

  function assertSetUp<Part>(part: Part | undefined): Part {
    if (!part) throw unavailable(paymentText.off);
    return part;
  }

  /** A provider that is away is no fault of ours, and no reason to forget the payment. */
  async function orUnavailable<Result>(
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
    const { settle, verdictOn, refund, noteSuperfluous } = assertSetUp(settling);
    const cause = { userID: null };
    const canReopen = isCompletion(type);
    const settled = await settle(payment, { cause, canReopen });
    // Not finished: the provider sends the event again.
    if (settled === 'busy' || settled === 'capturing') throw unavailable(paymentText.waiting);
    if (settled === 'refused' && canReopen && (await verdictOn(payment)).kind === 'captured') {
      log.error(
        { paymentID: payment.paymentID },
        'money was taken for an order that needs none: give it back',
      );
      await noteSuperfluous(payment, cause);
    }
    if (settled !== 'captured' || !isAboutRefund(type)) return;
    const paid = await findPayment(db, payment.paymentID);
    if (!paid?.captureID) return;
    if (isReversal(type) || (await verdictOn(paid)).kind === 'refunded')
      await refund(paid, paid.captureID, cause);
  }

  return {
    /** The provider's id of a payment for an own unpaid order; a payment that was begun shortly before is offered again. */
    async create(session: Session, orderID: number): Promise<string> {
      const { createOrder, merchantID } = assertSetUp(provider);
      const order = await findOwnOrder(db, orderID, session.userID);
      if (!order) throw notFound(paymentText.orderAbsent);
      if (order.isActive === 1 || order.paymentState !== 'unpaid' || order.price === 0)
        throw new ApiError('conflict', { message: paymentText.notPayable });
      if (isListingGone(order)) throw new ApiError('conflict', { message: paymentText.listingGone });
      const now = clock.now();
      const begun = await findUnusedPayment(db, orderID, new Date(now.getTime() - reuseMs));
      if (begun?.paymentOrderID && begun.amount === order.price) return begun.paymentOrderID;

      const createKey = randomUUID();
      const { userID } = session;
      const payment = { orderID, userID, amount: order.price, createKey, captureKey: randomUUID(), now };
      const paymentID = await insertPayment(db, payment);
      const { paymentOrderID, payee } = await orUnavailable(
        createOrder({ orderID, amount: order.price, description: order.packageName, requestKey: createKey }),
      );
      if (merchantID && payee !== merchantID) {
        log.error({ payee }, 'the payment provider pays somebody else than PAYPAL_MERCHANT_ID');
        throw unavailable(paymentText.unreachable);
      }
      await updatePayment(db, paymentID, {
        state: 'created',
        paymentOrderID,
        payee: payee ?? null,
        nextLookAt: new Date(now.getTime() + firstLookMs),
        updated: now,
      });
      return paymentOrderID;
    },

    /** Takes the approved payment and puts the order in force; returns the words for the buyer. */
    async activate(
      session: Session,
      { orderID, paymentOrderID }: { orderID: number; paymentOrderID: string },
      requestID?: string,
    ): Promise<string> {
      const { settle } = assertSetUp(settling);
      if (!(await findOwnOrder(db, orderID, session.userID))) throw notFound(paymentText.orderAbsent);
      const payment = await findPaymentOfOrder(db, orderID, paymentOrderID);
      if (!payment) throw new ApiError('payment_mismatch');
      const settled = settle(payment, { cause: { userID: session.userID, requestID } });
      // The money may have been taken before the provider fell silent: nobody is told to pay again.
      return answerTo(await orUnavailable(settled, paymentText.waiting));
    },

    /**
     * Applies an event of the provider. Its id is kept after its effect, so that an event whose effect a crash cut
     * short is applied when it comes again; applying one twice changes nothing.
     */
    async receive({ event, headers, body }: ReceivedEvent): Promise<void> {
      const { isGenuine } = assertSetUp(provider);
      if (!(await orUnavailable(isGenuine(headers, body)))) throw new ApiError('forbidden');
      if (await hasEvent(db, event.id)) return;
      const payment = await findPaymentNamed(db, paymentNamedBy(event));
      if (payment) await orUnavailable(applyEvent(payment, event.event_type));
      await insertEvent(db, {
        eventID: event.id,
        eventType: event.event_type,
        paymentID: payment?.paymentID ?? null,
        received: clock.now(),
      });
    },

    /** Looks after payments that hang; returns how many it looked at. */
    reconcile: async (now: Date): Promise<number> => (reconcile ? reconcile(now) : 0),
  };
}

export type PaymentService = ReturnType<typeof paymentService>;
