import type { OwnOrder } from '@piacter/contracts/orders';
import { isListingGone } from '../orders/place-order/index.ts';
import type { Notice, PaymentFailure } from './payment-failure.ts';
import { text } from './text.ts';

/**
 * The progress of a payment in this tab.
 * - `idle`: no payment is under way here, only the order decides what is shown.
 * - `confirming`: the buyer has approved the payment and the server is asked to capture it.
 * - `unconfirmed`: the money may have been taken, but no reply has confirmed it yet.
 * - `deleted`: the order was deleted meanwhile; a final state.
 */
export type PaymentStep = 'idle' | 'confirming' | 'unconfirmed' | 'deleted';

export type PaymentState = {
  step: PaymentStep;
  /** The order as last loaded. */
  order: OwnOrder;
  /** The provider's id of an approved payment without a result. It survives a reload of the page. */
  approvedPaymentID: string | null;
  notice: Notice | null;
  /** Number of notices, so that a repeated one is announced again. */
  noticeCount: number;
  /** Our server refused to start the payment, which the provider's script will report as an error of its own. */
  isStartRefused: boolean;
};

export type PaymentEvent =
  /** The page was opened. */
  | { type: 'opened' }
  | { type: 'orderLoaded'; order: OwnOrder }
  /** The buyer pressed one of the provider's buttons. */
  | { type: 'started' }
  | { type: 'startFailed'; failure: PaymentFailure }
  | { type: 'cancelled' }
  | { type: 'scriptFailed' }
  | { type: 'approved'; paymentOrderID: string }
  | { type: 'confirmed' }
  /** `isFirst`: the call on approval; later ones retry it. */
  | { type: 'confirmationFailed'; failure: PaymentFailure; isFirst: boolean }
  /** No money was taken, and the loaded order is up to date. */
  | { type: 'rejected'; notice: Notice }
  /** The buyer requests the status of the payment. */
  | { type: 'statusRequested' }
  | { type: 'pollDue' };

/** A side effect to run. `next`: the event to dispatch when it is done. */
export type PaymentEffect =
  | { type: 'confirm'; paymentOrderID: string; isFirst: boolean }
  | { type: 'reloadOrder'; next?: PaymentEvent }
  /** Navigates to the purchases, which show the result of the payment. */
  | { type: 'leave'; result: 'paid' | 'unconfirmed' }
  | { type: 'offerLogin' };

export type Transition = { state: PaymentState; effects: readonly PaymentEffect[] };

/** A payment approved before a reload is confirmed first: no button is shown until there is a reply. */
export const getInitialState = (order: OwnOrder, approvedPaymentID: string | null): PaymentState => ({
  step: order.paymentState === 'unpaid' && approvedPaymentID !== null ? 'confirming' : 'idle',
  order,
  approvedPaymentID,
  notice: null,
  noticeCount: 0,
  isStartRefused: false,
});

/** Whether to poll the server; a payment that the server processes itself is polled through the order. */
export const isPolling = ({ step, order }: PaymentState): boolean =>
  step === 'unconfirmed' && order.paymentState === 'unpaid';

const to = (state: PaymentState, ...effects: readonly PaymentEffect[]): Transition => ({ state, effects });

const withNotice = (state: PaymentState, notice: Notice): PaymentState => ({
  ...state,
  notice,
  noticeCount: state.noticeCount + 1,
});

const reject = (state: PaymentState, notice: Notice): Transition =>
  to(withNotice({ ...state, step: 'idle', approvedPaymentID: null }, notice));

const leaveAsPaid = (state: PaymentState): Transition =>
  to({ ...state, approvedPaymentID: null }, { type: 'leave', result: 'paid' });

const confirm = (state: PaymentState, paymentOrderID: string, isFirst: boolean): Transition =>
  to(
    { ...state, step: 'confirming', approvedPaymentID: paymentOrderID, notice: null },
    { type: 'confirm', paymentOrderID, isFirst },
  );

