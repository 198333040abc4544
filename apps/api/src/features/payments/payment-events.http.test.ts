import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createPaymentFixture, paymentClock } from '../../testing/payments.ts';
import { createPaymentService } from './index.ts';

const approved = 'CHECKOUT.ORDER.APPROVED';
const completed = 'PAYMENT.CAPTURE.COMPLETED';
const refunded = 'PAYMENT.CAPTURE.REFUNDED';
const reversed = 'PAYMENT.CAPTURE.REVERSED';

describe('webhook events of the payment provider', () => {
  let t: TestApp;
  let stage: ReturnType<typeof createPaymentFixture>;
  let buyer: Awaited<ReturnType<TestApp['signIn']>>;
  let orderID: number;
  let realEstateID: number;
  let paymentOrderID: string;
  beforeAll(async () => {
    t = await testApp({ clock: paymentClock() });
    stage = createPaymentFixture(t);
  });
  beforeEach(async () => {
    ({ buyer, orderID, realEstateID } = await stage.order());
    paymentOrderID = await stage.begin(buyer, orderID);
  });

  const paid = { isActive: 1, paymentState: 'paid' };
  const refundedOrder = { isActive: 0, paymentState: 'refunded' };
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

  it('activate the order when the browser never returns', async () => {
    await stage.approve(paymentOrderID);
    expect(await stage.events(paymentOrderID, [approved])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    expect(await stage.audit(orderID)).toMatchObject([{ action: 'order_paid', actorID: null }]);
    await stage.expectInvariants();
  });

  it('may arrive before the browser, which still gets a success reply', async () => {
    await stage.approve(paymentOrderID);
    await stage.events(paymentOrderID, [approved, completed]);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    expect(await stage.audit(orderID)).toHaveLength(1);
  });

  it('are applied once when one arrives 25 times at once, in parallel with the browser', async () => {
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
    await stage.expectInvariants();
  });

  it.each(['duplicate_events', 'events_out_of_order'])('tolerate %s', async (fault) => {
    expect(await pay(fault)).toBe(200);
    await expect.poll(() => kept([approved, completed]), { interval: 50 }).toHaveLength(2);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    expect(await stage.audit(orderID)).toHaveLength(1);
    await stage.expectInvariants();
  });

  it('are processed once, however often they are replayed', async () => {
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
      await createPaymentService({ ...t.deps, provider: counting }).receive({
        event,
        headers: {},
        body: JSON.stringify(event),
      });
    expect(asked).toBe(1);
    expect(await kept([refunded])).toHaveLength(1);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
  });

  it('are rejected without a valid signature', async () => {
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

  it('are ignored for an unknown payment', async () => {
    await t.db.deleteFrom('payments').where('orderID', '=', orderID).execute();
    await stage.approve(paymentOrderID);
    expect(await stage.events(paymentOrderID, [approved, refunded])).toEqual([200, 200]);
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'unpaid' });
  });

  it('complete or decline a pending payment', async () => {
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
    await stage.expectInvariants();
  });

  it('complete a declined payment that was captured after all', async () => {
    await pay('pending');
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'DECLINED' });
    await stage.events(paymentOrderID, ['PAYMENT.CAPTURE.DENIED']);
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'COMPLETED' });
    await stage.events(paymentOrderID, [completed]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectInvariants();
  });

  it('record a duplicate payment, which has to be refunded by hand', async () => {
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
    await stage.expectInvariants();
  });

  it('deactivate a refunded order, and move the next one in its queue up', async () => {
    await pay();
    const behind = await createOrder(t.db, t.clock, { userID: buyer.userID, realEstateID, quantity: 10 });
    const second = await stage.begin(buyer, behind);
    await stage.approve(second);
    await stage.activate(buyer, behind, second);
    expect((await stage.books(behind)).order?.validFrom).not.toEqual(t.clock.now());

    expect((await refund()).status).toBe(201);
    expect(await stage.events(paymentOrderID, [refunded], 3)).toEqual([200, 200, 200]);
    expect(await stage.books(orderID)).toMatchObject({
      order: refundedOrder,
      payments: [{ state: 'refunded' }],
    });
    expect((await stage.audit(orderID)).map(({ action }) => action)).toEqual([
      'order_paid',
      'order_refunded',
    ]);
    expect((await stage.books(behind)).order).toMatchObject({ ...paid, validFrom: t.clock.now() });
    const answer = await stage.activate(buyer, orderID, paymentOrderID);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    await stage.expectInvariants();
  });

  it('leave a partially refunded order active', async () => {
    await pay();
    await refund({ amount: { currency_code: 'HUF', value: '100' } });
    expect(await stage.events(paymentOrderID, [refunded])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectInvariants();
  });

  it('deactivate the order on a reversal, whatever the status of the capture', async () => {
    await pay();
    expect(await stage.events(paymentOrderID, [reversed])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(refundedOrder);
    await stage.events(paymentOrderID, [completed]);
    expect((await stage.books(orderID)).order).toMatchObject(refundedOrder);
    await stage.expectInvariants();
  });

  it('never activate an order that was refunded before its capture was known', async () => {
    await stage.approve(paymentOrderID, 'lost_connection');
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(503);
    await stage.provider(`faults/${paymentOrderID}`);
    await refund();
    expect(await stage.events(paymentOrderID, [refunded, completed])).toEqual([200, 200]);
    expect((await stage.books(orderID)).order).toMatchObject(refundedOrder);
    await stage.expectInvariants();
  });

  it('are sent again when the provider was unreachable', async () => {
    await stage.approve(paymentOrderID, 'unreachable');
    expect(await stage.events(paymentOrderID, [approved])).toEqual([503]);
    expect(await kept([approved])).toEqual([]);
    await stage.provider(`faults/${paymentOrderID}`);
    expect(await stage.events(paymentOrderID, [approved])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
  });

  it('are sent again while the result of the capture is unknown', async () => {
    await stage.approve(paymentOrderID);
    const provider = {
      ...stage.emulator(),
      isGenuine: async () => true,
      capture: async () => 'unknown' as const,
    };
    const event = { id: `WH-${orderID}`, event_type: approved, resource: { id: paymentOrderID } };
    const receiving = createPaymentService({ ...t.deps, provider }).receive({
      event,
      headers: {},
      body: JSON.stringify(event),
    });
    await expect(receiving).rejects.toMatchObject({ code: 'unavailable' });
    expect(await kept([approved])).toEqual([]);
    expect((await stage.books(orderID)).order?.paymentState).toBe('capturing');
    expect(await stage.events(paymentOrderID, [approved])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    await stage.expectInvariants();
  });
});
