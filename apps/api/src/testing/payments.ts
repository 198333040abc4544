import type { Database } from '@piacter/db';
import { expect } from 'vitest';
import { createPaymentProvider, type PaymentProvider } from '../adapters/payments/index.ts';
import { findBrokenInvariants } from '../invariants/check.ts';
import type { TestApp } from './app.ts';
import { TestClock } from './clock.ts';
import { createBareProperty, createOrder } from './factories-listing-parts.ts';

type Buyer = Awaited<ReturnType<TestApp['signIn']>>;

/** The stored state of an order and its payments. */
async function getOrderState(db: Database, orderID: number) {
  const order = await db
    .selectFrom('service_orders')
    .select(['isActive', 'paymentState', 'validFrom', 'validTo'])
    .where('orderID', '=', orderID)
    .executeTakeFirst();
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'captureID'])
    .where('orderID', '=', orderID)
    .orderBy('paymentID')
    .execute();
  return { order, payments };
}

/** A fixture that acts as buyer, provider and bank over HTTP; the provider is the emulator. */
export function createPaymentFixture(t: TestApp) {
  const provider = async (path: string, body: object = {}) => {
    const reply = await t.request().post(`/dev/paypal/${path}`).send(body);
    expect(reply.status, `${path}: ${reply.text}`).toBe(200);
    return reply.body;
  };
  const create = (buyer: Buyer, orderID: number) =>
    t.request().post(`/api/service-orders/${orderID}/paypal-order`).set(buyer.auth);

  return {
    provider,
    create,
    /** The emulator as a provider, for tests that override one of its answers. */
    emulator(): PaymentProvider {
      const emulator = createPaymentProvider(t.config);
      if (!emulator) throw new Error('Payment is not set up');
      return emulator;
    },
    /** An owner with an unpaid PRO order for a property. */
    async order() {
      const buyer = await t.signIn('ingatlan_tulajdonos');
      const realEstateID = await createBareProperty(t.db, t.clock, { userID: buyer.userID });
      const orderID = await createOrder(t.db, t.clock, { userID: buyer.userID, realEstateID });
      return { buyer, realEstateID, orderID };
    },
    /** The provider's id of a new payment. */
    async begin(buyer: Buyer, orderID: number): Promise<string> {
      const reply = await create(buyer, orderID);
      expect(reply.status, reply.text).toBe(201);
      return reply.body.data.paymentOrderID;
    },
    approve: (paymentOrderID: string, fault: string | null = null) =>
      provider(`approve/${paymentOrderID}`, { fault }),
    activate: (buyer: Buyer, orderID: number, paymentOrderID: string) =>
      t.request().patch(`/api/service-orders/${orderID}/${paymentOrderID}/paypal-activation`).set(buyer.auth),
    /** Sends events; the statuses that our webhook replies with. */
    async events(paymentOrderID: string, types: string[], times = 1): Promise<number[]> {
      return (await provider(`events/${paymentOrderID}`, { types, times })).statuses;
    },
    books: (orderID: number) => getOrderState(t.db, orderID),
    audit: (orderID: number) =>
      t.db
        .selectFrom('audit_log')
        .select(['action', 'actorID', 'detail', 'requestID'])
        .where('entity', '=', 'service_order')
        .where('entityID', '=', orderID)
        .orderBy('auditID')
        .execute(),
    /** Asserts all invariants of the stored data. */
    async expectInvariants(): Promise<void> {
      expect(await findBrokenInvariants(t.db, new Date())).toEqual([]);
    },
  };
}

/**
 * A clock for tests of payments. The times of captures are the provider's, hence real ones, so it starts in the recent
 * past and a test may advance it by minutes.
 */
export const paymentClock = (): TestClock => new TestClock(new Date(Date.now() - 50 * 60_000).toISOString());
