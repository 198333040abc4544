import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder, createPackage } from '../../testing/factories-listing-parts.ts';

const body = {
  packageName: 'PRO 90 nap',
  packageType: packageTypes.pro,
  packageDesc: 'Kiemelt hely a találatok között.',
  quantity: 90,
  unitName: 'nap',
  baseUnit: 'nap',
};

let t: TestApp;
let auth: Record<string, string>;
let adminID: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-22T10:00:00.000Z');
  for (const table of ['service_orders', 'service_packages', 'audit_log'] as const)
    await t.db.deleteFrom(table).execute();
  ({ auth, userID: adminID } = await t.signIn('admin'));
});

const create = async (changes = {}): Promise<number> =>
  (
    await t
      .request()
      .post('/api/service-packages')
      .set(auth)
      .send({ ...body, ...changes })
      .expect(201)
  ).body.insertID;
const update = (packageID: number, changes: object) =>
  t.request().put(`/api/service-packages/${packageID}`).set(auth).send(changes);
const get = async (packageID: number) =>
  (await t.request().get(`/api/service-packages/${packageID}`).set(auth).expect(200)).body.data;
const remove = (packageID: number) => t.request().delete(`/api/service-packages/${packageID}`).set(auth);
const addPrice = (packageID: number, price: number, startDate: string) =>
  t.request().post('/api/service-package-prices').set(auth).send({ packageID, price, startDate });
const prices = async (packageID: number) =>
  (await t.request().get(`/api/service-package-prices/${packageID}`).set(auth).expect(200)).body.data;
const removePrice = (priceID: number) =>
  t.request().delete(`/api/service-package-prices/${priceID}`).set(auth);
const onSale = async (): Promise<{ packageID: number; currentPrice: number }[]> =>
  (await t.request().get('/api/service-packages').expect(200)).body.data;
const audit = async () =>
  (
    await t.db
      .selectFrom('audit_log')
      .select(['actorID', 'action', 'entity', 'beforeValues', 'afterValues'])
      .orderBy('auditID')
      .execute()
  ).map(({ beforeValues, afterValues, ...entry }) => ({
    ...entry,
    before: JSON.parse(beforeValues ?? 'null'),
    after: JSON.parse(afterValues ?? 'null'),
  }));

describe('a package of the admin', () => {
  // Shows ADM-02, API-52.
  it('is created, changed by some of its fields, and recorded before and after', async () => {
    const packageID = await create();
    expect(await get(packageID)).toEqual({
      ...body,
      packageID,
      currentPrice: null,
      nextPrice: null,
      nextStartDate: null,
      isOrdered: 0,
      updated: '2026-11-22T10:00:00.000Z',
    });
    await update(packageID, { ...body, packageDesc: undefined, quantity: 60 }).expect(200);
    expect(await get(packageID)).toMatchObject({ ...body, quantity: 60 });
    const by = { actorID: adminID, entity: 'service_package' };
    expect(await audit()).toEqual([
      { ...by, action: 'created', before: null, after: body },
      { ...by, action: 'updated', before: { quantity: 90 }, after: { quantity: 60 } },
    ]);
  });

  it('is refused with invalid fields', async () => {
    const reply = await t
      .request()
      .post('/api/service-packages')
      .set(auth)
      .send({ ...body, packageName: ' ', packageType: 12, quantity: 0 });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'packageName',
      'quantity',
      'packageType',
    ]);
  });

  // Shows PKG-04.
  it('keeps its type', async () => {
    const packageID = await create();
    const reply = await update(packageID, { ...body, packageType: packageTypes.kiemelt });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    await update(packageID, body).expect(200);
    expect(await get(packageID)).toMatchObject({ packageType: packageTypes.pro });
  });

  // Shows ADM-01.
  it('is in the list whether for sale or not, and can be deleted until it is ordered', async () => {
    const [kept, deleted] = [await create(), await create({ quantity: 30 })];
    await addPrice(deleted, 990, '2026-11-22').expect(201);
    const { userID } = await t.createUser();
    await createOrder(t.db, t.clock, { userID, packageID: kept });
    const list = (await t.request().get('/api/all-service-packages').set(auth).expect(200)).body.data;
    expect(list).toMatchObject([
      { packageID: deleted, isOrdered: 0, currentPrice: 990 },
      { packageID: kept, isOrdered: 1, currentPrice: null },
    ]);
    const refusal = await remove(kept);
    expect([refusal.status, refusal.body.code]).toEqual([409, 'conflict']);
    await remove(deleted).expect(200);
    await remove(deleted).expect(404);
    await t.request().get(`/api/service-packages/${deleted}`).set(auth).expect(404);
    expect(await prices(deleted)).toEqual([]);
    expect((await audit()).at(-1)).toMatchObject({
      action: 'deleted',
      before: { quantity: 30 },
      after: null,
    });
  });

  it('that another admin has changed is not overwritten, unless on purpose', async () => {
    const packageID = await create();
    const { updated: seenUpdated } = await get(packageID);
    t.clock.pass(1000);
    const other = await t.signIn('admin');
    await t
      .request()
      .put(`/api/service-packages/${packageID}`)
      .set(other.auth)
      .send({ ...body, quantity: 10, seenUpdated })
      .expect(200);
    const refusal = await update(packageID, { ...body, quantity: 20, seenUpdated });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'edited_meanwhile']);
    expect(refusal.body.message).toContain(other.email);
    expect(await get(packageID)).toMatchObject({ quantity: 10 });
    const { body: saved } = await update(packageID, { ...body, quantity: 20 }).expect(200);
    await update(packageID, { ...body, quantity: 21, seenUpdated: saved.updated }).expect(200);
  });
});

