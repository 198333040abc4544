import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareProperty, createOrder, createPackage } from '../../testing/factories-listing-parts.ts';

let t: TestApp;
let auth: Record<string, string>;
let adminID: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-22T10:00:00.000Z');
  for (const table of ['service_orders', 'payments', 'audit_log'] as const)
    await t.db.deleteFrom(table).execute();
  ({ auth, userID: adminID } = await t.signIn('admin'));
});

/** Orders a package of offers through the API, by a user with this profile. */
async function buy(profile: object, packageID?: number) {
  const buyer = await t.signIn('szakember');
  await t.request().put('/api/user-profile').set(buyer.auth).send(profile).expect(200);
  const prices = { '2026-01-01': 1000 };
  const offer =
    packageID ??
    (await createPackage(t.db, t.clock, { packageType: packageTypes.offers, quantity: 5, prices }));
  const reply = await t.request().post('/api/service-orders').set(buyer.auth).send({ packageID: offer });
  expect(reply.status).toBe(201);
  const orderID: number = reply.body.insertID;
  return { buyer, orderID, packageID: offer };
}
const firm = (firmName: string, contactPerson: string) => ({
  isFirm: 1,
  firmName,
  contactPerson,
  taxNumber: '12345678-1-42',
  mobile: '+36 30 123 4567',
});
const list = async (buyers: 'firms' | 'people', query: Record<string, string> = {}) =>
  (await t.request().get(`/api/service-orders-by-${buyers}`).query(query).set(auth).expect(200)).body;
const listIDs = async (buyers: 'firms' | 'people', query?: Record<string, string>) =>
  (await list(buyers, query)).data.map(({ orderID }: { orderID: number }) => orderID);
const setActive = (orderID: number, isActive: unknown) =>
  t.request().patch(`/api/service-orders/${orderID}/activate`).set(auth).send({ isActive });
const get = (orderID: number) => t.request().get(`/api/service-orders/${orderID}`).set(auth);
const update = (orderID: number, fields: object) =>
  t.request().put(`/api/service-orders/${orderID}`).set(auth).send(fields);
const remove = (orderID: number) => t.request().delete(`/api/delete-order-admin/${orderID}`).set(auth);
const audit = () =>
  t.db
    .selectFrom('audit_log')
    .select(['actorID', 'action', 'entityID', 'beforeValues', 'afterValues'])
    .orderBy('auditID')
    .execute();
const findBroken = async () =>
  (await findBrokenInvariants(t.db, t.clock.now())).map(({ sentence }) => sentence);

