import { describe, expect, it } from 'vitest';
import { purchase } from '../orders/own-orders/testing.ts';
import type { PaymentFailure } from './payment-failure.ts';
import {
  getInitialState,
  getView,
  isPolling,
  type PaymentEffect,
  type PaymentEvent,
  type PaymentState,
  type PaymentStep,
  type Transition,
  transition,
} from './payment-state.ts';

const unpaid = purchase({ isActive: 0, paymentState: 'unpaid' });
const capturing = purchase({ isActive: 0, paymentState: 'capturing' });
const paid = purchase({ isActive: 1, paymentState: 'paid' });
const active = purchase({ isActive: 1, paymentState: 'unpaid' });
const refunded = purchase({ isActive: 0, paymentState: 'refunded' });

/** The states by how they are reached: idle with an earlier notice, the other two with an approved payment. */
const states: Record<PaymentStep, PaymentState> = {
  idle: { ...getInitialState(unpaid, null), notice: { variant: 'info', title: 'earlier' } },
  confirming: getInitialState(unpaid, '5O1'),
  unconfirmed: { ...getInitialState(unpaid, '5O1'), step: 'unconfirmed' },
  deleted: { ...getInitialState(unpaid, null), step: 'deleted' },
};

function formatEffect(effect: PaymentEffect): string {
  switch (effect.type) {
    case 'confirm':
      return `confirm ${effect.isFirst ? 'first' : 'again'}`;
    case 'reloadOrder':
      return effect.next ? `reload, then ${effect.next.type}` : 'reload';
    case 'leave':
      return `leave ${effect.result}`;
    case 'offerLogin':
      return 'offer login';
  }
}

/** Formats a transition: 'idle "the notice" → reload'; `approved` marks a payment that awaits its result. */
const format = ({ state, effects }: Transition): string =>
  [
    state.step,
    ...(state.approvedPaymentID === null ? [] : ['approved']),
    ...(state.notice ? [`"${state.notice.title}"`] : []),
    ...effects.map((effect) => `→ ${formatEffect(effect)}`),
  ].join(' ');

const notice = { variant: 'error', title: 'reason' } as const;
const retryable: PaymentFailure = { kind: 'retryable', notice };
const conflict: PaymentFailure = { kind: 'conflict', notice };
const offline: PaymentFailure = { kind: 'unknown', isOffline: true };
const noAnswer: PaymentFailure = { kind: 'unknown', isOffline: false };

const startFailed = (failure: PaymentFailure): PaymentEvent => ({ type: 'startFailed', failure });
const firstFailed = (failure: PaymentFailure): PaymentEvent => ({
  type: 'confirmationFailed',
  failure,
  isFirst: true,
});
const laterFailed = (failure: PaymentFailure): PaymentEvent => ({
  type: 'confirmationFailed',
  failure,
  isFirst: false,
});

const broken = '"A fizetési ablak hibát jelzett."';
const declined = '"A fizetésed végül nem sikerült."';

/** The result of each event in the states idle, confirming and unconfirmed. */
type Row = [event: PaymentEvent, idle: string, confirming: string, unconfirmed: string];

