import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

/**
 * State graph: creating (the provider's order is requested) → created → capturing → captured → refunded; capturing →
 * pending, declined, mismatch, or back to created. Pending goes on like capturing; declined may still become captured
 * when the provider reports it.
 */
export type PaymentState =
  | 'creating'
  | 'created'
  | 'capturing'
  | 'pending'
  | 'captured'
  | 'declined'
  | 'mismatch'
  | 'refunded';

const paymentColumns = [
  'paymentID',
  'orderID',
  'paymentOrderID',
  'captureID',
  'state',
  'amount',
  'payee',
  'captureKey',
  'created',
  'attempts',
  'nextAttemptAt',
  'leaseToken',
  'leaseUntil',
] as const;

const payments = (db: Database) =>
  db.selectFrom('payments').select(paymentColumns).$narrowType<{ state: PaymentState }>();

export const findPayment = (db: Database, paymentID: number) =>
  payments(db).where('paymentID', '=', paymentID).executeTakeFirst();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const lockPayment = (trx: Trx, paymentID: number) =>
  payments(trx).where('paymentID', '=', paymentID).forUpdate().executeTakeFirstOrThrow();

export const findCapturedPayment = (db: Database, orderID: number) =>
  payments(db).where('orderID', '=', orderID).where('state', '=', 'captured').executeTakeFirst();

export const findPaymentOfOrder = (db: Database, orderID: number, paymentOrderID: string) =>
  payments(db).where('orderID', '=', orderID).where('paymentOrderID', '=', paymentOrderID).executeTakeFirst();

/** The latest payment of an order that has not been approved or captured. */
export const findUnusedPayment = (db: Database, orderID: number, since: Date) =>
  payments(db)
    .where('orderID', '=', orderID)
    .where('state', '=', 'created')
    .where('created', '>', since)
    .orderBy('paymentID', 'desc')
    .limit(1)
    .executeTakeFirst();

/** By what an event refers to: the provider's order, its capture, or our own order while it is being paid. */
export async function findPaymentOfEvent(
  db: Database,
  reference: {
    paymentOrderID?: string | undefined;
    captureID?: string | undefined;
    orderID?: number | undefined;
  },
): Promise<Payment | undefined> {
  const { paymentOrderID, captureID, orderID } = reference;
  const byOrder =
    paymentOrderID && (await payments(db).where('paymentOrderID', '=', paymentOrderID).executeTakeFirst());
  if (byOrder) return byOrder;
  const byCapture = captureID && (await payments(db).where('captureID', '=', captureID).executeTakeFirst());
  if (byCapture) return byCapture;
  return orderID ? payments(db).where('liveOrderID', '=', orderID).executeTakeFirst() : undefined;
}

/** Payments whose next attempt is due, the longest waiting first. */
export const selectDuePayments = (db: Database, now: Date, limit: number) =>
  payments(db).where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt').limit(limit).execute();

interface NewPayment {
  orderID: number;
  userID: number;
  amount: number;
  createKey: string;
  captureKey: string;
  now: Date;
}

export async function insertPayment(db: Database, { now, ...payment }: NewPayment): Promise<number> {
  const { insertId } = await db
    .insertInto('payments')
    .values({ ...payment, state: 'creating', created: now, updated: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export interface PaymentUpdate {
  state?: PaymentState;
  paymentOrderID?: string;
  payee?: string | null;
  captureID?: string;
  capturedAt?: Date;
  attempts?: number;
  nextAttemptAt?: Date | null;
  leaseToken?: string | null;
  leaseUntil?: Date | null;
  updated: Date;
}

export const updatePayment = (db: Database, paymentID: number, changes: PaymentUpdate) =>
  db.updateTable('payments').set(changes).where('paymentID', '=', paymentID).execute();

/** Schedules the next attempt; false when another process was faster (compare and swap on `nextAttemptAt`). */
export async function claimDuePayment(
  db: Database,
  { paymentID, nextAttemptAt, attempts }: Payment,
  next: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ nextAttemptAt: next, attempts: attempts + 1 })
    .where('paymentID', '=', paymentID)
    .where('nextAttemptAt', '=', nextAttemptAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const hasEvent = async (db: Database, eventID: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_events')
    .select('eventID')
    .where('eventID', '=', eventID)
    .executeTakeFirst()) !== undefined;

/** Two identical events at once may both be applied, which is harmless; one row is kept. */
export const insertEvent = (
  db: Database,
  event: { eventID: string; eventType: string; paymentID: number | null; received: Date },
) =>
  db
    .insertInto('payment_events')
    .values(event)
    .onDuplicateKeyUpdate((row) => ({ eventID: row.ref('payment_events.eventID') }))
    .execute();
