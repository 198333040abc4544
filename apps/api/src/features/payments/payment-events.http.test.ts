import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { paymentClock, paymentStage } from '../../testing/payments.ts';
import { paymentService } from './index.ts';

const approved = 'CHECKOUT.ORDER.APPROVED';
const completed = 'PAYMENT.CAPTURE.COMPLETED';
const refunded = 'PAYMENT.CAPTURE.REFUNDED';
const reversed = 'PAYMENT.CAPTURE.REVERSED';

describe("the provider's events", () => {
  let t: TestApp;
  let stage: ReturnType<typeof paymentStage>;
  let buyer: Awaited<ReturnType<TestApp['signIn']>>;
  let orderID: number;
  let realEstateID: number;
  let paymentOrderID: string;
  beforeAll(async () => {
    t = await testApp({ clock: paymentClock() });
    stage = paymentStage(t);
  });
  beforeEach(async () => {
    ({ buyer, orderID, realEstateID } = await stage.order());
    paymentOrderID = await stage.begin(buyer, orderID);
  });

  const paid = { isActive: 1, paymentState: 'paid' };
  const givenBack = { isActive: 0, paymentState: 'refunded' };
  const pay = async (fault: string | null = null) => {
    await stage.approve(paymentOrderID, fault);
    return (await stage.activate(buyer, orderID, paymentOrderID)).status;
  };
  const refund = (body: object = {}) =>
    fetch(`${t.address}/dev/paypal/v2/payments/captures/CAP${paymentOrderID}/refund`, {
      method: 'POST',
      headers: { ...emulatorAuth, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  let emulatorAuth: Record<string, string>;
  beforeAll(async () => {
    const reply = await fetch(`${t.address}/dev/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('piacter-emulator:piacter-emulator')}` },
    });
    const { access_token: token } = (await reply.json()) as { access_token: string };
    emulatorAuth = { Authorization: `Bearer ${token}` };
  });
  const kept = (types: string[]) =>
    t.db
      .selectFrom('payment_events as event')
      .innerJoin('payments as payment', 'payment.paymentID', 'event.paymentID')
      .select('event.eventID')
      .where('payment.orderID', '=', orderID)
      .where('event.eventType', 'in', types)
      .execute();

  it('do what the browser would have done that never came back', async () => {
    await stage.approve(paymentOrderID);
    expect(await stage.events(paymentOrderID, [approved])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    expect(await stage.audit(orderID)).toMatchObject([{ action: 'order_paid', actorID: null }]);
    await stage.expectSound();
  });

  it('may come before the browser: it is answered as if it had been first', async () => {
    await stage.approve(paymentOrderID);
    await stage.events(paymentOrderID, [approved, completed]);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    expect(await stage.audit(orderID)).toHaveLength(1);
  });

  it('are applied once, though one comes 25 times at once and beside the browser', async () => {
    await stage.approve(paymentOrderID);
    const [statuses, reply] = await Promise.all([
      stage.events(paymentOrderID, [approved], 25),
      stage.activate(buyer, orderID, paymentOrderID),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses).toHaveLength(25);
    expect(reply.status).toBe(200);
    expect(await kept([approved])).toHaveLength(1);
    expect(await stage.audit(orderID)).toHaveLength(1);
    const mails = (await t.mails()).filter(({ dedupeKey }) => dedupeKey === `order-activated:${orderID}`);
    expect(mails).toHaveLength(1);
    await stage.expectSound();
  });

  it.each(['duplicate_events', 'events_out_of_order'])('come as %s without harm', async (fault) => {
    expect(await pay(fault)).toBe(200);
    await expect.poll(() => kept([approved, completed]), { interval: 50 }).toHaveLength(2);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    expect(await stage.audit(orderID)).toHaveLength(1);
    await stage.expectSound();
  });

  it('are looked into once, however often one is replayed', async () => {
    await pay();
    const provider = stage.emulator();
    let asked = 0;
    const counting = {
      ...provider,
      isGenuine: async () => true,
      findOrder: (id: string) => {
        asked += 1;
        return provider.findOrder(id);
      },
    };
    const href = `https://api-m.paypal.com/v2/payments/captures/CAP${paymentOrderID}`;
    const event = { id: `WH-${orderID}`, event_type: refunded, resource: { links: [{ rel: 'up', href }] } };
    for (let round = 0; round < 3; round += 1)
      await paymentService({ ...t.deps, provider: counting }).receive({
        event,
        headers: {},
        body: JSON.stringify(event),
      });
    expect(asked).toBe(1);
    expect(await kept([refunded])).toHaveLength(1);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
  });

  it('are believed only with their signature', async () => {
    await stage.approve(paymentOrderID);
    const event = { id: 'WH-forged', event_type: approved, resource: { id: paymentOrderID } };
    const send = (headers: Record<string, string>) =>
      t.request().post('/api/paypal-webhook').set(headers).send(event);
    expect((await send({})).status).toBe(403);
    const signature = {
      'PayPal-Auth-Algo': 'SHA256withRSA',
      'PayPal-Cert-Url': 'https://api.paypal.com/cert',
      'PayPal-Transmission-Id': 'a',
      'PayPal-Transmission-Time': '2026-11-21T10:00:00Z',
      'PayPal-Transmission-Sig': 'Zm9yZ2Vk',
    };
    expect((await send(signature)).status).toBe(403);
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'unpaid' });
    expect(await kept([approved])).toEqual([]);
  });

  it('change nothing about a payment that is not ours', async () => {
    await t.db.deleteFrom('payments').where('orderID', '=', orderID).execute();
    await stage.approve(paymentOrderID);
    expect(await stage.events(paymentOrderID, [approved, refunded])).toEqual([200, 200]);
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'unpaid' });
  });

  it('complete and decline what was pending', async () => {
    expect(await pay('pending')).toBe(409);
    expect(await stage.events(paymentOrderID, ['PAYMENT.CAPTURE.PENDING'])).toEqual([200]);
    expect((await stage.books(orderID)).order?.paymentState).toBe('capturing');
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'COMPLETED' });
    await stage.events(paymentOrderID, [completed]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);

    ({ buyer, orderID } = await stage.order());
    paymentOrderID = await stage.begin(buyer, orderID);
    await pay('pending');
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'DECLINED' });
    await stage.events(paymentOrderID, ['PAYMENT.CAPTURE.DENIED']);
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'unpaid' });
    await stage.expectSound();
  });

  it('bring a payment to its end that was declined before and went through after all', async () => {
    await pay('pending');
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'DECLINED' });
    await stage.events(paymentOrderID, ['PAYMENT.CAPTURE.DENIED']);
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'COMPLETED' });
    await stage.events(paymentOrderID, [completed]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectSound();
  });

  it('tell of money that was taken twice, which somebody has to give back', async () => {
    await pay('pending');
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'DECLINED' });
    await stage.events(paymentOrderID, ['PAYMENT.CAPTURE.DENIED']);
    const second = await stage.begin(buyer, orderID);
    await stage.approve(second);
    expect((await stage.activate(buyer, orderID, second)).status).toBe(200);
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'COMPLETED' });
    expect(await stage.events(paymentOrderID, [completed])).toEqual([200]);
    expect((await stage.books(orderID)).payments.map(({ state }) => state)).toEqual(['declined', 'captured']);
    expect((await stage.audit(orderID)).map(({ action }) => action)).toEqual([
      'payment_declined',
      'order_paid',
      'payment_superfluous',
    ]);
    await stage.expectSound();
  });

  it('take an order out of force whose money went back, and move the one behind it up', async () => {
    await pay();
    const behind = await createOrder(t.db, t.clock, { userID: buyer.userID, realEstateID, quantity: 10 });
    const second = await stage.begin(buyer, behind);
    await stage.approve(second);
    await stage.activate(buyer, behind, second);
    expect((await stage.books(behind)).order?.validFrom).not.toEqual(t.clock.now());

    expect((await refund()).status).toBe(201);
    expect(await stage.events(paymentOrderID, [refunded], 3)).toEqual([200, 200, 200]);
    expect(await stage.books(orderID)).toMatchObject({
      order: givenBack,
      payments: [{ state: 'refunded' }],
    });
    expect((await stage.audit(orderID)).map(({ action }) => action)).toEqual([
      'order_paid',
      'order_refunded',
    ]);
    expect((await stage.books(behind)).order).toMatchObject({ ...paid, validFrom: t.clock.now() });
    const answer = await stage.activate(buyer, orderID, paymentOrderID);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    await stage.expectSound();
  });

  it('leave an order in force of which a part was given back', async () => {
    await pay();
    await refund({ amount: { currency_code: 'HUF', value: '100' } });
    expect(await stage.events(paymentOrderID, [refunded])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectSound();
  });

  it('tell of a reversal, whatever the capture says', async () => {
    await pay();
    expect(await stage.events(paymentOrderID, [reversed])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(givenBack);
    await stage.events(paymentOrderID, [completed]);
    expect((await stage.books(orderID)).order).toMatchObject(givenBack);
    await stage.expectSound();
  });

  it('never put an order in force whose money is back before it was known to be taken', async () => {
    await stage.approve(paymentOrderID, 'lost_connection');
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(503);
    await stage.provider(`faults/${paymentOrderID}`);
    await refund();
    expect(await stage.events(paymentOrderID, [refunded, completed])).toEqual([200, 200]);
    expect((await stage.books(orderID)).order).toMatchObject(givenBack);
    await stage.expectSound();
  });

  it('are sent again when the provider could not be asked', async () => {
    await stage.approve(paymentOrderID, 'unreachable');
    expect(await stage.events(paymentOrderID, [approved])).toEqual([503]);
    expect(await kept([approved])).toEqual([]);
    await stage.provider(`faults/${paymentOrderID}`);
    expect(await stage.events(paymentOrderID, [approved])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
  });

  it('are sent again while nobody knows whether the money was taken', async () => {
    await stage.approve(paymentOrderID);
    const provider = {
      ...stage.emulator(),
      isGenuine: async () => true,
      capture: async () => 'unknown' as const,
    };
    const event = { id: `WH-${orderID}`, event_type: approved, resource: { id: paymentOrderID } };
    const receiving = paymentService({ ...t.deps, provider }).receive({
      event,
      headers: {},
      body: JSON.stringify(event),
    });
    await expect(receiving).rejects.toMatchObject({ code: 'unavailable' });
    expect(await kept([approved])).toEqual([]);
    expect((await stage.books(orderID)).order?.paymentState).toBe('capturing');
    expect(await stage.events(paymentOrderID, [approved])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectSound();
  });
});
