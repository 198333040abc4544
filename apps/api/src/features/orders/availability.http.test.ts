import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder, createPackage } from '../../testing/factories-listing-parts.ts';
import { signInAt } from '../../testing/sign-in-at.ts';

let app: TestApp;
let user: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-21T10:00:00.000Z');
  await app.db.deleteFrom('service_orders').execute();
  await app.db.deleteFrom('service_packages').execute();
  user = await app.signIn('szakember');
});
const get = (path: string) => app.request().get(path).set(user.auth);

// Shows API-36.
describe('the current price of a package', () => {
  const current = (packageID: number | string) =>
    app.request().get(`/api/service-packages-current-price/${packageID}`);

  it('is public and follows the calendar of Budapest', async () => {
    const packageID = await createPackage(app.db, app.clock, {
      packageType: 6,
      prices: { '2026-11-21': 2000, '2026-11-22': 3000 },
    });
    expect((await current(packageID).expect(200)).body).toEqual({
      ok: true,
      message: '',
      data: {
        packageID,
        packageName: expect.stringMatching(/^Csomag/),
        currentPrice: 2000,
        packageDesc: 'Leírás',
        packageType: 6,
      },
    });
    app.clock.set('2026-11-21T23:00:00.000Z');
    expect((await current(packageID)).body.data.currentPrice).toBe(3000);
  });

  it('is 404 before the first price starts and for an unknown package', async () => {
    const packageID = await createPackage(app.db, app.clock, { prices: { '2026-11-22': 3000 } });
    for (const id of [packageID, 999_999])
      expect((await current(id).expect(404)).body.code).toBe('not_found');
    await current('x').expect(422);
  });
});

describe('the packages of a type', () => {
  // Shows API-53.
  it('are those on sale, smallest first', async () => {
    const prices = { '2026-01-01': 1000 };
    const large = await createPackage(app.db, app.clock, { packageType: 7, quantity: 50, prices });
    const small = await createPackage(app.db, app.clock, { packageType: 7, quantity: 10, prices });
    await createPackage(app.db, app.clock, { packageType: 7, quantity: 5 });
    await createPackage(app.db, app.clock, { packageType: 8, quantity: 1, prices });
    const { body } = await get('/api/service-packages-by-type/7').expect(200);
    expect(body.data).toEqual([
      {
        packageID: small,
        packageName: expect.any(String),
        packageDesc: 'Leírás',
        packageType: 7,
        quantity: 10,
        unitName: 'nap',
        baseUnit: 'nap',
        currentPrice: 1000,
        price: 1000,
        packagePrice: 1000,
      },
      expect.objectContaining({ packageID: large }),
    ]);
    expect((await get('/api/service-package-by-type/7').expect(200)).body.data).toEqual(body.data[0]);
  });

  it('are an empty list while nothing is on sale', async () => {
    await createPackage(app.db, app.clock, { packageType: 11 });
    expect((await get('/api/service-packages-by-type/11').expect(200)).body.data).toEqual([]);
    expect((await get('/api/service-package-by-type/11').expect(404)).body.code).toBe('not_found');
  });
});

