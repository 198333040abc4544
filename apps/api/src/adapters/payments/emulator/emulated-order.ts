import { createHash } from 'node:crypto';
import { z } from 'zod';
import { emulated } from '../settings.ts';

/** Faults that can be injected into a payment, for tests and manual trials. */
const faults = [
  'declined',
  'pending',
  'slow',
  'underpaid',
  'overpaid',
  'wrong_currency',
  'foreign_order',
  'two_units',
  'other_payee',
  /** Captures, then drops all connections for the order, for the time of an outage. */
  'lost_connection',
  /** Drops all connections for the order, for the time of an outage. */
  'unreachable',
  'duplicate_events',
  'events_out_of_order',
] as const;
export const faultField = z.object({ fault: z.enum(faults).nullable().default(null) });
export type Fault = z.output<typeof faultField>['fault'];

interface Money {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: string;
  amount: Money;
  custom_id: string;
}

/** A returned capture; `requestKey` is the idempotency key that it was requested with. */
interface Refund {
  id: string;
  status: string;
  amount: Money;
  requestKey: string;
}

interface Unit {
  reference_id: string;
  custom_id: string;
  amount: Money;
  payee: { merchant_id: string };
  payments?: { captures: Capture[]; refunds?: Refund[] };
}

/** An order in the format of the provider's API. */
interface OrderView {
  id: string;
  intent: string;
  status: string;
  purchase_units: Unit[];
}

export interface EmulatedOrder {
  view: OrderView;
  fault: Fault;
  /** When it got its fault, milliseconds; an outage begins then. */
  faultSince?: number;
}

/** Milliseconds of an outage, after which the payment is settled as with the real provider. */
const outageMs = 60_000;

/** Whether connections for the order are dropped. */
export const isCutOff = ({ fault, view, faultSince = 0 }: EmulatedOrder): boolean =>
  Date.now() < faultSince + outageMs &&
  (fault === 'unreachable' || (fault === 'lost_connection' && view.status === 'COMPLETED'));

export const orderDraft = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().default('default'),
        custom_id: z.string(),
        amount: z.object({ currency_code: z.literal('HUF'), value: z.string().regex(/^[1-9]\d*$/) }),
      }),
    )
    .length(1),
});

/** Derives the id from the idempotency key, so that a repeated request returns the same order. */
export const toOrderID = (requestKey: string): string =>
  createHash('sha256').update(requestKey).digest('hex').slice(0, 17).toUpperCase();

export const createOrder = (id: string, draft: z.output<typeof orderDraft>): EmulatedOrder => ({
  view: {
    id,
    intent: draft.intent,
    status: 'CREATED',
    purchase_units: draft.purchase_units.map((unit) => ({
      ...unit,
      payee: { merchant_id: emulated.merchantID },
    })),
  },
  fault: null,
});

const getUnit = ({ view }: EmulatedOrder): Unit => {
  const [unit] = view.purchase_units;
  if (!unit) throw new Error('an order of the emulator has a purchase unit');
  return unit;
};

const unitChanges: Partial<Record<NonNullable<Fault>, (unit: Unit) => Unit[]>> = {
  underpaid: (unit) => [{ ...unit, amount: { ...unit.amount, value: '1' } }],
  overpaid: (unit) => [{ ...unit, amount: { ...unit.amount, value: `${unit.amount.value}0` } }],
  wrong_currency: (unit) => [{ ...unit, amount: { ...unit.amount, currency_code: 'EUR' } }],
  foreign_order: (unit) => [{ ...unit, custom_id: '4294967295' }],
  two_units: (unit) => [unit, { ...unit, reference_id: 'second' }],
  other_payee: (unit) => [{ ...unit, payee: { merchant_id: 'SOMEBODYELSE' } }],
};

export function setFault(order: EmulatedOrder, fault: Fault): void {
  order.fault = fault;
  order.faultSince = Date.now();
}

/** The buyer approves the order; some faults change what is approved. */
export function approve(order: EmulatedOrder, fault: Fault): void {
  const change = fault && unitChanges[fault];
  setFault(order, fault);
  order.view.status = 'APPROVED';
  if (change) order.view.purchase_units = change(getUnit(order));
}

export const toCaptureID = (orderID: string): string => `CAP${orderID}`;
export const getOrderIDOfCapture = (captureID: string): string => captureID.replace(/^CAP/, '');

/** Captures the order or returns the issue; idempotent. */
export function capture(order: EmulatedOrder): { issue?: string } {
  if (order.view.status === 'COMPLETED') return {};
  if (order.view.status !== 'APPROVED') return { issue: 'ORDER_NOT_APPROVED' };
  if (order.fault === 'declined') return { issue: 'INSTRUMENT_DECLINED' };
  const unit = getUnit(order);
  order.view.status = 'COMPLETED';
  unit.payments = {
    captures: [
      {
        id: toCaptureID(order.view.id),
        status: order.fault === 'pending' ? 'PENDING' : 'COMPLETED',
        amount: unit.amount,
        custom_id: unit.custom_id,
      },
    ],
  };
  return {};
}

export const findCapture = (order: EmulatedOrder): Capture | undefined =>
  getUnit(order).payments?.captures[0];

/** Returns the money of a capture; a part of it, if an amount is given. Idempotent by the key. */
export function refund(
  order: EmulatedOrder,
  { requestKey, value }: { requestKey: string; value: string | undefined },
): { issue: string } | { refund: Refund } {
  const { payments } = getUnit(order);
  const captured = payments?.captures[0];
  if (!payments || !captured) return { issue: 'INVALID_RESOURCE_ID' };
  payments.refunds ??= [];
  const status = order.fault === 'pending' ? 'PENDING' : 'COMPLETED';
  const known = payments.refunds.find((one) => one.requestKey === requestKey);
  // As the real one, a repeated request is answered with the state by now.
  if (known) return { refund: Object.assign(known, { status }) };
  if (captured.status === 'REFUNDED') return { issue: 'CAPTURE_FULLY_REFUNDED' };
  const amount = { ...captured.amount, value: value ?? captured.amount.value };
  if (Number(amount.value) > Number(captured.amount.value)) return { issue: 'REFUND_AMOUNT_EXCEEDED' };
  captured.status = amount.value === captured.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const made = {
    id: `REF${order.view.id}${payments.refunds.length || ''}`,
    status,
    amount,
    requestKey,
  };
  payments.refunds.push(made);
  return { refund: made };
}