describe("the admin's lists of orders", () => {
  // Shows ADM-03, API-54, ENT-05.
  it('are those of firms and those of people, with the buyer as at the time of ordering', async () => {
    const { orderID, buyer } = await buy(firm('Zöld Kert Kft.', 'Tóth Ágnes'));
    const person = await buy({ lastName: 'Kovács', firstName: 'Béla' });
    await t.request().put('/api/user-profile').set(buyer.auth).send({ firmName: 'Más Bt.' }).expect(200);
    expect(await list('firms')).toMatchObject({ total: 1, totalPages: 1 });
    expect((await list('firms')).data).toMatchObject([
      {
        orderID,
        firmName: 'Zöld Kert Kft.',
        contactPerson: 'Tóth Ágnes',
        taxNumber: '12345678-1-42',
        mobile: '+36 30 123 4567',
        tel: null,
        contactEmail: buyer.email,
        isActive: 0,
        paymentState: 'unpaid',
      },
    ]);
    expect((await list('people')).data).toMatchObject([
      { orderID: person.orderID, buyerName: 'Kovács Béla' },
    ]);
  });

  // Shows ADM-03.
  it('are filtered by package, names without accents, and days of Budapest', async () => {
    const one = await buy(firm('Zöld Kert Kft.', 'Tóth Ágnes'));
    t.clock.set('2026-11-22T23:30:00.000Z');
    const two = await buy(firm('100% Bio_Bolt', 'Nagy Ödön'));
    t.clock.set('2026-11-24T10:00:00.000Z');
    const three = await buy(firm('Kert és Ház', 'Nagy Ottó'), one.packageID);
    auth = (await t.signIn('admin')).auth;
    await t.db
      .updateTable('service_orders')
      .set({ paymentState: 'paid' })
      .where('orderID', '=', two.orderID)
      .execute();
    const cases: [Record<string, string>, number[]][] = [
      [{}, [three.orderID, two.orderID, one.orderID]],
      [{ packageID: String(one.packageID) }, [three.orderID, one.orderID]],
      [{ paymentState: 'paid' }, [two.orderID]],
      [{ paymentState: 'unpaid' }, [three.orderID, one.orderID]],
      [{ firmName: 'zold kert' }, [one.orderID]],
      [{ firmName: '0% bio_' }, [two.orderID]],
      [{ firmName: '_' }, [two.orderID]],
      [{ contactPerson: 'NAGY', dateFrom: '2026-11-23', dateTo: '2026-11-23' }, [two.orderID]],
      [{ dateTo: '2026-11-22' }, [one.orderID]],
      [{ dateFrom: '2026-11-23' }, [three.orderID, two.orderID]],
      [{ page: '2' }, []],
    ];
    for (const [query, expected] of cases)
      expect([query, await listIDs('firms', query)]).toEqual([query, expected]);
    expect(await listIDs('people')).toEqual([]);
    const refused = await t
      .request()
      .get('/api/service-orders-by-firms?dateFrom=tegnap&packageID=x&paymentState=talan')
      .set(auth);
    expect(refused.status).toBe(422);
  });

  // Shows ADM-18.
  it('are sorted by time, price and payment, the newest of equals first', async () => {
    const person = { isFirm: 0, lastName: 'Nagy', firstName: 'Anna' };
    const ids: number[] = [];
    for (const price of [3000, 1000, 2000, 1000]) {
      const { orderID } = await buy(person);
      await t.db.updateTable('service_orders').set({ price }).where('orderID', '=', orderID).execute();
      ids.push(orderID);
      t.clock.pass(1000);
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await t.db
      .updateTable('service_orders')
      .set({ paymentState: 'paid' })
      .where('orderID', 'in', [second, fourth])
      .execute();
    const sorted = (sort: string) => listIDs('people', { sort });
    expect(await listIDs('people')).toEqual([fourth, third, second, first]);
    expect(await sorted('oldest')).toEqual([first, second, third, fourth]);
    expect(await sorted('dearest')).toEqual([first, third, fourth, second]);
    expect(await sorted('cheapest')).toEqual([fourth, second, third, first]);
    expect(await sorted('state')).toEqual([third, first, fourth, second]);
    const refused = await t.request().get('/api/service-orders-by-people?sort=price').set(auth).expect(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'sort' })]);
  });

  it('find private persons by their name', async () => {
    const { orderID } = await buy({ lastName: 'Kovács', firstName: 'Béla' });
    await buy({ lastName: 'Szabó', firstName: 'Éva' });
    expect(await listIDs('people', { name: 'kovacs bel' })).toEqual([orderID]);
  });

  it('are exported as filtered, for a spreadsheet, without formulas', async () => {
    await buy(firm('=HYPERLINK("http://rossz.test";"Katt")', '@SUM(1)'));
    await buy(firm('Zöld; "Kert"', '-2+3'));
    await buy({ lastName: '+cmd', firstName: 'Béla' });
    const csv = async (query: object) => {
      const { data } = (await t.request().get('/api/service-orders-csv').query(query).set(auth).expect(200))
        .body;
      expect(data.isCut).toBe(0);
      return String(data.csv);
    };
    const firms = await csv({ buyers: 'firms' });
    expect(firms.startsWith('\uFEFFRendelés száma;Megrendelve;Csomag;')).toBe(true);
    const lines = firms.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(';"Zöld; ""Kert""";');
    expect(lines[1]).toContain(`;'-2+3;`);
    expect(lines[1]).toContain(';2026-11-22 11:00;');
    expect(lines[2]).toContain(`;"'=HYPERLINK(""http://rossz.test"";""Katt"")";`);
    expect(lines[2]).toContain(`;'@SUM(1);`);
    expect(lines[2]).toContain(`;'+36 30 123 4567;`);
    expect(await csv({ buyers: 'firms', firmName: 'kert' })).not.toContain('HYPERLINK');
    expect(await csv({ buyers: 'people' })).toContain(`;'+cmd Béla;`);
    await t.request().get('/api/service-orders-csv').set(auth).expect(422);
  });
});