const table: Record<string, Row> = {
  opened: [
    { type: 'opened' },
    'idle "earlier"',
    'confirming approved → confirm again',
    'unconfirmed approved',
  ],
  started: [{ type: 'started' }, 'idle', 'confirming approved', 'unconfirmed approved'],
  'startFailed, retryable': [startFailed(retryable), 'idle "reason"', 'idle "reason"', 'idle "reason"'],
  'startFailed, conflict': [
    startFailed(conflict),
    'idle "earlier" → reload, then rejected',
    'confirming approved → reload, then rejected',
    'unconfirmed approved → reload, then rejected',
  ],
  'startFailed, deleted': [startFailed({ kind: 'deleted' }), 'deleted', 'deleted', 'deleted'],
  'startFailed, signed out': [
    startFailed({ kind: 'signed-out' }),
    'idle "earlier" → offer login',
    'idle approved → offer login',
    'idle approved → offer login',
  ],
  cancelled: [
    { type: 'cancelled' },
    'idle "Nem fizettél."',
    'confirming approved "Nem fizettél."',
    'unconfirmed approved "Nem fizettél."',
  ],
  scriptFailed: [
    { type: 'scriptFailed' },
    `idle ${broken} → reload`,
    `confirming approved ${broken} → reload`,
    `unconfirmed approved ${broken} → reload`,
  ],
  approved: [
    { type: 'approved', paymentOrderID: '5O1' },
    'confirming approved → confirm first',
    'confirming approved → confirm first',
    'confirming approved → confirm first',
  ],
  confirmed: [
    { type: 'confirmed' },
    'idle "earlier" → leave paid',
    'confirming → leave paid',
    'unconfirmed → leave paid',
  ],
  'confirmationFailed, retryable': [
    firstFailed(retryable),
    'idle "reason"',
    'idle "reason"',
    'idle "reason"',
  ],
  'confirmationFailed, conflict': [
    firstFailed(conflict),
    'idle "earlier" → reload, then rejected',
    'confirming approved → reload, then rejected',
    'unconfirmed approved → reload, then rejected',
  ],
  'confirmationFailed, no answer to the first call': [
    firstFailed(noAnswer),
    'idle "earlier" → leave unconfirmed',
    'confirming approved → leave unconfirmed',
    'unconfirmed approved → leave unconfirmed',
  ],
  'confirmationFailed, offline at the first call': [
    firstFailed(offline),
    'unconfirmed "earlier"',
    'unconfirmed approved',
    'unconfirmed approved',
  ],
  'confirmationFailed, no answer to a later call': [
    laterFailed(noAnswer),
    'unconfirmed "earlier"',
    'unconfirmed approved',
    'unconfirmed approved',
  ],
  'confirmationFailed, pending': [
    firstFailed({ kind: 'pending' }),
    'unconfirmed "earlier" → reload',
    'unconfirmed approved → reload',
    'unconfirmed approved → reload',
  ],
  'confirmationFailed, deleted': [firstFailed({ kind: 'deleted' }), 'deleted', 'deleted', 'deleted'],
  'confirmationFailed, signed out': [
    laterFailed({ kind: 'signed-out' }),
    'idle "earlier" → offer login',
    'idle approved → offer login',
    'idle approved → offer login',
  ],
  rejected: [{ type: 'rejected', notice }, 'idle "reason"', 'idle "reason"', 'idle "reason"'],
  statusRequested: [
    { type: 'statusRequested' },
    'idle "earlier" → reload',
    'confirming approved → confirm again',
    'confirming approved → confirm again',
  ],
  pollDue: [
    { type: 'pollDue' },
    'idle "earlier"',
    'confirming approved',
    'unconfirmed approved → confirm again',
  ],
  'orderLoaded, unpaid as before': [
    { type: 'orderLoaded', order: unpaid },
    'idle "earlier"',
    'confirming approved',
    'unconfirmed approved',
  ],
  'orderLoaded, being processed': [
    { type: 'orderLoaded', order: capturing },
    'idle "earlier"',
    'confirming approved',
    'unconfirmed approved',
  ],
  'orderLoaded, paid': [
    { type: 'orderLoaded', order: paid },
    'idle "earlier"',
    'confirming approved',
    'idle → leave paid',
  ],
  'orderLoaded, in force': [
    { type: 'orderLoaded', order: active },
    'idle "earlier"',
    'confirming approved',
    'idle → leave paid',
  ],
  'orderLoaded, refunded': [
    { type: 'orderLoaded', order: refunded },
    'idle "earlier"',
    'confirming approved',
    'unconfirmed approved',
  ],
};

/** The rows that differ while the server processes the payment. */
const tableWhileCapturing: Record<string, Row> = {
  'startFailed, retryable': [
    startFailed(retryable),
    'idle "earlier" → reload, then rejected',
    'confirming approved → reload, then rejected',
    'unconfirmed approved → reload, then rejected',
  ],
  'confirmationFailed, retryable': [
    laterFailed(retryable),
    'idle "earlier" → reload, then rejected',
    'confirming approved → reload, then rejected',
    'unconfirmed approved → reload, then rejected',
  ],
  pollDue: [{ type: 'pollDue' }, 'idle "earlier"', 'confirming approved', 'unconfirmed approved'],
  'orderLoaded, unpaid again': [
    { type: 'orderLoaded', order: unpaid },
    `idle ${declined}`,
    'confirming approved',
    `idle ${declined}`,
  ],
  'orderLoaded, being processed as before': [
    { type: 'orderLoaded', order: capturing },
    'idle "earlier"',
    'confirming approved',
    'unconfirmed approved',
  ],
  'orderLoaded, paid': [
    { type: 'orderLoaded', order: paid },
    'idle "earlier" → leave paid',
    'confirming approved',
    'idle → leave paid',
  ],
  'orderLoaded, in force': [
    { type: 'orderLoaded', order: active },
    'idle "earlier" → leave paid',
    'confirming approved',
    'idle → leave paid',
  ],
  'orderLoaded, refunded': [
    { type: 'orderLoaded', order: refunded },
    'idle "earlier"',
    'confirming approved',
    'unconfirmed approved',
  ],
};

