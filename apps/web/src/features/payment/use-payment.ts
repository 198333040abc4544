import type { OwnOrder } from '@piacter/contracts/orders';
import { useEffect, useRef, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { advertiserPaths, loginThenBackTo, type Role } from '../../app/paths.ts';
import { api } from '../../lib/api/index.ts';
import { clearSession } from '../../lib/session.ts';
import { ask } from '../../ui/message-box/message-queue.ts';
import { approvalOf, forgetApproval, keepApproval } from './approvals.ts';
import { type Notice, type Outcome, outcomeOfActivation, outcomeOfBeginning } from './outcome.ts';
import { useRefreshPurchases } from './refresh-purchases.ts';
import { text } from './text.ts';
import { useLateResult } from './use-late-result.ts';

/**
 * idle: nothing under way in this tab. settling: approved, the server is taking it. unknown: the money may have been
 * taken, no answer has told yet. gone: the order was deleted meanwhile.
 */
export type Phase = 'idle' | 'settling' | 'unknown' | 'gone';

type Options = {
  order: OwnOrder;
  role: Role;
  /** Asks for the order anew; what it says then decides what is shown. */
  reload: () => Promise<unknown>;
};

/** The session ended: says so, and leads to the login and back here if that is wanted. */
async function offerLogin(navigate: NavigateFunction): Promise<void> {
  clearSession();
  const { title, text: question, detail, login, later } = text.signedOut;
  const wants = await ask({ title, text: question, detail, confirm: login, cancel: later });
  if (wants) await navigate(loginThenBackTo(window.location.pathname));
}

/** Paying for one order: what the provider's buttons call, and what has come of it (PAY-01, PAY-02). */
export function usePayment({ order, role, reload }: Options) {
  const { orderID, paymentState } = order;
  const navigate = useNavigate();
  const refresh = useRefreshPurchases();
  const [phase, setPhase] = useState<Phase>(() =>
    paymentState === 'unpaid' && approvalOf(orderID) !== null ? 'settling' : 'idle',
  );
  const [said, setSaid] = useState<{ notice: Notice; count: number } | null>(null);
  /** The provider's script reports a refusal of ours as an error of its own. */
  const isSaid = useRef(false);
  const hasResumed = useRef(false);

  /** The same said again is news, too. */
  const say = (notice: Notice) => setSaid((last) => ({ notice, count: (last?.count ?? 0) + 1 }));

  function end(result: Phase, notice?: Notice) {
    forgetApproval(orderID);
    if (notice) say(notice);
    setPhase(result);
  }

  async function goOn(state: { paidOrder: number } | { unsettledOrder: number }) {
    void refresh();
    await navigate(advertiserPaths(role).orders, { replace: true, state });
  }

  async function apply(outcome: Outcome) {
    if (outcome.kind === 'gone') return end('gone');
    if (outcome.kind === 'unknown') return setPhase('unknown');
    if (outcome.kind === 'pending') {
      setPhase('unknown');
      await reload();
      return;
    }
    if (outcome.kind === 'signed-out') {
      setPhase('idle');
      // Not waited for: the provider's window would stay open above the question.
      void offerLogin(navigate);
      return;
    }
    if (outcome.kind === 'ask-order') await reload();
    end('idle', outcome.notice);
  }

  /** Has the server take what was approved; asked again, it answers as before. */
  async function settle(paymentOrderID: string, whenUnknown?: () => Promise<void>) {
    keepApproval(orderID, paymentOrderID);
    setSaid(null);
    setPhase('settling');
    try {
      await api('PATCH /api/service-orders/{orderID}/{paymentOrderID}/paypal-activation', {
        params: { orderID, paymentOrderID },
        // The page itself says what is going on.
        isBackground: true,
      });
    } catch (failure) {
      const outcome = outcomeOfActivation(failure);
      return outcome.kind === 'unknown' && whenUnknown ? whenUnknown() : apply(outcome);
    }
    forgetApproval(orderID);
    await goOn({ paidOrder: orderID });
  }

  // Approved before a reload or a lost connection: the answer is fetched now, and no other payment offered before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was there when the page opened
  useEffect(() => {
    const approved = approvalOf(orderID);
    if (hasResumed.current || approved === null) return;
    hasResumed.current = true;
    if (paymentState === 'unpaid') void settle(approved);
  }, []);

  useLateResult({
    order,
    phase,
    onPaid: () => {
      forgetApproval(orderID);
      void goOn({ paidOrder: orderID });
    },
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
        setSaid(null);
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
        settle(paymentOrderID, () => goOn({ unsettledOrder: orderID })),
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
