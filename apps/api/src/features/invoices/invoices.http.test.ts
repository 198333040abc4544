import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInvoiceVendor, type InvoiceDraft } from '../../adapters/invoices/index.ts';
import { createPaymentProvider } from '../../adapters/payments/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { billingSample } from '../../testing/billing-sample.ts';
import { createPaymentFixture, paymentClock } from '../../testing/payments.ts';
import { createRefundService } from '../payments/index.ts';
import { createInvoiceWorker } from './index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
const minuteMs = 60_000;

describe.each(['szamlazz', 'billingo'] as const)('invoices by %s', (vendor) => {
  let t: TestApp;
  let stage: ReturnType<typeof createPaymentFixture>;
  let admin: SignedIn;
  let buyer: SignedIn;
  let orderID: number;
  let paymentOrderID: string;
  let issueDue: () => Promise<number>;
  beforeAll(async () => {
    const invoices = { vendor, key: '', isEmulated: true, blockID: 1, url: undefined } as const;
    t = await testApp({ clock: paymentClock(), config: { invoices } });
    stage = createPaymentFixture(t);
    const worker = createInvoiceWorker({ ...t.deps, vendor: createInvoiceVendor(t.config) });
    issueDue = () => worker(t.clock.now());
  });
  beforeEach(async () => {
    await t.db.deleteFrom('invoices').execute();
    admin = await t.signIn('admin');
    ({ buyer, orderID } = await stage.order());
    await t.request().put('/api/billing-data').set(buyer.auth).send(billingSample);
    paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
  });

  const fault = (body: object) => t.request().post(`/dev/${vendor}/faults`).send(body);
  const receiptFor = async (who: SignedIn) =>
    (await t.request().get(`/api/service-orders/${orderID}/receipt`).set(who.auth)).body.data;
  const documents = async (): Promise<
    { id: number; number: string; kind: string; gross: number; cancels?: number }[]
  > => {
    const all = (await t.request().get(`/dev/${vendor}/documents`)).body;
    const own = all.filter(({ externalID }: { externalID: string }) =>
      externalID.startsWith(`piacter-${orderID}-`),
    );
    const ids = own.map(({ id }: { id: number }) => id);
    return all.filter(
      (one: { id: number; cancels: number }) => ids.includes(one.id) || ids.includes(one.cancels),
    );
  };
  const refund = (reason = 'Kétszer rendelted meg.', who = admin) =>
    t.request().post(`/api/service-orders/${orderID}/refund`).set(who.auth).send({ reason });
  const mailsOf = async (words: RegExp) =>
    (await t.mails()).filter(({ toAddress, subject }) => toAddress === buyer.email && words.test(subject));

  it('are issued once, shown to the buyer, and mailed', async () => {
    expect((await receiptFor(buyer)).invoices).toMatchObject([
      { kind: 'invoice', state: 'due', number: null },
    ]);
    await Promise.all([issueDue(), issueDue()]);
    await issueDue();
    const [invoice, ...others] = await documents();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ gross: 9900, buyer: 'Nádas Kft.' });
    const receipt = await receiptFor(buyer);
    expect(receipt).toMatchObject({
      hasInvoices: 1,
      invoices: [{ state: 'issued', number: invoice?.number }],
    });
    const [mail, ...more] = await mailsOf(/^Elkészült a számlád/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Számlaszám: ${invoice?.number}`);
    const pdf = await t.request().get(`/api/service-orders/${orderID}/invoice`).set(buyer.auth);
    expect(Buffer.from(pdf.body.data.pdf, 'base64').toString()).toContain(invoice?.number);
    const stranger = await t.signIn('szakember');
    expect((await t.request().get(`/api/service-orders/${orderID}/invoice`).set(stranger.auth)).status).toBe(
      404,
    );
    await stage.expectInvariants();
  });

  it('wait for billing data of an order that was paid without', async () => {
    await t.db
      .updateTable('service_orders')
      .set({ billingName: null })
      .where('orderID', '=', orderID)
      .execute();
    await issueDue();
    expect(await documents()).toEqual([]);
    await t
      .request()
      .put('/api/billing-data')
      .set(buyer.auth)
      .send({ ...billingSample, name: 'Later Kft.' });
    await issueDue();
    expect(await documents()).toMatchObject([{ buyer: 'Later Kft.' }]);
  });

  it('are issued once by a vendor whose replies are lost', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await fault({ fault: 'lost_connection', times: 1 });
      await issueDue();
      await fault({ fault: null });
      t.clock.pass(2 * minuteMs);
    }
    await issueDue();
    t.clock.pass(4 * minuteMs);
    await issueDue();
    expect(await documents()).toHaveLength(1);
    expect((await receiptFor(buyer)).invoices).toMatchObject([{ state: 'issued' }]);
  });

  it('are issued though many wait for a vendor that was replaced, and their number is logged once', async () => {
    const { orderID: _orderID, ...due } = await t.db
      .selectFrom('invoices')
      .select(['orderID', 'kind', 'state', 'nextAttemptAt', 'created', 'updated'])
      .where('orderID', '=', orderID)
      .executeTakeFirstOrThrow();
    const earlier = new Date(t.clock.now().getTime() - minuteMs);
    for (let count = 0; count < 20; count += 1) {
      const stranded = (await stage.order()).orderID;
      await t.db
        .updateTable('service_orders')
        .set({ billingName: 'Régi Kft.' })
        .where('orderID', '=', stranded)
        .execute();
      await t.db
        .insertInto('invoices')
        .values({
          ...due,
          orderID: stranded,
          vendor: 'replaced',
          externalID: `replaced-${vendor}-${stranded}`,
          nextAttemptAt: earlier,
        })
        .execute();
    }
    const warn = vi.spyOn(t.deps.log, 'warn');
    try {
      await issueDue();
      await issueDue();
      expect(await documents()).toHaveLength(1);
      const told = warn.mock.calls.filter(([fields]) => 'stranded' in Object(fields));
      expect(told.map(([fields]) => fields)).toEqual([{ stranded: 20, vendor }]);
    } finally {
      warn.mockRestore();
    }
  });

  it('that are refused are shown to the admin with the reason, and issued when the admin says so', async () => {
    await fault({ fault: 'refused', times: 3 });
    await issueDue();
    await fault({ fault: null });
    expect((await receiptFor(buyer)).invoices).toMatchObject([{ state: 'due', error: null }]);
    const { invoices } = await receiptFor(admin);
    expect(invoices).toMatchObject([{ state: 'failed', error: expect.stringMatching(/^(54|403): /) }]);
    t.clock.pass(minuteMs);
    await issueDue();
    expect(await documents()).toEqual([]);
    const retry = (who: SignedIn) =>
      t.request().post(`/api/invoices/${invoices[0].invoiceID}/retry`).set(who.auth).send();
    expect((await retry(buyer)).status).toBe(403);
    expect((await retry(admin)).status).toBe(200);
    await issueDue();
    expect(await documents()).toHaveLength(1);
    expect((await retry(admin)).status).toBe(409);
  });

  it('are made out without the address of a buyer whose account was deleted', async () => {
    await t.request().delete(`/api/users/${buyer.userID}`).set(admin.auth).expect(200);
    const drafts: InvoiceDraft[] = [];
    const issuer = createInvoiceVendor(t.config);
    if (!issuer) throw new Error('no vendor');
    const issue = (draft: InvoiceDraft) => {
      drafts.push(draft);
      return issuer.issue(draft);
    };
    const worker = createInvoiceWorker({ ...t.deps, vendor: { ...issuer, issue } });
    expect(await worker(t.clock.now())).toBe(1);
    expect(drafts).toMatchObject([{ buyer: { name: 'Nádas Kft.', email: null } }]);
    expect(await documents()).toMatchObject([{ buyer: 'Nádas Kft.' }]);
    expect(await mailsOf(/^Elkészült a számlád/)).toEqual([]);
    await stage.expectInvariants();
  });

  it('are cancelled when the admin refunds the order; the package ends, and the buyer reads why', async () => {
    await issueDue();
    const reply = await refund();
    expect([reply.status, reply.body.message]).toEqual([
      200,
      'Visszatérítettük a rendelés árát. A csomag véget ért, a vevőnek írtunk.',
    ]);
    await Promise.all([issueDue(), issueDue()]);
    expect((await documents()).map(({ gross }) => gross)).toEqual([9900, -9900]);
    expect(await receiptFor(buyer)).toMatchObject({
      paymentState: 'refunded',
      refundState: 'done',
      invoices: [
        { kind: 'invoice', state: 'issued' },
        { kind: 'cancellation', state: 'issued' },
      ],
    });
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'refunded' });
    expect((await mailsOf(/^Visszatérítettük/))[0]?.text).toContain('Kétszer rendelted meg.');
    const [issued, cancellation] = (await receiptFor(admin)).invoices;
    const [told, ...others] = await mailsOf(/^Sztornóztuk/);
    expect(others).toEqual([]);
    expect(told?.subject).toBe(`Sztornóztuk a számládat: ${issued.number}`);
    expect(told?.text).toContain(`Sztornószámla: ${cancellation.number}`);
    expect((await stage.audit(orderID)).map(({ action }) => action)).toEqual([
      'order_paid',
      'invoice_issued',
      'refund_started',
      'order_refunded',
      'invoice_cancelled',
    ]);
    expect((await refund()).status).toBe(409);
    const cancelled = `/api/service-orders/${orderID}/invoice?kind=cancellation`;
    expect((await t.request().get(cancelled).set(buyer.auth)).status).toBe(200);
    await stage.expectInvariants();
  });

  it('are not issued for an order that was refunded before', async () => {
    await refund();
    await issueDue();
    expect(await documents()).toEqual([]);
    expect((await receiptFor(buyer)).invoices).toMatchObject([{ state: 'void' }]);
  });

  it('are cancelled after a refund by the provider itself, too', async () => {
    await issueDue();
    await t.db.selectFrom('payments').select('captureID').where('orderID', '=', orderID).execute();
    const token = (
      await t
        .request()
        .post('/dev/paypal/v1/oauth2/token')
        .set('Authorization', `Basic ${Buffer.from('piacter-emulator:piacter-emulator').toString('base64')}`)
    ).body.access_token;
    const path = `/dev/paypal/v2/payments/captures/CAP${paymentOrderID}/refund`;
    const returned = await t.request().post(path).set('Authorization', `Bearer ${token}`).send({});
    expect(returned.status).toBe(201);
    expect(await stage.events(paymentOrderID, ['PAYMENT.CAPTURE.REFUNDED'], 3)).toEqual([200, 200, 200]);
    await issueDue();
    expect((await documents()).map(({ gross }) => gross)).toEqual([9900, -9900]);
    expect(await mailsOf(/^Visszatérítettük/)).toHaveLength(1);
  });

  it('are cancelled once while the refund’s replies are lost', async () => {
    await issueDue();
    await stage.provider(`faults/${paymentOrderID}`, { fault: 'unreachable' });
    expect((await refund()).body.message).toContain('Magunktól folytatjuk.');
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 1, paymentState: 'paid' });
    await stage.provider(`faults/${paymentOrderID}`, { fault: 'lost_connection' });
    const refunds = createRefundService({ ...t.deps, provider: createPaymentProvider(t.config) });
    t.clock.pass(minuteMs);
    await refunds.continueDue(t.clock.now());
    await stage.provider(`faults/${paymentOrderID}`);
    t.clock.pass(5 * minuteMs);
    await Promise.all([refunds.continueDue(t.clock.now()), refunds.continueDue(t.clock.now())]);
    expect((await receiptFor(admin)).refundState).toBe('done');
    await issueDue();
    expect((await documents()).map(({ gross }) => gross)).toEqual([9900, -9900]);
    expect(await mailsOf(/^Visszatérítettük/)).toHaveLength(1);
  });

  it('stay until the provider has returned the money of a pending refund', async () => {
    await issueDue();
    await stage.provider(`faults/${paymentOrderID}`, { fault: 'pending' });
    expect((await refund()).body.message).toContain('Magunktól folytatjuk.');
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 1, paymentState: 'paid' });
    expect(await mailsOf(/^Visszatérítettük/)).toEqual([]);
    const refunds = createRefundService({ ...t.deps, provider: createPaymentProvider(t.config) });
    t.clock.pass(minuteMs);
    await refunds.continueDue(t.clock.now());
    expect((await receiptFor(admin)).refundState).toBe('due');
    await stage.provider(`faults/${paymentOrderID}`);
    t.clock.pass(5 * minuteMs);
    await refunds.continueDue(t.clock.now());
    expect((await receiptFor(admin)).refundState).toBe('done');
    await issueDue();
    expect((await documents()).map(({ gross }) => gross)).toEqual([9900, -9900]);
    expect(await mailsOf(/^Visszatérítettük/)).toHaveLength(1);
  });

  it('keep their order until they are issued, and until a refund is done', async () => {
    const remove = () => t.request().delete(`/api/delete-order-admin/${orderID}`).set(admin.auth);
    const refused = async () => {
      const { status, body } = await remove();
      expect([status, body.message]).toEqual([
        409,
        'A rendelés számlája vagy visszatérítése még nincs kész. Ha elkészült, törölheted.',
      ]);
    };
    await refused();
    await issueDue();
    await stage.provider(`faults/${paymentOrderID}`, { fault: 'unreachable' });
    await refund();
    await refused();
    await stage.provider(`faults/${paymentOrderID}`);
    t.clock.pass(5 * minuteMs);
    await createRefundService({
      ...t.deps,
      provider: createPaymentProvider(t.config),
    }).continueDue(t.clock.now());
    await refused();
    await issueDue();
    await remove().expect(200);
    expect((await documents()).map(({ gross }) => gross)).toEqual([9900, -9900]);
    await stage.expectInvariants();
  });

  it('stay when the provider refuses the refund', async () => {
    await issueDue();
    await stage.provider(`faults/${paymentOrderID}`, { fault: 'declined' });
    expect((await refund()).status).toBe(409);
    expect((await receiptFor(admin)).refundState).toBe('failed');
    await stage.provider(`faults/${paymentOrderID}`);
    expect((await refund()).status).toBe(200);
    expect((await refund('x', buyer)).status).toBe(403);
  });
});

it('without an invoicing service nothing is entered, and the buyer is told', async () => {
  const t = await testApp({ clock: paymentClock(), config: { invoices: undefined } });
  const stage = createPaymentFixture(t);
  const { buyer, orderID } = await stage.order();
  const paymentOrderID = await stage.begin(buyer, orderID);
  await stage.approve(paymentOrderID);
  await stage.activate(buyer, orderID, paymentOrderID);
  const { body } = await t.request().get(`/api/service-orders/${orderID}/receipt`).set(buyer.auth);
  expect(body.data).toMatchObject({ hasInvoices: 0, invoices: [] });
  expect(await createInvoiceWorker({ ...t.deps, vendor: undefined })(t.clock.now())).toBe(0);
});
