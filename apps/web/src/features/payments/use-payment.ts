import type { Role } from '@piacter/contracts/core/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { advertiserPaths } from '../../config/paths.ts';
import { api, useRefresh } from '../../lib/api/index.ts';
import { offerLogin } from '../../lib/form/index.ts';
import { classifyConfirmationFailure, classifyStartFailure } from './payment-failure.ts';
import {
  getInitialState,
  isPolling,
  type PaymentEffect,
  type PaymentEvent,
  transition,
} from './payment-state.ts';
import { text } from './text.ts';

/** Milliseconds between two questions about a payment that no answer has come for. */
const pollIntervalMs = 10_000;

/**
 * What a paid order changes: orders, the packages in force, and the own lists that show them. Refreshing a list of
 * orders covers the lists of one listing whose addresses begin with its own.
 */
const affectedCalls = [
  'GET /api/service-orders/{id}',
  'GET /api/service-orders-by-real-estate',
  'GET /api/service-orders-by-accommodation/{id}',
  'GET /api/service-orders-by-host',
  'GET /api/service-orders-by-professional',
  'GET /api/has-pro-package/{id}',
  'GET /api/has-pacage-by-package-type/{type}',
  'GET /api/package-days-left/{id}',
  'GET /api/check-social-media-sub',
  'GET /api/real-estates-by-user',
  'GET /api/accommodations-by-user',
  'GET /api/professional-services',
] as const;

const approvalKey = (orderID: number) => `approved-payment:${orderID}`;

/** An approval is kept for the life of the tab, so that a reload does not offer the payment again. */
function storeApproval(orderID: number, paymentOrderID: string | null): void {
  try {
    if (paymentOrderID === null) sessionStorage.removeItem(approvalKey(orderID));
    else sessionStorage.setItem(approvalKey(orderID), paymentOrderID);
  } catch (error) {
    console.warn('The approval cannot be stored.', error);
  }
}

type Options = {
  order: OwnOrder;
  role: Role;
  /** Loads the order anew. */
  reload: () => Promise<{ data: OwnOrder } | undefined>;
};

/**
 * Paying for one order (PAY-01, PAY-02): holds the state of `payment-state.ts`, hands it the events of the provider's
 * buttons, of the order and of the clock, and carries out the effects that it asks for.
 */
export function usePayment({ order, role, reload }: Options) {
  const { orderID } = order;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [state, setState] = useState(() =>
    getInitialState(order, sessionStorage.getItem(approvalKey(orderID))),
  );
  /** Ahead of what is drawn: two events may come between two renders, and an answer after the page was left. */
  const latest = useRef(state);
  const isMounted = useRef(false);
  const isOpened = useRef(false);

  async function send(event: PaymentEvent): Promise<void> {
    const former = latest.current;
    const next = transition(former, event);
    latest.current = next.state;
    if (next.state.approvedPaymentID !== former.approvedPaymentID)
      storeApproval(orderID, next.state.approvedPaymentID);
    setState(next.state);
    for (const effect of next.effects) await run(effect);
  }

  async function run(effect: PaymentEffect): Promise<void> {
    switch (effect.type) {
      case 'confirm':
        return send(await confirm(effect));
      case 'reloadOrder': {
        const loaded = await reload();
        if (loaded) await send({ type: 'orderLoaded', order: loaded.data });
        if (effect.next) await send(effect.next);
        return;
      }
      case 'leave': {
        for (const call of affectedCalls) void refresh(call);
        const result = effect.result === 'paid' ? { paidOrder: orderID } : { unsettledOrder: orderID };
        // Whoever has gone somewhere else meanwhile stays there.
        if (isMounted.current) await navigate(advertiserPaths(role).orders, { replace: true, state: result });
        return;
      }
      case 'offerLogin':
        // Not waited for: the provider's window would stay open above the question.
        void offerLogin(navigate, text.signedOut);
    }
  }

  /** Has the server take what was approved; asked again, it answers as before. */
  async function confirm({ paymentOrderID, isFirst }: Extract<PaymentEffect, { type: 'confirm' }>) {
    try {
      await api('PATCH /api/service-orders/{orderID}/{paymentOrderID}/paypal-activation', {
        params: { orderID, paymentOrderID },
        // The page itself says what is going on.
        isBackground: true,
      });
      return { type: 'confirmed' } as const;
    } catch (failure) {
      return { type: 'confirmationFailed', failure: classifyConfirmationFailure(failure), isFirst } as const;
    }
  }

  const open = useEffectEvent(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    void send({ type: 'opened' });
  });
  useEffect(() => {
    isMounted.current = true;
    open();
    return () => {
      isMounted.current = false;
    };
  }, []);

  const receiveOrder = useEffectEvent(
    (loaded: OwnOrder) => void send({ type: 'orderLoaded', order: loaded }),
  );
  useEffect(() => receiveOrder(order), [order]);

  const poll = useEffectEvent(() => send({ type: 'pollDue' }));
  const isPollingNow = isPolling(state);
  useEffect(() => {
    if (!isPollingNow) return;
    let isAsking = false;
    const pollOnce = () => {
      if (isAsking) return;
      isAsking = true;
      void poll().finally(() => {
        isAsking = false;
      });
    };
    const timer = setInterval(pollOnce, pollIntervalMs);
    window.addEventListener('online', pollOnce);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', pollOnce);
    };
  }, [isPollingNow]);

  return {
    state,
    requestStatus: () => send({ type: 'statusRequested' }),
    /** What the provider's buttons call. */
    buttons: {
      async createOrder(): Promise<string> {
        void send({ type: 'started' });
        try {
          const call = 'POST /api/service-orders/{orderID}/paypal-order';
          return (await api(call, { params: { orderID } })).data.paymentOrderID;
        } catch (failure) {
          await send({ type: 'startFailed', failure: classifyStartFailure(failure) });
          throw failure;
        }
      },
      onApprove: ({ orderID: paymentOrderID }: { orderID: string }): Promise<void> =>
        send({ type: 'approved', paymentOrderID }),
      onCancel: () => void send({ type: 'cancelled' }),
      /** The error itself is only logged; the buyer is told what it means for them (PAY-03). */
      onError(error: unknown) {
        console.error('The payment script reports', error);
        void send({ type: 'scriptFailed' });
      },
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
