import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  createBareProperty,
  createOrder,
  createPackage,
  createPro,
} from '../../testing/factories-listing-parts.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
let realEstateID: number;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-21T10:00:00.000Z');
  owner = await app.signIn('ingatlan_tulajdonos');
  realEstateID = await createBareProperty(app.db, app.clock, { userID: owner.userID });
});

describe('packages on sale', () => {
  const onSale = async () => (await app.request().get('/api/service-packages').expect(200)).body.data;

  it('are those with a price that has begun, at the latest one', async () => {
    const prices = { '2026-01-01': 1000, '2026-11-21': 2000, '2026-11-22': 3000 };
    const packageID = await createPackage(app.db, app.clock, { packageType: packageTypes.kiemelt, prices });
    await createPackage(app.db, app.clock, { prices: { '2026-11-22': 500 } });
    await createPackage(app.db, app.clock);
    expect(await onSale()).toEqual([
      {
        packageID,
        packageName: expect.any(String),
        packageDesc: 'Leírás',
        packageType: 2,
        quantity: 30,
        unitName: 'nap',
        baseUnit: 'nap',
        currentPrice: 2000,
      },
    ]);
    await app.db.deleteFrom('service_packages').execute();
  });

  it('change their price at midnight in Budapest, not in Greenwich', async () => {
    await createPackage(app.db, app.clock, { prices: { '2026-11-21': 2000, '2026-11-22': 3000 } });
    app.clock.set('2026-11-21T22:59:59.999Z');
    expect(await onSale()).toMatchObject([{ currentPrice: 2000 }]);
    app.clock.set('2026-11-21T23:00:00.000Z');
    expect(await onSale()).toMatchObject([{ currentPrice: 3000 }]);
    await app.db.deleteFrom('service_packages').execute();
  });
});

describe('whether a property has PRO', () => {
  const hasPro = async (id: number | string) => (await app.request().get(`/api/has-pro-package/${id}`)).body;

  it('is said by the message itself', async () => {
    expect(await hasPro(realEstateID)).toEqual({ ok: true, message: false });
    await createPro(app.db, app.clock, { userID: owner.userID, realEstateID, ms: 1000 });
    expect(await hasPro(realEstateID)).toEqual({ ok: true, message: true });
    app.clock.pass(1000);
    expect(await hasPro(realEstateID)).toEqual({ ok: true, message: false });
  });

  it('is no for a property that does not exist, and a fault for what is no id', async () => {
    expect(await hasPro(999_999)).toEqual({ ok: true, message: false });
    expect(await hasPro('x')).toMatchObject({ ok: false, code: 'validation_failed' });
  });
});

describe('orders of a property', () => {
  const path = () => `/api/service-orders-by-real-estate/${realEstateID}`;

  it('come to its owner, newest first', async () => {
    const { userID } = owner;
    const older = await createOrder(app.db, app.clock, {
      userID,
      realEstateID,
      created: new Date('2026-11-01T00:00:00Z'),
    });
    const newer = await createPro(app.db, app.clock, { userID, realEstateID });
    await createOrder(app.db, app.clock, { userID, realEstateID: null });
    const { body } = await app.request().get(path()).set(owner.auth).expect(200);
    expect(body.data.map(({ orderID }: { orderID: number }) => orderID)).toEqual([newer, older]);
    expect(body.data[0]).toEqual({
      orderID: newer,
      packageID: expect.any(Number),
      packageName: 'Csomag',
      packageType: 4,
      price: 9900,
      created: '2026-11-21T10:00:00.000Z',
      activationDate: '2026-11-21T10:00:00.000Z',
      validFrom: '2026-11-21T10:00:00.000Z',
      validTo: '2026-11-22T10:00:00.000Z',
      isActive: 1,
      realEstateID,
    });
  });

  it('do not exist for another owner, and are closed to everybody else', async () => {
    const other = await app.signIn('ingatlan_tulajdonos');
    await app.request().get(path()).set(other.auth).expect(404);
    await app
      .request()
      .get(path())
      .set((await app.signIn('szakember')).auth)
      .expect(403);
    await app.request().get(path()).expect(401);
  });
});
