import type { OwnOrder } from '@piacter/contracts/orders';
import { useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { advertiserPaths, loginThenBackTo, type Role } from '../../config/paths.ts';
import { api } from '../../lib/api/index.ts';
import { confirm } from '../../lib/message-queue.ts';
import { clearSession } from '../../lib/session.ts';
import { approvalOf, forgetApproval, keepApproval } from './approvals.ts';
import { type Notice, type Outcome, outcomeOfActivation } from './outcome.ts';
import { useRefreshPurchases } from './refresh-purchases.ts';
import { text } from './text.ts';
import { useIsHere } from './use-is-here.ts';

/**
 * idle: nothing under way in this tab. settling: approved, the server is taking it. unknown: the money may have been
 * taken, no answer has told yet. gone: the order was deleted meanwhile.
 */
export type Phase = 'idle' | 'settling' | 'unknown' | 'gone';

export type PaymentOptions = {
  order: OwnOrder;
  role: Role;
  /** Asks for the order anew; what it says then decides what is shown. */
  reload: () => Promise<unknown>;
};

/** The session ended: says so, and leads to the login and back here if that is wanted. */
async function offerLogin(navigate: NavigateFunction): Promise<void> {
  clearSession();
  const { title, text: question, detail, login, later } = text.signedOut;
  const wants = await confirm({ title, text: question, detail, confirm: login, cancel: later });
  if (wants) await navigate(loginThenBackTo(window.location.pathname));
}

/** Having the server take an approved payment, and what is to be said of it and done with it then (PAY-02). */
export function useSettlement({ order: { orderID, paymentState }, role, reload }: PaymentOptions) {
  const navigate = useNavigate();
  const refresh = useRefreshPurchases();
  const isHere = useIsHere();
  const [phase, setPhase] = useState<Phase>(() =>
    paymentState === 'unpaid' && approvalOf(orderID) !== null ? 'settling' : 'idle',
  );
  const [said, setSaid] = useState<{ notice: Notice; count: number } | null>(null);

  /** The same said again is news, too. */
  const say = (notice: Notice | null) =>
    setSaid((last) => notice && { notice, count: (last?.count ?? 0) + 1 });

  function end(result: Phase, notice: Notice | null) {
    forgetApproval(orderID);
    say(notice);
    setPhase(result);
  }

  async function goOn(state: { paidOrder: number } | { unsettledOrder: number }) {
    void refresh();
    // Who has gone somewhere else meanwhile stays there.
    if (isHere()) await navigate(advertiserPaths(role).orders, { replace: true, state });
  }

  async function goOnPaid() {
    forgetApproval(orderID);
    await goOn({ paidOrder: orderID });
  }

  async function apply(outcome: Outcome) {
    switch (outcome.kind) {
      case 'gone':
        return end('gone', null);
      case 'unknown':
        return setPhase('unknown');
      case 'pending':
        setPhase('unknown');
        await reload();
        return;
      case 'signed-out':
        setPhase('idle');
        // Not waited for: the provider's window would stay open above the question.
        void offerLogin(navigate);
        return;
      case 'ask-order':
      case 'again':
        if (outcome.kind === 'ask-order' || paymentState !== 'unpaid') await reload();
        end('idle', outcome.notice);
    }
  }

  /** Has the server take what was approved; asked again, it answers as before. */
  async function settle(paymentOrderID: string, how?: 'just-approved' | 'quietly') {
    keepApproval(orderID, paymentOrderID);
    if (how !== 'quietly') {
      say(null);
      setPhase('settling');
    }
    try {
      await api('PATCH /api/service-orders/{orderID}/{paymentOrderID}/paypal-activation', {
        params: { orderID, paymentOrderID },
        // The page itself says what is going on.
        isBackground: true,
      });
    } catch (failure) {
      const outcome = outcomeOfActivation(failure);
      const leads = outcome.kind === 'unknown' && !outcome.isOffline && how === 'just-approved';
      return leads ? goOn({ unsettledOrder: orderID }) : apply(outcome);
    }
    await goOnPaid();
  }

  return { phase, said, say, end, apply, settle, goOnPaid };
}
