import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { billingSample } from '../../testing/billing-sample.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createPaymentFixture, paymentClock } from '../../testing/payments.ts';
import { createPaymentService } from './index.ts';

describe('paying for an order', () => {
  let t: TestApp;
  let stage: ReturnType<typeof createPaymentFixture>;
  let buyer: Awaited<ReturnType<TestApp['signIn']>>;
  let orderID: number;
  let realEstateID: number;
  beforeAll(async () => {
    t = await testApp({ clock: paymentClock() });
    stage = createPaymentFixture(t);
  });
  beforeEach(async () => {
    ({ buyer, orderID, realEstateID } = await stage.order());
  });

  const session = () => ({ userID: buyer.userID, role: buyer.role, sessionID: buyer.sessionID });
  const unpaid = { isActive: 0, paymentState: 'unpaid' };
  const paid = { isActive: 1, paymentState: 'paid' };
  const fail = (reply: { status: number; body: { code?: string } }) => [reply.status, reply.body.code];

  // Shows API-38.
  it('activates the order, promotes the listing, sends one mail and writes an audit entry', async () => {
    const before = (await t.mails()).length;
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    const reply = await stage.activate(buyer, orderID, paymentOrderID);
    expect([reply.status, reply.body.message]).toEqual([200, 'Köszönjük, megkaptuk a fizetésedet!']);
    expect(await stage.books(orderID)).toMatchObject({
      order: { ...paid, validFrom: t.clock.now() },
      payments: [{ state: 'captured', captureID: `CAP${paymentOrderID}` }],
    });
    const listing = await t.db
      .selectFrom('real_estates')
      .select('promotion')
      .where('realEstateID', '=', realEstateID)
      .executeTakeFirstOrThrow();
    expect(listing.promotion).toBe(4);
    const mails = (await t.mails()).slice(before);
    expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [buyer.email, 'Megkaptuk a fizetésedet: Csomag'],
    ]);
    expect(mails[0]?.text).toMatch(/9\s900\sFt/u);
    expect(mails[0]?.text).toContain(`http://piacter.test/ingatlan_tulajdonos/rendeles/${orderID}`);
    for (const words of [
      `Rendelés száma: ${orderID}`,
      'ebből 27% áfa: 2',
      'Eladó: Piactér Bemutató Kft. · 1011',
      'nem számla',
    ])
      expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain('Vevő:');
    expect(await stage.audit(orderID)).toMatchObject([{ action: 'order_paid', actorID: buyer.userID }]);
    await stage.expectInvariants();
  });

  it('is confirmed to its buyer and the admin, with seller, buyer and VAT', async () => {
    await t.request().put('/api/billing-data').set(buyer.auth).send(billingSample);
    const read = (who: { auth: Record<string, string> }) =>
      t.request().get(`/api/service-orders/${orderID}/receipt`).set(who.auth);
    expect((await read(buyer)).body.data).toMatchObject({
      paymentState: 'unpaid',
      isStarted: 0,
      paidAt: null,
      captureID: null,
    });
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    await stage.activate(buyer, orderID, paymentOrderID);
    expect((await read(buyer)).body.data).toMatchObject({
      orderID,
      paymentState: 'paid',
      isStarted: 1,
      paidAt: t.clock.now().toISOString(),
      captureID: `CAP${paymentOrderID}`,
      gross: 9900,
      net: 7795,
      vat: 2105,
      vatPercent: 27,
      seller: { name: 'Piactér Bemutató Kft.' },
      billing: { name: 'Nádas Kft.', taxNumber: '10773381-2-44' },
    });
    expect((await t.mails()).at(-1)?.text).toContain(
      'Vevő: Nádas Kft. · 9021 Győr · Baross út 1. · 10773381-2-44',
    );
    expect((await read(await t.signIn('admin'))).status).toBe(200);
    expect((await read(await t.signIn('szakember'))).status).toBe(404);
  });

  it('is idempotent: repeated calls get the same reply and change nothing', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    const first = await stage.activate(buyer, orderID, paymentOrderID);
    const mails = (await t.mails()).length;
    const books = await stage.books(orderID);
    t.clock.pass(60_000);
    const again = await Promise.all([1, 2, 3].map(() => stage.activate(buyer, orderID, paymentOrderID)));
    for (const reply of again) expect([reply.status, reply.body]).toEqual([200, first.body]);
    expect(await stage.books(orderID)).toEqual(books);
    expect(await t.mails()).toHaveLength(mails);
    expect(await stage.audit(orderID)).toHaveLength(1);
  });

  it('reuses a recent unused payment, and creates a new one later', async () => {
    const create = async () => (await stage.create(buyer, orderID)).body;
    const first = await create();
    expect(await create()).toEqual(first);
    t.clock.pass(11 * 60_000);
    const second = await create();
    expect(second.insertID).toBeGreaterThan(first.insertID);
    expect(second.data.paymentOrderID).not.toBe(first.data.paymentOrderID);
  });

  it("hides other users' orders", async () => {
    const stranger = await t.signIn('szallasado');
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    expect(fail(await stage.create(stranger, orderID))).toEqual([404, 'not_found']);
    expect(fail(await stage.activate(stranger, orderID, paymentOrderID))).toEqual([404, 'not_found']);
    expect((await stage.books(orderID)).order).toMatchObject(unpaid);
  });

  it('refuses a payment whose payee is not the configured merchant', async () => {
    const provider = { ...stage.emulator(), merchantID: 'OURS' };
    await expect(
      createPaymentService({ ...t.deps, provider }).create(session(), orderID),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect((await stage.books(orderID)).payments).toMatchObject([{ state: 'creating' }]);
    expect(await stage.begin(buyer, orderID)).toMatch(/^[0-9A-F]{17}$/);
  });

  it('creates no payment for a free order', async () => {
    await t.db.updateTable('service_orders').set({ price: 0 }).where('orderID', '=', orderID).execute();
    expect(fail(await stage.create(buyer, orderID))).toEqual([409, 'conflict']);
  });

  it('creates no payment for an order that is already paid', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    await stage.activate(buyer, orderID, paymentOrderID);
    expect(fail(await stage.create(buyer, orderID))).toEqual([409, 'conflict']);
  });

  it('captures nothing for an unknown or unapproved payment', async () => {
    expect(fail(await stage.activate(buyer, orderID, '5O190127TN364715T'))).toEqual([
      409,
      'payment_mismatch',
    ]);
    const paymentOrderID = await stage.begin(buyer, orderID);
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'conflict']);
    expect(await stage.books(orderID)).toMatchObject({
      order: unpaid,
      payments: [{ state: 'created', captureID: null }],
    });
    await stage.approve(paymentOrderID);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
  });

  it('does not accept the payment of another order', async () => {
    const other = await createOrder(t.db, t.clock, { userID: buyer.userID, realEstateID });
    const paymentOrderID = await stage.begin(buyer, other);
    await stage.approve(paymentOrderID);
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'payment_mismatch']);
    expect((await stage.activate(buyer, other, paymentOrderID)).status).toBe(200);
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'payment_mismatch']);
    expect((await stage.books(orderID)).order).toMatchObject(unpaid);
    await stage.expectInvariants();
  });

  it.each([
    ['underpaid', 'amount'],
    ['overpaid', 'amount'],
    ['wrong_currency', 'currency'],
    ['foreign_order', 'order'],
    ['two_units', 'units'],
    ['other_payee', 'payee'],
  ])("captures nothing when the provider's order is %s", async (fault, reason) => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID, fault);
    for (let round = 0; round < 2; round += 1)
      expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'payment_mismatch']);
    expect(await stage.books(orderID)).toMatchObject({
      order: unpaid,
      payments: [{ state: 'mismatch', captureID: null }],
    });
    const [entry, ...others] = await stage.audit(orderID);
    expect([entry?.action, JSON.parse(entry?.detail ?? '{}').reason]).toEqual(['payment_mismatch', reason]);
    expect(others).toEqual([]);
    // Still approved at the provider: nothing was captured.
    expect((await stage.provider(`approve/${paymentOrderID}`)).status).toBe('APPROVED');
    await stage.expectInvariants();
  });

  it('reopens the order when the card is declined, and lets the buyer try again', async () => {
    const declined = await stage.begin(buyer, orderID);
    await stage.approve(declined, 'declined');
    for (let round = 0; round < 2; round += 1)
      expect(fail(await stage.activate(buyer, orderID, declined))).toEqual([409, 'payment_declined']);
    expect((await stage.books(orderID)).order).toMatchObject(unpaid);
    const next = await stage.begin(buyer, orderID);
    expect(next).not.toBe(declined);
    await stage.approve(next);
    expect((await stage.activate(buyer, orderID, next)).status).toBe(200);
    expect((await stage.books(orderID)).payments.map(({ state }) => state)).toEqual(['declined', 'captured']);
    await stage.expectInvariants();
  });

  it('captures nothing when the price of the order has changed', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    await t.db.updateTable('service_orders').set({ price: 12_900 }).where('orderID', '=', orderID).execute();
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'conflict']);
    expect(await stage.books(orderID)).toMatchObject({
      order: unpaid,
      payments: [{ state: 'created', captureID: null }],
    });
    const next = await stage.begin(buyer, orderID);
    expect(next).not.toBe(paymentOrderID);
    await stage.approve(next);
    expect((await stage.activate(buyer, orderID, next)).status).toBe(200);
    await stage.expectInvariants();
  });

  it('reopens the order when the provider refuses to capture an approved payment', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    const refusing = { ...stage.emulator(), capture: async () => 'refused' as const };
    const paying = createPaymentService({ ...t.deps, provider: refusing }).activate(session(), {
      orderID,
      paymentOrderID,
    });
    await expect(paying).rejects.toMatchObject({ code: 'payment_declined' });
    expect(await stage.books(orderID)).toMatchObject({ order: unpaid, payments: [{ state: 'declined' }] });
    await stage.expectInvariants();
  });

  it('keeps a pending payment pending, and its order neither payable nor active', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID, 'pending');
    for (let round = 0; round < 2; round += 1)
      expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'payment_pending']);
    expect(await stage.books(orderID)).toMatchObject({
      order: { isActive: 0, paymentState: 'capturing' },
      payments: [{ state: 'pending' }],
    });
    expect(fail(await stage.create(buyer, orderID))).toEqual([409, 'conflict']);
    await stage.expectInvariants();
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'COMPLETED' });
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    await stage.expectInvariants();
  });

  it('reopens the order when a pending payment is finally declined', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID, 'pending');
    await stage.activate(buyer, orderID, paymentOrderID);
    await stage.provider(`resolve/${paymentOrderID}`, { status: 'DECLINED' });
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'payment_declined']);
    expect((await stage.books(orderID)).order).toMatchObject(unpaid);
    await stage.expectInvariants();
  });

  it('captures one payment once when two tabs pay for the same order', async () => {
    const tabs = [await stage.begin(buyer, orderID)];
    t.clock.pass(11 * 60_000);
    tabs.push(await stage.begin(buyer, orderID));
    for (const paymentOrderID of tabs) await stage.approve(paymentOrderID);
    const replies = await Promise.all(
      [...tabs, ...tabs].map((paymentOrderID) => stage.activate(buyer, orderID, paymentOrderID)),
    );
    const won = replies.findIndex(({ status }) => status === 200) % 2;
    expect(replies.map(({ status }) => status)).toEqual([0, 1, 0, 1].map((tab) => (tab === won ? 200 : 409)));
    const { order, payments } = await stage.books(orderID);
    expect(order).toMatchObject(paid);
    expect(payments.filter(({ captureID }) => captureID !== null)).toHaveLength(1);
    expect(payments[won]?.state).toBe('captured');
    await stage.expectInvariants();
  });

  it('refuses to delete an order whose payment is in progress', async () => {
    const remove = () => t.request().delete(`/api/service-orders/${orderID}`).set(buyer.auth);
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID, 'slow');
    const activated = stage.activate(buyer, orderID, paymentOrderID).then((reply) => reply.status);
    await expect
      .poll(async () => (await stage.books(orderID)).order?.paymentState, { interval: 50 })
      .toBe('capturing');
    expect(fail(await remove())).toEqual([409, 'conflict']);
    expect(await activated).toBe(200);
    expect(fail(await remove())).toEqual([409, 'conflict']);
    await stage.expectInvariants();
  });

  it('captures nothing for a deleted order', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    expect((await t.request().delete(`/api/service-orders/${orderID}`).set(buyer.auth)).status).toBe(200);
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([404, 'not_found']);
    expect(await stage.events(paymentOrderID, ['CHECKOUT.ORDER.APPROVED'])).toEqual([200]);
    expect((await stage.books(orderID)).payments).toMatchObject([{ state: 'created', captureID: null }]);
    await stage.expectInvariants();
  });

  it('captures nothing for a package whose listing was deleted, before or after approval', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    await t.db.deleteFrom('real_estates').where('realEstateID', '=', realEstateID).execute();
    expect(fail(await stage.activate(buyer, orderID, paymentOrderID))).toEqual([409, 'conflict']);
    expect(await stage.events(paymentOrderID, ['CHECKOUT.ORDER.APPROVED'])).toEqual([200]);
    expect(await stage.books(orderID)).toMatchObject({
      order: unpaid,
      payments: [{ state: 'created', captureID: null }],
    });
    const again = await stage.create(buyer, orderID);
    expect(fail(again)).toEqual([409, 'conflict']);
    expect(again.body.message).toContain('közben törölték');
    await stage.expectInvariants();
  });

  it('begins no payment for a listing that nobody sees, and completes one that was approved', async () => {
    const setStatus = (status: string) =>
      t
        .request()
        .patch(`/api/listings/property/${realEstateID}/status`)
        .set(buyer.auth)
        .send({ status })
        .expect(200);
    await setStatus('paused');
    const refused = await stage.create(buyer, orderID);
    expect(fail(refused)).toEqual([409, 'conflict']);
    expect(refused.body.message).toContain('most senki sem látja');
    await setStatus('live');
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    await setStatus('paused');
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    await stage.expectInvariants();
  });

  it('replies 503 with retry-after while the provider is unreachable, and continues afterwards', async () => {
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID, 'unreachable');
    const reply = await stage.activate(buyer, orderID, paymentOrderID);
    expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '30']);
    expect(reply.body.message).toMatch(/eredményére még várunk/);
    await stage.expectInvariants();
    await stage.provider(`faults/${paymentOrderID}`);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    await stage.expectInvariants();
  });
});

