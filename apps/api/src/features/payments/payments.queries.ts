import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

/**
 * creating (the provider is asked for its order) → created → capturing → captured → refunded; capturing → pending,
 * declined, mismatch, or back to created. A pending one goes on as capturing does; a declined one may be captured
 * after all, when the provider says so.
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
  'looks',
  'nextLookAt',
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

export const findPaymentOfOrder = (db: Database, orderID: number, paymentOrderID: string) =>
  payments(db).where('orderID', '=', orderID).where('paymentOrderID', '=', paymentOrderID).executeTakeFirst();

/** The youngest payment of an order that nobody has used yet. */
export const findUnusedPayment = (db: Database, orderID: number, since: Date) =>
  payments(db)
    .where('orderID', '=', orderID)
    .where('state', '=', 'created')
    .where('created', '>', since)
    .orderBy('paymentID', 'desc')
    .limit(1)
    .executeTakeFirst();

/** By what an event names: the provider's order, its capture, or at least our own order while its money moves. */
export async function findPaymentNamed(
  db: Database,
  named: {
    paymentOrderID?: string | undefined;
    captureID?: string | undefined;
    orderID?: number | undefined;
  },
): Promise<Payment | undefined> {
  const { paymentOrderID, captureID, orderID } = named;
  const byOrder =
    paymentOrderID && (await payments(db).where('paymentOrderID', '=', paymentOrderID).executeTakeFirst());
  if (byOrder) return byOrder;
  const byCapture = captureID && (await payments(db).where('captureID', '=', captureID).executeTakeFirst());
  if (byCapture) return byCapture;
  return orderID ? payments(db).where('liveOrderID', '=', orderID).executeTakeFirst() : undefined;
}

/** Payments whose turn has come, the longest waiting first; the job takes them from there. */
export const selectDuePayments = (db: Database, now: Date, limit: number) =>
  payments(db).where('nextLookAt', '<=', now).orderBy('nextLookAt').limit(limit).execute();

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

export interface PaymentChanges {
  state?: PaymentState;
  paymentOrderID?: string;
  payee?: string | null;
  captureID?: string;
  capturedAt?: Date;
  looks?: number;
  nextLookAt?: Date | null;
  leaseToken?: string | null;
  leaseUntil?: Date | null;
  updated: Date;
}

export const updatePayment = (db: Database, paymentID: number, changes: PaymentChanges) =>
  db.updateTable('payments').set(changes).where('paymentID', '=', paymentID).execute();

/** Puts off the next look, unless another process was faster: the value that was read decides. */
export async function takeTurn(
  db: Database,
  { paymentID, nextLookAt, looks }: Payment,
  next: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ nextLookAt: next, looks: looks + 1 })
    .where('paymentID', '=', paymentID)
    .where('nextLookAt', '=', nextLookAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const hasEvent = async (db: Database, eventID: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_events')
    .select('eventID')
    .where('eventID', '=', eventID)
    .executeTakeFirst()) !== undefined;

/** Of two that arrive at once, both may be applied (that does no harm), and one row stays. */
export const insertEvent = (
  db: Database,
  event: { eventID: string; eventType: string; paymentID: number | null; received: Date },
) =>
  db
    .insertInto('payment_events')
    .values(event)
    .onDuplicateKeyUpdate((row) => ({ eventID: row.ref('payment_events.eventID') }))
    .execute();
