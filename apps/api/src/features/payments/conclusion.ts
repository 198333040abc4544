import { mailOutbox } from '../../adapters/mail/index.ts';
import { writeAudit } from '../../core/db/audit.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { activateOrder, deactivateOrder } from '../packages/index.ts';
import { orderActivatedMail } from './order-activated-mail.ts';
import { type PaidOrder, setPaymentState } from './paid-orders.queries.ts';
import { type Payment, type PaymentState, updatePayment } from './payments.queries.ts';
import type { Verdict } from './verdict.ts';

/** Who set a payment in motion; the provider's events and the job have no user. */
export interface Cause {
  userID: number | null;
  requestID?: string | undefined;
}

/** Milliseconds to the next look at a payment that does not move: 30 s, 1 min, 2 min … up to 10 min. */
export const waitBefore = (looks: number): number => Math.min(30_000 * 2 ** Math.min(looks, 10), 600_000);

/** What a verdict changes: the payment, its order, the listing, the outbox and the audit table, in one transaction. */
export function conclusions(deps: Pick<Deps, 'clock' | 'config'>) {
  const { clock, config } = deps;
  const outbox = mailOutbox(deps);

  const record = (
    trx: Trx,
    action: string,
    { payment, cause, detail = {} }: { payment: Payment; cause: Cause; detail?: Record<string, string> },
  ) =>
    writeAudit(trx, {
      at: clock.now(),
      actorID: cause.userID,
      action,
      entity: 'service_order',
      entityID: payment.orderID,
      detail: {
        paymentID: payment.paymentID,
        paymentOrderID: payment.paymentOrderID,
        amount: payment.amount,
        ...detail,
      },
      requestID: cause.requestID,
    });

  /** Changes a payment that is let go of. */
  const release = (trx: Trx, { paymentID, looks }: Payment, state: PaymentState, nextLook: boolean) => {
    const now = clock.now();
    return updatePayment(trx, paymentID, {
      state,
      leaseToken: null,
      leaseUntil: null,
      // Money that may be taken is looked after without delay, whatever was tried before.
      nextLookAt: nextLook ? new Date(now.getTime() + waitBefore(state === 'capturing' ? 0 : looks)) : null,
      updated: now,
    });
  };

  async function pay(trx: Trx, order: PaidOrder, payment: Payment, captureID: string, cause: Cause) {
    const now = clock.now();
    await release(trx, payment, 'captured', false);
    await updatePayment(trx, payment.paymentID, { captureID, capturedAt: now, updated: now });
    await activateOrder(trx, order.orderID, now);
    await setPaymentState(trx, order.orderID, 'paid');
    const mail = await orderActivatedMail(trx, config.publicUrl, order);
    if (mail) await outbox.add(trx, mail);
    await record(trx, 'order_paid', { payment, cause, detail: { captureID } });
  }

  async function refund(trx: Trx, order: PaidOrder, payment: Payment, captureID: string, cause: Cause) {
    const now = clock.now();
    await release(trx, payment, 'refunded', false);
    await updatePayment(trx, payment.paymentID, { captureID, updated: now });
    await deactivateOrder(trx, order.orderID, now);
    await setPaymentState(trx, order.orderID, 'refunded');
    await record(trx, 'order_refunded', { payment, cause, detail: { captureID } });
  }

  /** Gives the order back: its money was not taken. */
  async function giveBack(trx: Trx, payment: Payment, state: PaymentState, nextLook: boolean) {
    await release(trx, payment, state, nextLook);
    await setPaymentState(trx, payment.orderID, 'unpaid');
  }

  return {
    record,
    refund,
    /** Applies a verdict to an order that is being paid; both rows are locked. Returns the payment's new state. */
    async apply(
      trx: Trx,
      { order, payment, cause }: { order: PaidOrder; payment: Payment; cause: Cause },
      verdict: Verdict,
    ): Promise<PaymentState> {
      switch (verdict.kind) {
        case 'captured':
          await pay(trx, order, payment, verdict.captureID, cause);
          return 'captured';
        case 'refunded':
          await refund(trx, order, payment, verdict.captureID, cause);
          return 'refunded';
        case 'pending':
          await release(trx, payment, 'pending', true);
          await updatePayment(trx, payment.paymentID, { captureID: verdict.captureID, updated: clock.now() });
          return 'pending';
        case 'open':
          await giveBack(trx, payment, 'created', true);
          return 'created';
        case 'approved':
          await release(trx, payment, 'capturing', true);
          return 'capturing';
        case 'mismatch':
          await giveBack(trx, payment, 'mismatch', false);
          await record(trx, 'payment_mismatch', { payment, cause, detail: { reason: verdict.reason } });
          return 'mismatch';
        case 'declined':
        case 'gone':
          await giveBack(trx, payment, 'declined', false);
          await record(trx, 'payment_declined', { payment, cause, detail: { reason: verdict.kind } });
          return 'declined';
      }
    },
  };
}

export type Conclusions = ReturnType<typeof conclusions>;