/** A payment in progress has ended when the order shows that. */
function orderLoaded(former: PaymentState, order: OwnOrder): Transition {
  const state = { ...former, order };
  // The reply to the call itself has more detail.
  if (former.step === 'confirming' || former.step === 'deleted') return to(state);
  const wasCapturing = former.order.paymentState === 'capturing';
  const isAwaited = former.step === 'unconfirmed' && former.approvedPaymentID !== null;
  if ((wasCapturing || isAwaited) && (order.paymentState === 'paid' || order.isActive === 1))
    return leaveAsPaid({ ...state, step: 'idle' });
  if (wasCapturing && order.paymentState === 'unpaid')
    return reject(state, { variant: 'error', title: text.declinedLater, detail: text.tryOtherWay });
  return to(state);
}

function failed(state: PaymentState, failure: PaymentFailure): Transition {
  switch (failure.kind) {
    case 'deleted':
      return to({ ...state, step: 'deleted', approvedPaymentID: null, notice: null });
    case 'unknown':
      return to({ ...state, step: 'unconfirmed' });
    case 'pending':
      return to({ ...state, step: 'unconfirmed' }, { type: 'reloadOrder' });
    case 'signed-out':
      return to({ ...state, step: 'idle' }, { type: 'offerLogin' });
    case 'conflict':
    case 'retryable': {
      const { notice, kind } = failure;
      // The buttons return only when the order is known to be unpaid.
      return kind === 'conflict' || state.order.paymentState !== 'unpaid'
        ? to(state, { type: 'reloadOrder', next: { type: 'rejected', notice } })
        : reject(state, notice);
    }
  }
}

/** The reducer: the next state and its side effects. Pure. */
export function transition(state: PaymentState, event: PaymentEvent): Transition {
  if (event.type === 'orderLoaded') return orderLoaded(state, event.order);
  if (state.step === 'deleted') return to(state);
  const { approvedPaymentID } = state;
  switch (event.type) {
    case 'opened':
      return state.step === 'confirming' && approvedPaymentID !== null
        ? confirm(state, approvedPaymentID, false)
        : to(state);
    case 'started':
      return to({ ...state, notice: null, isStartRefused: false });
    case 'startFailed':
      return failed({ ...state, isStartRefused: true }, event.failure);
    case 'cancelled':
      return to(withNotice(state, { variant: 'info', ...text.cancelled }));
    case 'scriptFailed':
      return state.isStartRefused
        ? to(state)
        : // It may have been paid in another tab meanwhile.
          to(withNotice(state, { variant: 'error', ...text.broken }), { type: 'reloadOrder' });
    case 'approved':
      return confirm(state, event.paymentOrderID, true);
    case 'confirmed':
      // The view stays until navigation: the provider's script waits for the end of the confirmation.
      return leaveAsPaid(state);
    case 'confirmationFailed': {
      const { failure, isFirst } = event;
      return failure.kind === 'unknown' && !failure.isOffline && isFirst
        ? to(state, { type: 'leave', result: 'unconfirmed' })
        : failed(state, failure);
    }
    case 'rejected':
      return reject(state, event.notice);
    case 'statusRequested':
      return approvedPaymentID === null
        ? to(state, { type: 'reloadOrder' })
        : confirm(state, approvedPaymentID, false);
    case 'pollDue':
      return isPolling(state) && approvedPaymentID !== null
        ? to(state, { type: 'confirm', paymentOrderID: approvedPaymentID, isFirst: false })
        : to(state);
  }
}

/** The view of the page. The first two have buttons; the texts have the words for the others. */
export type PaymentView =
  | 'payable'
  | 'confirming'
  | 'waiting'
  | 'paid'
  | 'active'
  | 'refunded'
  | 'listingGone'
  | 'deleted'
  | 'free';

export function getView({ step, order }: PaymentState): PaymentView {
  const { isActive, paymentState, price } = order;
  if (step === 'confirming' || step === 'deleted') return step;
  if (paymentState === 'paid') return 'paid';
  if (isActive === 1) return 'active';
  if (paymentState === 'refunded') return 'refunded';
  if (paymentState === 'capturing' || step === 'unconfirmed') return 'waiting';
  if (isListingGone(order)) return 'listingGone';
  return price === 0 ? 'free' : 'payable';
}