describe('an order that the admin activates or deactivates', () => {
  // Shows ADM-04, ADM-15, API-55.
  it('promotes its listing or not, and is recorded', async () => {
    const { userID } = await t.createUser({ role: 'ingatlan_tulajdonos' });
    const realEstateID = await createBareProperty(t.db, t.clock, { userID });
    const orderID = await createOrder(t.db, t.clock, { userID, realEstateID, quantity: 30 });
    const promotion = async () =>
      (
        await t.db
          .selectFrom('real_estates')
          .select('promotion')
          .where('realEstateID', '=', realEstateID)
          .executeTakeFirstOrThrow()
      ).promotion;
    await setActive(orderID, 1).expect(200);
    expect(await promotion()).toBe(packageTypes.pro);
    expect((await get(orderID)).body.data).toMatchObject({
      isActive: 1,
      validTo: '2026-12-22T23:00:00.000Z',
    });
    expect(await findBroken()).toEqual([]);
    await setActive(orderID, 0).expect(200);
    expect(await promotion()).toBe(0);
    expect(await findBroken()).toEqual([]);
    const entry = { actorID: adminID, entityID: orderID };
    const [on, off] = ['{"isActive":1}', '{"isActive":0}'];
    expect(await audit()).toEqual([
      { ...entry, action: 'order_activated', beforeValues: off, afterValues: on },
      { ...entry, action: 'order_deactivated', beforeValues: on, afterValues: off },
    ]);
  });

  it('stays as it is, without a record, when it is in that state already', async () => {
    const { orderID } = await buy(firm('Kert Kft.', 'Tóth Ágnes'));
    await setActive(orderID, 0).expect(200);
    await Promise.all([setActive(orderID, 1), setActive(orderID, true), setActive(orderID, 1)]);
    expect((await audit()).map(({ action }) => action)).toEqual(['order_activated']);
    await setActive(orderID, 2).expect(422);
    await setActive(999_999, 1).expect(404);
  });

  it('is not activated without its listing', async () => {
    const { userID } = await t.createUser({ role: 'ingatlan_tulajdonos' });
    const orderID = await createOrder(t.db, t.clock, { userID });
    const reply = await setActive(orderID, 1);
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });
});

describe('an order that the admin corrects or deletes', () => {
  // Shows ADM-05.
  it('changes in the given fields only, and is recorded before and after', async () => {
    const { orderID, buyer } = await buy(firm('Kert Kft.', 'Tóth Ágnes'));
    const { updated } = (await get(orderID)).body.data;
    t.clock.pass(1000);
    await update(orderID, { firmName: 'Kert Bt.', city: 'Győr', seenUpdated: updated }).expect(200);
    expect((await get(orderID)).body.data).toMatchObject({
      firmName: 'Kert Bt.',
      contactPerson: 'Tóth Ágnes',
      city: 'Győr',
    });
    expect(await audit()).toMatchObject([
      {
        action: 'updated',
        beforeValues: '{"firmName":"Kert Kft.","city":null}',
        afterValues: '{"firmName":"Kert Bt.","city":"Győr"}',
      },
    ]);
    const refusal = await update(orderID, { firmName: 'X', seenUpdated: updated });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'edited_meanwhile']);
    await update(orderID, { contactEmail: 'nem cím' }).expect(422);
    const own = await t.request().get(`/api/service-orders/${orderID}`).set(buyer.auth).expect(200);
    expect(own.body.data.firmName).toBe('Kert Bt.');
  });

  // Shows ADM-15.
  it('is gone with its effect, its payment stays', async () => {
    const { userID } = await t.createUser({ role: 'ingatlan_tulajdonos' });
    const realEstateID = await createBareProperty(t.db, t.clock, { userID });
    const orderID = await createOrder(t.db, t.clock, {
      userID,
      realEstateID,
      isActive: 1,
      validFrom: t.clock.now(),
      validTo: new Date('2026-12-22T23:00:00Z'),
    });
    await remove(orderID).expect(200);
    await remove(orderID).expect(404);
    await get(orderID).expect(404);
    expect(await findBroken()).toEqual([]);
    const payments = await t.db.selectFrom('payments').select('orderID').execute();
    expect(payments).toEqual([{ orderID }]);
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'order_deleted', entityID: orderID, afterValues: null });
    expect(entry?.beforeValues).toContain('"price":9900');
  });

  it('is not deleted while it is being paid', async () => {
    const { orderID } = await buy(firm('Kert Kft.', 'Tóth Ágnes'));
    await t.db.updateTable('service_orders').set({ paymentState: 'capturing' }).execute();
    const reply = await remove(orderID);
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });
});
