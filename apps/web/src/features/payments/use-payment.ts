import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/index.ts';
import { approvalOf } from './approvals.ts';
import { outcomeOfBeginning } from './outcome.ts';
import { text } from './text.ts';
import { useAskingAgain } from './use-asking-again.ts';
import { useLateResult } from './use-late-result.ts';
import { type PaymentOptions, useSettlement } from './use-settlement.ts';

/** Paying for one order: what the provider's buttons call, and what has come of it (PAY-01, PAY-02). */
export function usePayment(options: PaymentOptions) {
  const { order, reload } = options;
  const { orderID, paymentState } = order;
  const { phase, said, say, end, apply, settle, goOnPaid } = useSettlement(options);
  /** The provider's script reports a refusal of ours as an error of its own. */
  const isSaid = useRef(false);
  const hasResumed = useRef(false);

  // Approved before a reload or a lost connection: the answer is fetched now, and no other payment offered before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was there when the page opened
  useEffect(() => {
    const approved = approvalOf(orderID);
    if (hasResumed.current || approved === null) return;
    hasResumed.current = true;
    if (paymentState === 'unpaid') void settle(approved);
  }, []);

  useAskingAgain(phase === 'unknown' && paymentState === 'unpaid', async () => {
    const approved = approvalOf(orderID);
    if (approved !== null) await settle(approved, 'quietly');
  });
  useLateResult({
    order,
    phase,
    onPaid: () => void goOnPaid(),
    onDeclined: () => end('idle', { variant: 'error', title: text.declinedLater, detail: text.tryOtherWay }),
  });

  return {
    phase,
    said,
    /** Looks whether an answer has come. */
    async look() {
      const approved = approvalOf(orderID);
      if (approved === null) await reload();
      else await settle(approved);
    },
    /** What the provider's buttons call. */
    buttons: {
      async createOrder(): Promise<string> {
        isSaid.current = false;
        say(null);
        try {
          const call = 'POST /api/service-orders/{orderID}/paypal-order';
          return (await api(call, { params: { orderID } })).data.paymentOrderID;
        } catch (failure) {
          isSaid.current = true;
          await apply(outcomeOfBeginning(failure));
          throw failure;
        }
      },
      onApprove: ({ orderID: paymentOrderID }: { orderID: string }): Promise<void> =>
        settle(paymentOrderID, 'just-approved'),
      onCancel: () => say({ variant: 'info', ...text.cancelled }),
      /** PAY-03: the error itself is only logged; the buyer is told what it means for them. */
      onError(error: unknown) {
        console.error('The payment script reports', error);
        if (isSaid.current) return;
        say({ variant: 'error', ...text.broken });
        // It may have been paid in another tab meanwhile.
        void reload();
      },
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
