import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentProvider } from '../../adapters/payments/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createPaymentFixture, paymentClock } from '../../testing/payments.ts';
import { createPaymentService } from './index.ts';

const steps = ['leased', 'checked', 'captured', 'applied'] as const;

describe('an unfinished payment', () => {
  let t: TestApp;
  let stage: ReturnType<typeof createPaymentFixture>;
  let buyer: Awaited<ReturnType<TestApp['signIn']>>;
  let orderID: number;
  let paymentOrderID: string;
  beforeAll(async () => {
    t = await testApp({ clock: paymentClock() });
    stage = createPaymentFixture(t);
  });
  beforeEach(async () => {
    ({ buyer, orderID } = await stage.order());
    paymentOrderID = await stage.begin(buyer, orderID);
  });

  const paid = { isActive: 1, paymentState: 'paid' };
  /** Another process of the same site. */
  const process = (onStep?: (step: (typeof steps)[number]) => Promise<void>) =>
    createPaymentService({ ...t.deps, provider: createPaymentProvider(t.config), onStep });
  const session = () => ({ userID: buyer.userID, role: buyer.role, sessionID: buyer.sessionID });
  const reconcile = () => process().reconcile(t.clock.now());

  /** Stops a process after a step for good, as a kill would. */
  const crashAfter = (lastStep: (typeof steps)[number]) =>
    new Promise<void>((crashed) => {
      const onStep = (step: string) => {
        if (step !== lastStep) return Promise.resolve();
        crashed();
        return new Promise<void>(() => {});
      };
      void process(onStep).activate(session(), { orderID, paymentOrderID });
    });

  it.each(steps)(
    'is finished after 30 seconds when its process crashed after the step "%s"',
    async (step) => {
      await stage.approve(paymentOrderID);
      await crashAfter(step);
      const before = await stage.books(orderID);
      expect(before.order?.paymentState).toBe(step === 'applied' ? 'paid' : 'capturing');
      await reconcile();
      expect(await stage.books(orderID)).toEqual(before);
      t.clock.pass(31_000);
      await Promise.all([reconcile(), reconcile(), reconcile()]);
      expect(await stage.books(orderID)).toMatchObject({
        order: paid,
        payments: [{ state: 'captured', captureID: `CAP${paymentOrderID}` }],
      });
      expect(await stage.audit(orderID)).toHaveLength(1);
      expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
      await stage.expectInvariants();
    },
  );

  it('is finished after 30 seconds, whatever backoff had built up before the approval', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      t.clock.pass(150_000);
      await reconcile();
    }
    await stage.approve(paymentOrderID);
    await crashAfter('captured');
    t.clock.pass(31_000);
    await reconcile();
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    t.clock.pass(-15 * 60_000);
  });

  it.each(['leased', 'checked'] as const)(
    'reopens the order when its process crashed after the step "%s" and the card is declined',
    async (step) => {
      await stage.approve(paymentOrderID, 'declined');
      await crashAfter(step);
      t.clock.pass(31_000);
      await reconcile();
      expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'unpaid' });
      await stage.expectInvariants();
    },
  );

  it('is finished by a repeated call of the browser once the lease of the crashed process has expired', async () => {
    await stage.approve(paymentOrderID);
    await crashAfter('captured');
    t.clock.pass(31_000);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    await stage.expectInvariants();
  });

  it('is finished when the connection was lost after the capture', async () => {
    await stage.approve(paymentOrderID, 'lost_connection');
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(503);
    expect((await stage.books(orderID)).order?.paymentState).toBe('capturing');
    t.clock.pass(31_000);
    await reconcile();
    expect((await stage.books(orderID)).order?.paymentState).toBe('capturing');
    await stage.provider(`faults/${paymentOrderID}`);
    t.clock.pass(31_000);
    await reconcile();
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectInvariants();
  });

  it('is finished without a browser and without an event', async () => {
    await stage.approve(paymentOrderID);
    await reconcile();
    expect((await stage.books(orderID)).order?.paymentState).toBe('unpaid');
    t.clock.pass(31_000);
    await reconcile();
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectInvariants();
  });

  it('leaves the order payable while it is not approved, and is given up after some hours', async () => {
    const nextAttempt = async () => {
      const row = await t.db
        .selectFrom('payments')
        .select('nextAttemptAt')
        .where('paymentOrderID', '=', paymentOrderID)
        .executeTakeFirstOrThrow();
      return row.nextAttemptAt;
    };
    t.clock.pass(31_000);
    await reconcile();
    expect(await stage.books(orderID)).toMatchObject({
      order: { paymentState: 'unpaid' },
      payments: [{ state: 'created' }],
    });
    const later = await nextAttempt();
    expect(later?.getTime()).toBeGreaterThan(t.clock.now().getTime());
    const hoursMs = 5 * 60 * 60_000;
    t.clock.pass(hoursMs);
    await reconcile();
    t.clock.pass(-hoursMs);
    expect(await nextAttempt()).toBeNull();
  });

  it('reopens the order when the provider no longer knows it', async () => {
    await stage.approve(paymentOrderID);
    await crashAfter('leased');
    await t.db
      .updateTable('payments')
      .set({ paymentOrderID: 'GONE' })
      .where('paymentOrderID', '=', paymentOrderID)
      .execute();
    t.clock.pass(31_000);
    await reconcile();
    expect(await stage.books(orderID)).toMatchObject({
      order: { paymentState: 'unpaid' },
      payments: [{ state: 'declined' }],
    });
    await stage.expectInvariants();
  });

  it('ignores the result of a process whose lease has expired', async () => {
    await stage.approve(paymentOrderID);
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let reached = () => {};
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const late = process((step) => {
      if (step !== 'checked') return Promise.resolve();
      reached();
      return asleep;
    }).activate(session(), { orderID, paymentOrderID });
    await arrived;
    t.clock.pass(31_000);
    await reconcile();
    const books = await stage.books(orderID);
    wake();
    expect(await late).toBe('Köszönjük, megkaptuk a fizetésedet!');
    expect(await stage.books(orderID)).toEqual(books);
    expect(await stage.audit(orderID)).toHaveLength(1);
    await stage.expectInvariants();
  });
});
