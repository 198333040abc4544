import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayments } from '../../adapters/payments/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { paymentClock, paymentStage } from '../../testing/payments.ts';
import { paymentService } from './index.ts';

const steps = ['begun', 'asked', 'captured', 'concluded'] as const;

describe('a payment that is left hanging', () => {
  let t: TestApp;
  let stage: ReturnType<typeof paymentStage>;
  let buyer: Awaited<ReturnType<TestApp['signIn']>>;
  let orderID: number;
  let paymentOrderID: string;
  beforeAll(async () => {
    t = await testApp({ clock: paymentClock() });
    stage = paymentStage(t);
  });
  beforeEach(async () => {
    ({ buyer, orderID } = await stage.order());
    paymentOrderID = await stage.begin(buyer, orderID);
  });

  const paid = { isActive: 1, paymentState: 'paid' };
  /** Another process of the same site. */
  const process = (onStep?: (step: (typeof steps)[number]) => Promise<void>) =>
    paymentService({ ...t.deps, provider: openPayments(t.config), onStep });
  const session = () => ({ userID: buyer.userID, role: buyer.role, sessionID: buyer.sessionID });
  const reconcile = () => process().reconcile(t.clock.now());

  /** Lets a process go so far and no further, as one that was killed: nothing of it runs any more. */
  const dieAfter = (fatal: (typeof steps)[number]) =>
    new Promise<void>((died) => {
      const onStep = (step: string) => {
        if (step !== fatal) return Promise.resolve();
        died();
        return new Promise<void>(() => {});
      };
      void process(onStep).activate(session(), { orderID, paymentOrderID });
    });

  it.each(steps)('is finished after 30 seconds when its process died after "%s"', async (step) => {
    await stage.approve(paymentOrderID);
    await dieAfter(step);
    const before = await stage.books(orderID);
    expect(before.order?.paymentState).toBe(step === 'concluded' ? 'paid' : 'capturing');
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
    await stage.expectSound();
  });

  it('is finished after 30 seconds, however long its buyer had taken before', async () => {
    for (let look = 0; look < 6; look += 1) {
      t.clock.pass(150_000);
      await reconcile();
    }
    await stage.approve(paymentOrderID);
    await dieAfter('captured');
    t.clock.pass(31_000);
    await reconcile();
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    t.clock.pass(-15 * 60_000);
  });

  it.each(['begun', 'asked'] as const)(
    'gives the order back when its process died after "%s" and the card is declined',
    async (step) => {
      await stage.approve(paymentOrderID, 'declined');
      await dieAfter(step);
      t.clock.pass(31_000);
      await reconcile();
      expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'unpaid' });
      await stage.expectSound();
    },
  );

  it('is finished by a browser that asks again, once the dead process has had its time', async () => {
    await stage.approve(paymentOrderID);
    await dieAfter('captured');
    t.clock.pass(31_000);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    await stage.expectSound();
  });

  it('is finished when the connection was lost after the money was taken', async () => {
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
    await stage.expectSound();
  });

  it('is finished without a browser and without an event', async () => {
    await stage.approve(paymentOrderID);
    await reconcile();
    expect((await stage.books(orderID)).order?.paymentState).toBe('unpaid');
    t.clock.pass(31_000);
    await reconcile();
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectSound();
  });

  it('leaves the order free while nobody has approved it, and is forgotten after some hours', async () => {
    const nextLook = async () => {
      const row = await t.db
        .selectFrom('payments')
        .select('nextLookAt')
        .where('paymentOrderID', '=', paymentOrderID)
        .executeTakeFirstOrThrow();
      return row.nextLookAt;
    };
    t.clock.pass(31_000);
    await reconcile();
    expect(await stage.books(orderID)).toMatchObject({
      order: { paymentState: 'unpaid' },
      payments: [{ state: 'created' }],
    });
    const later = await nextLook();
    expect(later?.getTime()).toBeGreaterThan(t.clock.now().getTime());
    const hoursMs = 5 * 60 * 60_000;
    t.clock.pass(hoursMs);
    await reconcile();
    t.clock.pass(-hoursMs);
    expect(await nextLook()).toBeNull();
  });

  it('ends when its time is up over there: the order is free again', async () => {
    await stage.approve(paymentOrderID);
    await dieAfter('begun');
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
    await stage.expectSound();
  });

  it('never loses to a process that wakes up after its time', async () => {
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
      if (step !== 'asked') return Promise.resolve();
      reached();
      return asleep;
    }).activate(session(), { orderID, paymentOrderID });
    await arrived;
    t.clock.pass(31_000);
    await reconcile();
    const books = await stage.books(orderID);
    wake();
    expect(await late).toBe('Köszönjük, a fizetés sikeres! A csomagod aktív.');
    expect(await stage.books(orderID)).toEqual(books);
    expect(await stage.audit(orderID)).toHaveLength(1);
    await stage.expectSound();
  });
});
