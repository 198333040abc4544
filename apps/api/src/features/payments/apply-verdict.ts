import type { AuditAction } from '@piacter/contracts/audit';
import { createBackoff } from '../../core/backoff.ts';
import { writeAudit } from '../../core/db/audit.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox } from '../emails/index.ts';
import { createInvoiceBook } from '../invoices/index.ts';
import { activateOrder, deactivateOrder } from '../packages/index.ts';
import { orderActivatedMail } from './order-activated-mail.ts';
import { type PaidOrder, setPaymentState } from './paid-orders.queries.ts';
import { type Payment, type PaymentState, updatePayment } from './payments.queries.ts';
import { refundMail } from './refund-mail.ts';
import type { Verdict } from './verdict.ts';

/** Who triggered a change of a payment; the provider's events and the job have no user. */
export interface Actor {
  userID: number | null;
  requestID?: string | undefined;
}

/** Until the next attempt on a payment that makes no progress: 30 s, 1 min, 2 min … up to 10 min. */
export const backoffMs = createBackoff({ firstMs: 30_000, maxMs: 600_000 });

/** What a verdict changes: the payment, its order, the listing, the outbox and the audit log, in one transaction. */
export function createVerdictApplier(deps: Pick<Deps, 'clock' | 'config'>) {
  const { clock, config } = deps;
  const outbox = createMailOutbox(deps);
  const book = createInvoiceBook(config);

  const recordAudit = (
    trx: Trx,
    action: AuditAction,
    { payment, actor, detail = {} }: { payment: Payment; actor: Actor; detail?: Record<string, string> },
  ) =>
    writeAudit(trx, {
      at: clock.now(),
      actorID: actor.userID,
      action,
      entity: 'service_order',
      entityID: payment.orderID,
      detail: {
        paymentID: payment.paymentID,
        paymentOrderID: payment.paymentOrderID,
        amount: payment.amount,
        ...detail,
      },
      requestID: actor.requestID,
    });

  /** Sets the state, releases the lease, and schedules the next attempt where there is to be one. */
  const releasePayment = (
    trx: Trx,
    { paymentID, attempts }: Payment,
    state: PaymentState,
    isRetried: boolean,
  ) => {
    const now = clock.now();
    // Money may have been taken for a payment in `capturing`: its backoff starts over.
    const waitMs = backoffMs(state === 'capturing' ? 0 : attempts);
    return updatePayment(trx, paymentID, {
      state,
      leaseToken: null,
      leaseUntil: null,
      nextAttemptAt: isRetried ? new Date(now.getTime() + waitMs) : null,
      updated: now,
    });
  };

  async function markPaid(trx: Trx, order: PaidOrder, payment: Payment, captureID: string, actor: Actor) {
    const now = clock.now();
    await releasePayment(trx, payment, 'captured', false);
    await updatePayment(trx, payment.paymentID, { captureID, capturedAt: now, updated: now });
    await activateOrder(trx, order.orderID, now);
    await setPaymentState(trx, order.orderID, 'paid');
    await book.enterPayment(trx, order.orderID, now);
    const mail = await orderActivatedMail(trx, config, order);
    if (mail) await outbox.add(trx, mail);
    await recordAudit(trx, 'order_paid', { payment, actor, detail: { captureID } });
  }

  async function markRefunded(trx: Trx, order: PaidOrder, payment: Payment, captureID: string, actor: Actor) {
    const now = clock.now();
    await releasePayment(trx, payment, 'refunded', false);
    await updatePayment(trx, payment.paymentID, { captureID, updated: now });
    await deactivateOrder(trx, order.orderID, now);
    await setPaymentState(trx, order.orderID, 'refunded');
    await book.enterRefund(trx, order.orderID, now);
    const mail = await refundMail(trx, config.publicUrl, order);
    if (mail) await outbox.add(trx, mail);
    await recordAudit(trx, 'order_refunded', { payment, actor, detail: { captureID } });
  }

  /** Makes the order payable again: no money was taken. */
  async function reopenOrder(trx: Trx, payment: Payment, state: PaymentState, isRetried: boolean) {
    await releasePayment(trx, payment, state, isRetried);
    await setPaymentState(trx, payment.orderID, 'unpaid');
  }

  return {
    recordAudit,
    markRefunded,
    /** Applies a verdict to an order that is being paid; both rows are locked. Returns the payment's new state. */
    async apply(
      trx: Trx,
      { order, payment, actor }: { order: PaidOrder; payment: Payment; actor: Actor },
      verdict: Verdict,
    ): Promise<PaymentState> {
      switch (verdict.kind) {
        case 'captured':
          await markPaid(trx, order, payment, verdict.captureID, actor);
          return 'captured';
        case 'refunded':
          await markRefunded(trx, order, payment, verdict.captureID, actor);
          return 'refunded';
        case 'pending':
          await releasePayment(trx, payment, 'pending', true);
          await updatePayment(trx, payment.paymentID, { captureID: verdict.captureID, updated: clock.now() });
          return 'pending';
        case 'open':
          await reopenOrder(trx, payment, 'created', true);
          return 'created';
        case 'approved':
          await releasePayment(trx, payment, 'capturing', true);
          return 'capturing';
        case 'mismatch':
          await reopenOrder(trx, payment, 'mismatch', false);
          await recordAudit(trx, 'payment_mismatch', { payment, actor, detail: { reason: verdict.reason } });
          return 'mismatch';
        case 'declined':
        case 'gone':
          await reopenOrder(trx, payment, 'declined', false);
          await recordAudit(trx, 'payment_declined', { payment, actor, detail: { reason: verdict.kind } });
          return 'declined';
      }
    },
  };
}
