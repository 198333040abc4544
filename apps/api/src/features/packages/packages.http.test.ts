import { type Role, roles } from '@piacter/contracts/core';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  createBareListing,
  createBareProperty,
  createOrder,
  createPackage,
  createPro,
  kindCases,
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

  // Shows PKG-07, API-21.
  it('are those with a price that has started, at the latest such price', async () => {
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
        price: 2000,
        packagePrice: 2000,
      },
    ]);
    await app.db.deleteFrom('service_packages').execute();
  });

  it('change price at midnight in Budapest, not UTC', async () => {
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

  // Shows PKG-08.
  it('is the value of message', async () => {
    expect(await hasPro(realEstateID)).toEqual({ ok: true, message: false });
    await createPro(app.db, app.clock, { userID: owner.userID, realEstateID, ms: 1000 });
    expect(await hasPro(realEstateID)).toEqual({ ok: true, message: true });
    app.clock.pass(1000);
    expect(await hasPro(realEstateID)).toEqual({ ok: true, message: false });
  });

  it('is false for a missing property, and a validation error for a malformed id', async () => {
    expect(await hasPro(999_999)).toEqual({ ok: true, message: false });
    expect(await hasPro('x')).toMatchObject({ ok: false, code: 'validation_failed' });
  });
});

const paths = {
  property: '/api/service-orders-by-real-estate',
  accommodation: '/api/service-orders-by-accommodation',
  service: '/api/service-orders-by-professional-service',
};

describe.each(kindCases)('orders of a listing of kind %s', (kind, { idField, role }) => {
  let seller: Awaited<ReturnType<TestApp['signIn']>>;
  let listingID: number;
  beforeEach(async () => {
    seller = await app.signIn(role);
    ({ listingID } = await createBareListing(app.db, app.clock, kind, { userID: seller.userID }));
  });
  const path = () => `${paths[kind]}/${listingID}`;

  // Shows API-32.
  it('are listed for its owner, newest first', async () => {
    const { userID } = seller;
    const target = { userID, [idField]: listingID };
    const older = await createOrder(app.db, app.clock, {
      ...target,
      created: new Date('2026-11-01T00:00:00Z'),
    });
    const newer = await createOrder(app.db, app.clock, {
      ...target,
      isActive: 1,
      validFrom: app.clock.now(),
      validTo: new Date('2026-11-22T10:00:00.000Z'),
    });
    await createOrder(app.db, app.clock, { userID });
    for (const [otherKind, { idField: otherField }] of kindCases.filter(([other]) => other !== kind)) {
      const twin = await createBareListing(app.db, app.clock, otherKind, { userID });
      await createOrder(app.db, app.clock, { userID, [otherField]: twin.listingID });
    }
    const { body } = await app.request().get(path()).set(seller.auth).expect(200);
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
      realEstateID: null,
      accommodationID: null,
      serviceID: null,
      [idField]: listingID,
    });
  });

  it('are 404 for other owners and forbidden to other roles', async () => {
    const as = async (other: Role) =>
      app
        .request()
        .get(path())
        .set((await app.signIn(other)).auth);
    expect((await as(role)).status).toBe(404);
    for (const other of roles.filter((one) => one !== role)) expect((await as(other)).status).toBe(403);
    await app.request().get(path()).expect(401);
  });
});
