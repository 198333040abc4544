import type { Database } from '@piacter/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeAudit } from '../core/db/audit.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { TestClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { createOrder } from '../testing/factories-listing-parts.ts';
import { createUser } from '../testing/users.ts';
import { findBrokenInvariants } from './check.ts';

describe('the rules of orders and money', () => {
  const clock = new TestClock();
  let db: Database;
  let userID: number;
  beforeEach(async () => {
    db = await testDatabase();
    for (const table of ['service_orders', 'payments', 'audit_log'] as const)
      await db.deleteFrom(table).execute();
    userID = (await createUser(db, clock, { role: 'szakember' })).userID;
  });

  /** Counted in pieces, so that it needs no days. */
  const bought = (overrides = {}) =>
    createOrder(db, clock, { userID, packageType: 7, isActive: 1, ...overrides });
  const broken = async () => (await findBrokenInvariants(db)).map(({ sentence }) => sentence);
  const setOrder = (orderID: number, changes: object) =>
    db.updateTable('service_orders').set(changes).where('orderID', '=', orderID).execute();
  const setPayment = (orderID: number, changes: object) =>
    db.updateTable('payments').set(changes).where('orderID', '=', orderID).execute();
  const audit = (entityID: number, action: string) =>
    inTransaction(db, (trx) =>
      writeAudit(trx, {
        at: clock.now(),
        actorID: userID,
        action,
        entity: 'service_order',
        entityID,
        detail: {},
      }),
    );

  it('hold for an order that was paid', async () => {
    await bought();
    expect(await broken()).toEqual([]);
  });

  it('find an active order that nobody has paid, unless an admin or the demo data did it', async () => {
    const orderID = await bought({ paymentState: 'unpaid' });
    expect(await broken()).toEqual([expect.stringMatching(/^An active order is paid/)]);
    await audit(orderID, 'order_paid');
    expect(await broken()).toHaveLength(1);
    await audit(orderID, 'order_activated');
    expect(await broken()).toEqual([]);
  });

  it('find an order that was paid less than its price', async () => {
    await setPayment(await bought(), { amount: 9899 });
    expect(await broken()).toEqual([
      expect.stringMatching(/^An active order is paid/),
      expect.stringMatching(/^An order counts as paid/),
    ]);
  });

  it('find an order that was paid and never put in force, unless an admin took it out', async () => {
    const orderID = await bought();
    await setOrder(orderID, { isActive: 0 });
    expect(await broken()).toEqual([expect.stringMatching(/^A paid order is active/)]);
    await audit(orderID, 'order_deactivated');
    expect(await broken()).toEqual([]);
  });

  it('find money that was taken for an order that is gone, unless an admin deleted it', async () => {
    const orderID = await bought();
    await db.deleteFrom('service_orders').execute();
    expect(await broken()).toEqual([
      expect.stringMatching(/^A payment that is captured or under way has its order/),
    ]);
    await audit(orderID, 'order_deleted');
    expect(await broken()).toEqual([]);
  });

  it.each(['capturing', 'pending'])('find a payment that is %s for an order that is gone', async (state) => {
    await setPayment(await bought(), { state, updated: new Date() });
    await db.deleteFrom('service_orders').execute();
    expect(await broken()).toEqual([expect.stringMatching(/^A payment that is captured or under way/)]);
  });

  it('find a payment by somebody else, one that forgot its capture, and a package used too often', async () => {
    const orderID = await bought({ quantity: 5, usedCount: 5 });
    expect(await broken()).toEqual([]);
    await setPayment(orderID, { userID: userID + 1 });
    expect(await broken()).toEqual(['A payment is made by the buyer of its order.']);
    await setPayment(orderID, { userID, capturedAt: null });
    expect(await broken()).toEqual([expect.stringMatching(/^A captured payment knows its numbers/)]);
    await setPayment(orderID, { capturedAt: clock.now() });
    await setOrder(orderID, { usedCount: 6 });
    expect(await broken()).toEqual(['No package is used beyond its quantity.']);
  });

  it('find two packages of a user that are in force at the same time', async () => {
    const days = { validFrom: new Date(), validTo: new Date(Date.now() + 86_400_000) };
    const social = { packageType: 10, ...days };
    const first = await bought(social);
    await bought({ ...social, packageType: 11 });
    const other = (await createUser(db, clock, { role: 'szakember' })).userID;
    await bought({ ...social, userID: other });
    expect(await broken()).toEqual([]);
    await bought(social);
    expect(await findBrokenInvariants(db)).toEqual([
      { sentence: expect.stringMatching(/^Packages of one type/), ids: [first] },
    ]);
  });

  it('find an order that is held by no payment, and a payment that holds no order', async () => {
    const orderID = await bought();
    await setOrder(orderID, { isActive: 0, paymentState: 'capturing' });
    await setPayment(orderID, { state: 'pending' });
    expect(await broken()).toEqual([]);
    await setPayment(orderID, { state: 'declined' });
    expect(await broken()).toEqual([expect.stringMatching(/^An order is being paid exactly/)]);
    await setOrder(orderID, { paymentState: 'unpaid' });
    await setPayment(orderID, { state: 'pending' });
    expect(await broken()).toEqual([expect.stringMatching(/^An order is being paid exactly/)]);
  });

  it('find a refunded order that is still in force', async () => {
    const orderID = await bought();
    await setOrder(orderID, { isActive: 0, paymentState: 'refunded' });
    await setPayment(orderID, { state: 'refunded' });
    expect(await broken()).toEqual([]);
    await setOrder(orderID, { isActive: 1 });
    await audit(orderID, 'order_activated');
    expect(await broken()).toEqual([expect.stringMatching(/^A refunded order is not active/)]);
  });

  it('find a payment that hangs', async () => {
    const orderID = await bought();
    await setOrder(orderID, { isActive: 0, paymentState: 'capturing' });
    await setPayment(orderID, { state: 'capturing', updated: new Date(Date.now() - 3_700_000) });
    expect(await broken()).toEqual([expect.stringMatching(/^No payment has been hanging/)]);
  });

  it('are kept by the tables too: no capture twice, no second live payment of an order', async () => {
    const [first, second] = [await bought(), await bought()];
    const { captureID } = await db
      .selectFrom('payments')
      .select('captureID')
      .where('orderID', '=', first)
      .executeTakeFirstOrThrow();
    await expect(setPayment(second, { captureID })).rejects.toMatchObject({ errno: 1062 });
    await expect(setPayment(second, { orderID: first })).rejects.toMatchObject({ errno: 1062 });
  });
});