describe('the packages that a user has', () => {
  const order = (overrides: Omit<Parameters<typeof createOrder>[2], 'userID'>) =>
    createOrder(app.db, app.clock, { userID: user.userID, ...overrides });
  const inForce = (validFrom: string, validTo: string) => ({
    isActive: 1 as const,
    validFrom: new Date(validFrom),
    validTo: new Date(validTo),
  });
  const has = async (type: number) => {
    const { message, data } = (await get(`/api/has-pacage-by-package-type/${type}`).expect(200)).body;
    return { message, ...data };
  };
  const days = async (type: number) => (await get(`/api/package-days-left/${type}`).expect(200)).body.data;

  // Shows API-41.
  it('are none at first', async () => {
    for (const type of [1, 2, 7, 8, 11]) {
      expect(await has(type)).toEqual({ message: false, availableQuantity: 0, count: 0 });
      expect(await days(type)).toEqual({ days: -1 });
    }
  });

  it('are the sum of the active orders for types counted in pieces, used up or not', async () => {
    await order({ packageType: 7, quantity: 10, usedCount: 10, isActive: 1 });
    expect(await has(7)).toEqual({ message: true, availableQuantity: 10, count: 10 });
    await order({ packageType: 7, quantity: 50, usedCount: 3, isActive: 1 });
    await order({ packageType: 7, quantity: 100 });
    await order({ packageType: 9, quantity: 1, isActive: 1 });
    const { userID } = await app.signIn('szakember');
    await createOrder(app.db, app.clock, { userID, packageType: 7, quantity: 9, isActive: 1 });
    expect(await has(7)).toEqual({ message: true, availableQuantity: 60, count: 13 });
    expect(await days(7)).toEqual({ days: -1 });
  });

  // Shows API-41.
  it('are the days until the midnight in Budapest at which the package ends', async () => {
    await order({ packageType: 8, ...inForce('2026-11-20T10:00:00.000Z', '2026-11-22T23:00:00.000Z') });
    expect([await has(8), await days(8)]).toEqual([
      { message: true, availableQuantity: 1, count: 0 },
      { days: 1 },
    ]);
    await signInAt(app, user, '2026-11-22T22:59:59.999Z');
    expect([await has(8), await days(8)]).toEqual([
      { message: true, availableQuantity: 0, count: 0 },
      { days: 0 },
    ]);
    await signInAt(app, user, '2026-11-22T23:00:00.000Z');
    expect([await has(8), await days(8)]).toEqual([
      { message: false, availableQuantity: 0, count: 0 },
      { days: -1 },
    ]);
  });

  it('include the days of queued orders, but only while one is in force', async () => {
    await order({ packageType: 10, ...inForce('2026-11-20T10:00:00.000Z', '2026-11-22T23:00:00.000Z') });
    await order({ packageType: 10, ...inForce('2026-11-22T23:00:00.000Z', '2026-12-02T23:00:00.000Z') });
    expect(await days(10)).toEqual({ days: 11 });
    await signInAt(app, user, '2026-11-19T10:00:00.000Z');
    expect(await days(10)).toEqual({ days: -1 });
  });

  it('count days correctly across both clock changes and the leap day', async () => {
    const daysAt = async (now: string, validTo: string) => {
      await signInAt(app, user, now);
      await app.db.deleteFrom('service_orders').execute();
      await order({ packageType: 8, ...inForce(now, validTo) });
      return days(8);
    };
    expect(await daysAt('2026-03-27T22:59:59.999Z', '2026-03-29T22:00:00.000Z')).toEqual({ days: 2 });
    expect(await daysAt('2026-10-23T21:59:59.999Z', '2026-10-25T23:00:00.000Z')).toEqual({ days: 2 });
    expect(await daysAt('2028-02-28T12:00:00.000Z', '2028-03-01T23:00:00.000Z')).toEqual({ days: 2 });
  });

  it('end with the listing that they were bought for', async () => {
    const { listingID } = await createBareListing(app.db, app.clock, 'service', { userID: user.userID });
    const bounds = inForce('2026-11-20T10:00:00.000Z', '2026-11-25T23:00:00.000Z');
    await order({ packageType: 2, serviceID: listingID, ...bounds });
    expect(await days(2)).toEqual({ days: 4 });
    await app.db.deleteFrom('services').where('serviceID', '=', listingID).execute();
    expect(await days(2)).toEqual({ days: -1 });
  });

  it.each([
    'has-pacage-by-package-type',
    'package-days-left',
    'service-package-by-type',
    'service-packages-by-type',
  ])('%s rejects unknown types and requires a session', async (call) => {
    for (const type of ['0', '12', 'x', '-1', '07']) await get(`/api/${call}/${type}`).expect(422);
    await app.request().get(`/api/${call}/7`).expect(401);
  });
});