describe.each([
  ['an unpaid order', unpaid, table],
  ['an order whose payment the server processes', capturing, tableWhileCapturing],
])('a payment of %s', (_, order, rows) => {
  it.each(Object.entries(rows))('%s', (_, [event, idle, confirming, unconfirmed]) => {
    const after = (step: PaymentStep) => format(transition({ ...states[step], order }, event));
    expect([after('idle'), after('confirming'), after('unconfirmed')]).toEqual([
      idle,
      confirming,
      unconfirmed,
    ]);
    // There is no transition out of a deleted order.
    expect(after('deleted')).toBe('deleted');
  });
});

describe('the table above', () => {
  it('has every event', () => {
    const types: Record<PaymentEvent['type'], true> = {
      opened: true,
      orderLoaded: true,
      started: true,
      startFailed: true,
      cancelled: true,
      scriptFailed: true,
      approved: true,
      confirmed: true,
      confirmationFailed: true,
      rejected: true,
      statusRequested: true,
      pollDue: true,
    };
    const tested = new Set(Object.values(table).map(([event]) => event.type));
    expect([...tested].sort()).toEqual(Object.keys(types).sort());
  });
});

describe('a payment page', () => {
  it.each([
    ['nothing approved', unpaid, null, 'idle'],
    ['an approved payment', unpaid, '5O1', 'confirming approved'],
    ['an approved payment that is being processed', capturing, '5O1', 'idle approved'],
    ['an approved payment that was paid', paid, '5O1', 'idle approved'],
  ])('opened with %s starts as %s', (_, order, approvedPaymentID, expected) => {
    expect(format({ state: getInitialState(order, approvedPaymentID), effects: [] })).toBe(expected);
  });

  it("ignores an error of the provider's script after our own refusal, until the next start", () => {
    const refused = transition(states.idle, startFailed(retryable)).state;
    expect(format(transition(refused, { type: 'scriptFailed' }))).toBe('idle "reason"');
    const startedAgain = transition(refused, { type: 'started' }).state;
    expect(format(transition(startedAgain, { type: 'scriptFailed' }))).toBe(`idle ${broken} → reload`);
  });

  it('counts a repeated notice as a new one', () => {
    const once = transition(states.idle, { type: 'cancelled' }).state;
    const twice = transition(once, { type: 'cancelled' }).state;
    expect(twice.notice).toEqual(once.notice);
    expect(twice.noticeCount).toBeGreaterThan(once.noticeCount);
  });

  it('polls only while there is no reply and the order is not being processed', () => {
    const polling = Object.values(states).filter(isPolling);
    expect(polling).toEqual([states.unconfirmed]);
    expect(isPolling({ ...states.unconfirmed, order: capturing })).toBe(false);
  });
});

describe('the view of a payment page', () => {
  const gone = purchase({ isActive: 0, paymentState: 'unpaid', listingName: null });
  const free = purchase({ isActive: 0, paymentState: 'unpaid', price: 0 });

  it.each([
    ['unpaid', unpaid, 'payable', 'confirming', 'waiting'],
    ['being processed', capturing, 'waiting', 'confirming', 'waiting'],
    ['paid', paid, 'paid', 'confirming', 'paid'],
    ['in force without a payment', active, 'active', 'confirming', 'active'],
    ['refunded', refunded, 'refunded', 'confirming', 'refunded'],
    ['for a deleted listing', gone, 'listingGone', 'confirming', 'waiting'],
    ['free of charge', free, 'free', 'confirming', 'waiting'],
  ])(
    'of an order that is %s depends on the order and the step',
    (_, order, idle, confirming, unconfirmed) => {
      const view = (step: PaymentStep) => getView({ ...states[step], order });
      expect([view('idle'), view('confirming'), view('unconfirmed'), view('deleted')]).toEqual([
        idle,
        confirming,
        unconfirmed,
        'deleted',
      ]);
    },
  );
});
