import type { OwnOrder } from '@piacter/contracts/orders';
import { isListingGone } from '../orders/place-order/index.ts';
import type { Notice, PaymentFailure } from './payment-failure.ts';
import { text } from './text.ts';

/**
 * How far a payment has come in this tab.
 * - `idle`: nothing is under way here, the order alone says what is shown.
 * - `confirming`: the buyer approved the payment and the server is asked to take it.
 * - `unconfirmed`: the money may have been taken, but no answer has said so yet.
 * - `deleted`: the order was deleted meanwhile. Nothing leads out of it.
 */
export type PaymentStep = 'idle' | 'confirming' | 'unconfirmed' | 'deleted';

export type PaymentState = {
  step: PaymentStep;
  /** The order as it was last loaded. */
  order: OwnOrder;
  /** The provider's id of an approved payment that no answer has come for. It outlives a reload of the page. */
  approvedPaymentID: string | null;
  notice: Notice | null;
  /** Counts the notices, so that the same one is announced again when it is shown again. */
  noticeCount: number;
  /** Our server refused to start the payment; the provider's script will report that as a fault of its own. */
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
  /** `isFirst`: of the call made on approval; later ones ask about it again. */
  | { type: 'confirmationFailed'; failure: PaymentFailure; isFirst: boolean }
  /** Nothing was taken, and the order is known to be up to date. */
  | { type: 'rejected'; notice: Notice }
  /** The buyer asks how the payment stands. */
  | { type: 'statusRequested' }
  | { type: 'pollDue' };

/** What is to be done outside of the state. `next`: the event that follows when it is done. */
export type PaymentEffect =
  | { type: 'confirm'; paymentOrderID: string; isFirst: boolean }
  | { type: 'reloadOrder'; next?: PaymentEvent }
  /** Goes to the list of purchases, which says how the payment ended. */
  | { type: 'leave'; result: 'paid' | 'unconfirmed' }
  | { type: 'offerLogin' };

export type Transition = { state: PaymentState; effects: readonly PaymentEffect[] };

/** What was approved before a reload is confirmed first: no button is offered until its answer has come. */
export const getInitialState = (order: OwnOrder, approvedPaymentID: string | null): PaymentState => ({
  step: order.paymentState === 'unpaid' && approvedPaymentID !== null ? 'confirming' : 'idle',
  order,
  approvedPaymentID,
  notice: null,
  noticeCount: 0,
  isStartRefused: false,
});

/** Whether the server has to be asked again and again; a payment that it processes itself is seen in the order. */
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

/** A payment that was being processed has ended when the order says so. */
function orderLoaded(former: PaymentState, order: OwnOrder): Transition {
  const state = { ...former, order };
  // The answer to the call itself says more.
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
      // Buttons come back only when the order is known to be unpaid.
      return kind === 'conflict' || state.order.paymentState !== 'unpaid'
        ? to(state, { type: 'reloadOrder', next: { type: 'rejected', notice } })
        : reject(state, notice);
    }
  }
}

/** The next state, and what is to be done. Pure: the same state and event always give the same result. */
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
      // What is shown stays until the page is left: the provider's script waits for the end of the confirmation.
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

/** What the page shows. In the first two there are buttons; the words for the others stand in the texts. */
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