it('limits the payments that an account creates per hour, not those of others', async () => {
  const t = await testApp({ config: { rateLimitFactor: 1 / 60 } });
  const stage = createPaymentFixture(t);
  const { buyer, orderID } = await stage.order();
  const paymentOrderID = await stage.begin(buyer, orderID);
  const refused = await stage.create(buyer, orderID);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  await stage.approve(paymentOrderID);
  expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
  const other = await stage.order();
  await stage.begin(other.buyer, other.orderID);
});

describe('the payment configuration', () => {
  it('turns payment off in production without keys, the emulator included', async () => {
    const t = await testApp({ config: { isProduction: true } });
    const stage = createPaymentFixture(t);
    const { buyer, orderID } = await stage.order();
    expect((await t.request().get('/api/client-config')).body.data.paypal).toBeNull();
    expect((await t.request().get('/dev/paypal/sdk/js')).status).toBe(404);
    const reply = await stage.create(buyer, orderID);
    expect([reply.status, reply.body.message]).toEqual([
      503,
      'Az online fizetés most nem elérhető, próbáld újra később!',
    ]);
    expect((await stage.activate(buyer, orderID, 'ANY')).status).toBe(503);
  });

  it('runs the emulator in production with the demo switch, without any external source', async () => {
    const t = await testApp({ config: { isProduction: true, demo: true } });
    const config = await t.request().get('/api/client-config');
    expect(config.body.data.paypal).toEqual({
      clientId: 'piacter-emulator',
      sdkUrl: '/dev/paypal/sdk/js',
    });
    expect(config.headers['content-security-policy']).not.toContain('paypal');
    const script = await t.request().get('/dev/paypal/sdk/js?client-id=piacter-emulator&currency=HUF');
    expect([script.status, script.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^(text|application)\/javascript/),
    ]);
    expect((await t.request().get('/dev/paypal/sdk/js?client-id=other&currency=HUF')).status).toBe(400);
  });

  it('uses PayPal itself with keys: its script is allowed, and the emulator is off', async () => {
    const paypal = {
      clientId: 'AbC',
      secret: 's',
      webhookID: 'W',
      merchantID: undefined,
      apiUrl: 'http://127.0.0.1:1',
      sdkUrl: 'https://www.paypal.com/sdk/js',
    };
    const t = await testApp({ config: { paypal } });
    const config = await t.request().get('/api/client-config');
    expect(config.body.data.paypal).toEqual({ clientId: 'AbC', sdkUrl: 'https://www.paypal.com/sdk/js' });
    expect(config.headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/\*\.paypal\.com/);
    expect(config.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect((await t.request().get('/dev/paypal/sdk/js')).status).toBe(404);
  });
});
