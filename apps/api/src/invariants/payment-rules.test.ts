import type { AuditAction } from '@piacter/contracts/audit';
import type { Database } from '@piacter/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeAudit } from '../core/db/audit.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { TestClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { createOrder } from '../testing/factories-listing-parts.ts';
import { createUser } from '../testing/users.ts';
import { findBrokenInvariants } from './check.ts';

describe('the rules of orders and payments', () => {
  const clock = new TestClock();
  let db: Database;
  let userID: number;
  beforeEach(async () => {
    db = await testDatabase();
    for (const table of ['service_orders', 'payments', 'audit_log'] as const)
      await db.deleteFrom(table).execute();
    userID = (await createUser(db, clock, { role: 'szakember' })).userID;
  });

  /** A package counted in pieces, which needs no validity. */
  const createPaidOrder = (overrides = {}) =>
    createOrder(db, clock, { userID, packageType: 7, isActive: 1, ...overrides });
  const findBrokenSentences = async () =>
    (await findBrokenInvariants(db, new Date())).map(({ sentence }) => sentence);
  const setOrder = (orderID: number, changes: object) =>
    db.updateTable('service_orders').set(changes).where('orderID', '=', orderID).execute();
  const setPayment = (orderID: number, changes: object) =>
    db.updateTable('payments').set(changes).where('orderID', '=', orderID).execute();
  const audit = (entityID: number, action: AuditAction) =>
    inTransaction(db, (trx) =>
      writeAudit(trx, {
        at: clock.now(),
        actorID: userID,
        action,
        entity: 'service_order',
        entityID,
      }),
    );

  it('hold for a paid order', async () => {
    await createPaidOrder();
    expect(await findBrokenSentences()).toEqual([]);
  });

  it('detect an active unpaid order, unless an admin or the demo data activated it', async () => {
    const orderID = await createPaidOrder({ paymentState: 'unpaid' });
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^An active order is paid/)]);
    await audit(orderID, 'order_paid');
    expect(await findBrokenSentences()).toHaveLength(1);
    await audit(orderID, 'order_activated');
    expect(await findBrokenSentences()).toEqual([]);
  });

  it('detect an order paid below its price', async () => {
    await setPayment(await createPaidOrder(), { amount: 9899 });
    expect(await findBrokenSentences()).toEqual([
      expect.stringMatching(/^An active order is paid/),
      expect.stringMatching(/^An order is marked as paid/),
    ]);
  });

  it('detect a paid order that is not active, unless an admin deactivated it', async () => {
    const orderID = await createPaidOrder();
    await setOrder(orderID, { isActive: 0 });
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^A paid order is active/)]);
    await audit(orderID, 'order_deactivated');
    expect(await findBrokenSentences()).toEqual([]);
  });

  it('detect a captured payment of a missing order, unless an admin deleted it', async () => {
    const orderID = await createPaidOrder();
    await db.deleteFrom('service_orders').execute();
    expect(await findBrokenSentences()).toEqual([
      expect.stringMatching(/^A captured or unfinished payment has its order/),
    ]);
    await audit(orderID, 'order_deleted');
    expect(await findBrokenSentences()).toEqual([]);
  });

  it.each(['capturing', 'pending'])('detect a payment that is %s for a missing order', async (state) => {
    await setPayment(await createPaidOrder(), { state, updated: new Date() });
    await db.deleteFrom('service_orders').execute();
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^A captured or unfinished payment/)]);
  });

  it('detect a payment by another user, a capture without its time, and an overused package', async () => {
    const orderID = await createPaidOrder({ quantity: 5, usedCount: 5 });
    expect(await findBrokenSentences()).toEqual([]);
    await setPayment(orderID, { userID: userID + 1 });
    expect(await findBrokenSentences()).toEqual(['A payment is made by the buyer of its order.']);
    await setPayment(orderID, { userID, capturedAt: null });
    expect(await findBrokenSentences()).toEqual([
      expect.stringMatching(/^A captured payment has the provider/),
    ]);
    await setPayment(orderID, { capturedAt: clock.now() });
    await setOrder(orderID, { usedCount: 6 });
    expect(await findBrokenSentences()).toEqual(['No package is used beyond its quantity.']);
  });

  it('detect overlapping packages of a user', async () => {
    const days = { validFrom: new Date(), validTo: new Date(Date.now() + 86_400_000) };
    const social = { packageType: 10, ...days };
    const first = await createPaidOrder(social);
    await createPaidOrder({ ...social, packageType: 11 });
    const other = (await createUser(db, clock, { role: 'szakember' })).userID;
    await createPaidOrder({ ...social, userID: other });
    expect(await findBrokenSentences()).toEqual([]);
    await createPaidOrder(social);
    expect(await findBrokenInvariants(db, new Date())).toEqual([
      { sentence: expect.stringMatching(/^Packages of one type/), ids: [first] },
    ]);
  });

  it('detect an order marked as being paid without an unfinished payment, and the reverse', async () => {
    const orderID = await createPaidOrder();
    await setOrder(orderID, { isActive: 0, paymentState: 'capturing' });
    await setPayment(orderID, { state: 'pending' });
    expect(await findBrokenSentences()).toEqual([]);
    await setPayment(orderID, { state: 'declined' });
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^An order is marked as being paid/)]);
    await setOrder(orderID, { paymentState: 'unpaid' });
    await setPayment(orderID, { state: 'pending' });
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^An order is marked as being paid/)]);
  });

  it('detect a refunded order that is still active', async () => {
    const orderID = await createPaidOrder();
    await setOrder(orderID, { isActive: 0, paymentState: 'refunded' });
    await setPayment(orderID, { state: 'refunded' });
    expect(await findBrokenSentences()).toEqual([]);
    await setOrder(orderID, { isActive: 1 });
    await audit(orderID, 'order_activated');
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^A refunded order is not active/)]);
  });

  it('detect a stuck payment', async () => {
    const orderID = await createPaidOrder();
    await setOrder(orderID, { isActive: 0, paymentState: 'capturing' });
    await setPayment(orderID, { state: 'capturing', updated: new Date(Date.now() - 3_700_000) });
    expect(await findBrokenSentences()).toEqual([expect.stringMatching(/^No payment has been stuck/)]);
  });

  it('are enforced by unique keys for the capture and for the unfinished payment of an order', async () => {
    const [first, second] = [await createPaidOrder(), await createPaidOrder()];
    const { captureID } = await db
      .selectFrom('payments')
      .select('captureID')
      .where('orderID', '=', first)
      .executeTakeFirstOrThrow();
    await expect(setPayment(second, { captureID })).rejects.toMatchObject({ errno: 1062 });
    await expect(setPayment(second, { orderID: first })).rejects.toMatchObject({ errno: 1062 });
  });
});
