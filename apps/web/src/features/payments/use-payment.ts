import type { Role } from '@piacter/contracts/core/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { advertiserPaths } from '@piacter/contracts/site/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, useRefresh } from '../../lib/api/index.ts';
import { offerLogin } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { useWayBack } from '../../lib/own-address.ts';
import { formatPaidState } from '../orders/own-orders/index.ts';
import { classifyConfirmationFailure, classifyStartFailure } from './payment-failure.ts';
import {
  getInitialState,
  isPolling,
  type PaymentEffect,
  type PaymentEvent,
  transition,
} from './payment-state.ts';
import { text } from './text.ts';

/** Polling interval in milliseconds for a payment without a result. */
const pollIntervalMs = 10_000;

/**
 * The calls that a paid order affects: orders, the packages in force, and the lists that show them. Refreshing a
 * list of orders includes the lists of one listing, whose addresses begin with its own.
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

/** Stored for the life of the tab, so that a reload does not offer the payment again. */
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
  /** Reloads the order. */
  reload: () => Promise<{ data: OwnOrder } | undefined>;
};

/**
 * Paying for one order (PAY-01, PAY-02): holds the state of `payment-state.ts`, dispatches the events of the provider's
 * buttons, the order and the timer, and runs the side effects.
 */
export function usePayment({ order, role, reload }: Options) {
  const { orderID } = order;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const back = useWayBack(role);
  const [state, setState] = useState(() =>
    getInitialState(order, sessionStorage.getItem(approvalKey(orderID))),
  );
  /**
   * The latest state, ahead of the rendered one: two events may occur between renders, and a reply after unmounting.
   */
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
      case 'leave':
        return leave(effect.result);
      case 'offerLogin':
        // Not awaited: the provider's window would stay open above the dialog.
        void offerLogin(navigate, text.signedOut);
    }
  }

  /** Ends at the purchases, or where the order was started; does nothing if the user has left the page meanwhile. */
  async function leave(result: 'paid' | 'unconfirmed'): Promise<void> {
    for (const call of affectedCalls) void refresh(call);
    if (!isMounted.current) return;
    if (back !== null && result === 'paid') return comeBack(back);
    const state = result === 'paid' ? { paidOrder: orderID } : { unsettledOrder: orderID };
    await navigate(advertiserPaths(role).orders, { replace: true, state });
  }

  /** Leads back to where the order was started, and says there what was paid for. */
  async function comeBack(address: string): Promise<void> {
    const paid = (await reload().catch(() => undefined))?.data ?? latest.current.order;
    await navigate(address, { replace: true });
    void alert(formatPaidState(paid));
  }

  /** Asks the server to capture the approved payment; idempotent. */
  async function confirm({ paymentOrderID, isFirst }: Extract<PaymentEffect, { type: 'confirm' }>) {
    try {
      await api('PATCH /api/service-orders/{orderID}/{paymentOrderID}/paypal-activation', {
        params: { orderID, paymentOrderID },
        // The page itself shows the progress.
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
    /** The callbacks of the provider's buttons. */
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
      /** Logs the error; the buyer gets a message of our own (PAY-03). */
      onError(error: unknown) {
        console.error('The payment script reports', error);
        void send({ type: 'scriptFailed' });
      },
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
