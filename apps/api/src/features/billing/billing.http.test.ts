import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { billingSample } from '../../testing/billing-sample.ts';
import { createBareProperty, createOrder } from '../../testing/factories-listing-parts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Buyer = Awaited<ReturnType<TestApp['signIn']>>;
const save = (buyer: Buyer, body: object = billingSample) =>
  t.request().put('/api/billing-data').set(buyer.auth).send(body);
const read = (buyer: Buyer) => t.request().get('/api/billing-data').set(buyer.auth);
const order = async (buyer: Buyer, changes: object = {}) => {
  const realEstateID = await createBareProperty(t.db, t.clock, { userID: buyer.userID });
  const orderID = await createOrder(t.db, t.clock, { userID: buyer.userID, realEstateID });
  await t.db
    .updateTable('service_orders')
    .set({ updated: null, ...changes })
    .where('orderID', '=', orderID)
    .execute();
  return orderID;
};
const billingOf = async (buyer: Buyer, orderID: number) =>
  (await t.request().get(`/api/service-orders/${orderID}`).set(buyer.auth)).body.data.billing;

describe('billing data', () => {
  it('are empty at first, saved, and changed later', async () => {
    const buyer = await t.signIn('szakember');
    expect((await read(buyer)).body.data).toBeNull();
    expect((await save(buyer)).status).toBe(200);
    expect((await read(buyer)).body.data).toEqual({ ...billingSample, taxNumber: '10773381-2-44' });
    await save(buyer, { ...billingSample, isFirm: 0, name: 'Tóth Éva' });
    expect((await read(buyer)).body.data).toMatchObject({ isFirm: 0, name: 'Tóth Éva', taxNumber: null });
    expect((await read(await t.signIn('szakember'))).body.data).toBeNull();
  });

  it('need a country of the list', async () => {
    const reply = await save(await t.signIn('szakember'), { ...billingSample, isFirm: 0, countryCode: 'ZZ' });
    expect([reply.status, reply.body.errors[0].path]).toEqual([422, 'countryCode']);
  });

  it('are copied into an order when it is made, and while it is not paid', async () => {
    const buyer = await t.signIn('ingatlan_tulajdonos');
    const open = await order(buyer);
    const paid = await order(buyer, { paymentState: 'paid', isActive: 1 });
    const former = { billingName: 'Régi Bt.', billingIsFirm: 1 };
    const invoiced = await order(buyer, { paymentState: 'paid', isActive: 1, ...former });
    await save(buyer);
    expect(await billingOf(buyer, open)).toMatchObject({ name: 'Nádas Kft.' });
    expect(await billingOf(buyer, paid)).toMatchObject({ name: 'Nádas Kft.' });
    expect(await billingOf(buyer, invoiced)).toMatchObject({ name: 'Régi Bt.' });
    await save(buyer, { ...billingSample, name: 'Új Zrt.' });
    expect(await billingOf(buyer, open)).toMatchObject({ name: 'Új Zrt.' });
    expect(await billingOf(buyer, paid)).toMatchObject({ name: 'Nádas Kft.' });
  });

  it('go with the account; a paid order keeps its own for the books', async () => {
    const buyer = await t.signIn('ingatlan_tulajdonos');
    await save(buyer);
    const paid = await order(buyer, {
      paymentState: 'paid',
      activationDate: t.clock.now(),
      billingName: 'Nádas Kft.',
    });
    const admin = await t.signIn('admin');
    const reply = await t.request().delete(`/api/users/${buyer.userID}`).set(admin.auth);
    expect(reply.status, reply.text).toBe(200);
    const rows = t.db.selectFrom('billing_profiles').select('name').where('userID', '=', buyer.userID);
    expect(await rows.execute()).toEqual([]);
    expect(await billingOf(admin, paid)).toMatchObject({ name: 'Nádas Kft.' });
  });
});