describe('a price of the admin', () => {
  // Shows ADM-02, PKG-07.
  it('from tomorrow sells from the midnight in Budapest on, not before', async () => {
    const packageID = await create();
    await addPrice(packageID, 4900, '2026-11-23').expect(201);
    expect(await get(packageID)).toMatchObject({
      currentPrice: null,
      nextPrice: 4900,
      nextStartDate: '2026-11-23',
    });
    const order = async () => {
      const buyer = await t.signIn('szakember');
      return t.request().post('/api/service-orders').set(buyer.auth).send({ packageID: offers });
    };
    const offers = await createPackage(t.db, t.clock, { packageType: packageTypes.offers });
    await addPrice(offers, 1000, '2026-11-23').expect(201);
    t.clock.set('2026-11-22T22:59:59.999Z');
    expect(await onSale()).toEqual([]);
    expect((await order()).status).toBe(404);
    t.clock.set('2026-11-22T23:00:00.000Z');
    expect(await onSale()).toMatchObject([
      { packageID, currentPrice: 4900 },
      { packageID: offers, currentPrice: 1000 },
    ]);
    expect((await order()).status).toBe(201);
  });

  it('is past, in force, or yet to come; deleting one puts the one before it in force', async () => {
    const packageID = await create();
    for (const [price, day] of [
      [1000, '2026-01-01'],
      [2000, '2026-11-22'],
      [3000, '2027-01-01'],
    ] as const)
      await addPrice(packageID, price, day).expect(201);
    const listed = await prices(packageID);
    expect(listed).toMatchObject([
      { price: 3000, startDate: '2027-01-01', state: 'future' },
      { price: 2000, startDate: '2026-11-22', state: 'current' },
      { price: 1000, startDate: '2026-01-01', state: 'past' },
    ]);
    await removePrice(listed[1].priceID).expect(200);
    await removePrice(listed[1].priceID).expect(404);
    expect((await prices(packageID))[1]).toMatchObject({ price: 1000, state: 'current' });
    expect(await onSale()).toMatchObject([{ packageID, currentPrice: 1000 }]);
    expect((await audit()).at(-1)).toMatchObject({
      entity: 'package_price',
      action: 'deleted',
      before: { packageID, price: 2000, startDate: '2026-11-22' },
    });
  });

  it('is refused for a day that has one, an unknown package, and an impossible day', async () => {
    const packageID = await create();
    await addPrice(packageID, 1000, '2026-12-01').expect(201);
    const second = await addPrice(packageID, 2000, '2026-12-01');
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    await addPrice(999_999, 1000, '2026-12-01').expect(404);
    await addPrice(packageID, 1000, '2026-02-30').expect(422);
    await addPrice(packageID, -1, '2026-12-02').expect(422);
  });
});
