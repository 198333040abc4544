import type { Role } from '@piacter/contracts/core';
import { paymentStates } from '@piacter/contracts/orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  createBareListing,
  createOrder,
  createPackage,
  kindCases,
} from '../../testing/factories-listing-parts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set('2026-11-21T10:00:00.000Z'));

type User = Awaited<ReturnType<TestApp['signIn']>>;
const order = (overrides: Parameters<typeof createOrder>[2]) => createOrder(app.db, app.clock, overrides);

describe('one order', () => {
  let owner: User;
  beforeEach(async () => {
    owner = await app.signIn('szallasado');
  });
  const get = (orderID: number | string, user: User = owner) =>
    app.request().get(`/api/service-orders/${orderID}`).set(user.auth);

  it('is returned in full to its buyer and to the admin', async () => {
    const packageID = await createPackage(app.db, app.clock, { packageType: 8 });
    const validTo = new Date('2026-12-01T23:00:00.000Z');
    const validFrom = app.clock.now();
    const orderID = await order({
      userID: owner.userID,
      packageID,
      packageType: 8,
      isActive: 1,
      validFrom,
      validTo,
    });
    const { body } = await get(orderID).expect(200);
    expect(body.data).toEqual({
      userID: owner.userID,
      billing: null,
      invoiceState: null,
      isFirm: 0,
      buyerName: null,
      firmName: null,
      firmTypeName: null,
      taxNumber: null,
      contactPerson: null,
      contactEmail: owner.email,
      mobile: null,
      tel: null,
      updated: '2026-11-21T10:00:00.000Z',
      orderID,
      packageID,
      packageName: 'Csomag',
      packageType: 8,
      price: 9900,
      quantity: 30,
      usedCount: 0,
      created: '2026-11-21T10:00:00.000Z',
      activationDate: '2026-11-21T10:00:00.000Z',
      validFrom: '2026-11-21T10:00:00.000Z',
      validTo: '2026-12-01T23:00:00.000Z',
      isActive: 1,
      paymentState: 'paid',
      realEstateID: null,
      accommodationID: null,
      serviceID: null,
      listingName: null,
      shippingPostalCode: null,
      countryCode: null,
      state: null,
      city: null,
      address_line1: null,
      address_line2: null,
    });
    expect((await get(orderID, await app.signIn('admin')).expect(200)).body.data).toEqual(body.data);
  });

  it('replies 404 to every other user', async () => {
    const orderID = await order({ userID: owner.userID });
    for (const role of ['szallasado', 'ingatlan_tulajdonos', 'szakember', 'ajanlatkero'] as const)
      expect((await get(orderID, await app.signIn(role)).expect(404)).body.code).toBe('not_found');
    await app.request().get(`/api/service-orders/${orderID}`).expect(401);
    await get(999_999).expect(404);
    await get('x').expect(422);
  });
});

// Shows API-40.
describe('deleting an order', () => {
  let owner: User;
  beforeEach(async () => {
    owner = await app.signIn('szakember');
  });
  const remove = (orderID: number, user: User = owner) =>
    app.request().delete(`/api/service-orders/${orderID}`).set(user.auth);
  const exists = async (orderID: number) =>
    (await app.db.selectFrom('service_orders').select('orderID').where('orderID', '=', orderID).execute())
      .length === 1;

  // Shows PKG-03.
  it('deletes an order that is neither active nor paid', async () => {
    const orderID = await order({ userID: owner.userID });
    expect((await remove(orderID).expect(200)).body.message).toBe('A rendelést töröltük.');
    expect(await exists(orderID)).toBe(false);
    await remove(orderID).expect(404);
  });

  it.each([
    ...paymentStates.filter((state) => state !== 'unpaid').map((state) => [0, state] as const),
    [1, 'unpaid'],
    [1, 'paid'],
  ] as const)('refuses an order with isActive %i that is %s', async (isActive, paymentState) => {
    const orderID = await order({ userID: owner.userID, packageType: 7, isActive, paymentState });
    expect((await remove(orderID).expect(409)).body).toMatchObject({
      code: 'conflict',
      message: 'Ezt a rendelést már nem lehet törölni: aktív, vagy már fizettél érte. Frissítsd az oldalt!',
    });
    expect(await exists(orderID)).toBe(true);
  });

  it('and starting a payment for it exclude each other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const orderID = await order({ userID: owner.userID });
      const beginToPay = () =>
        app.db
          .updateTable('service_orders')
          .set({ paymentState: 'capturing' })
          .where('orderID', '=', orderID)
          .where('paymentState', '=', 'unpaid')
          .executeTakeFirstOrThrow();
      const [reply, { numUpdatedRows }] = await Promise.all([remove(orderID), beginToPay()]);
      expect(reply.status).toBe(numUpdatedRows === 1n ? 409 : 200);
      expect(await exists(orderID)).toBe(numUpdatedRows === 1n);
    }
  });

  it('is allowed to the buyer only', async () => {
    const orderID = await order({ userID: owner.userID });
    await remove(orderID, await app.signIn('szakember')).expect(404);
    for (const role of ['admin', 'ajanlatkero'] as const)
      await remove(orderID, await app.signIn(role)).expect(403);
    await app.request().delete(`/api/service-orders/${orderID}`).expect(401);
    expect(await exists(orderID)).toBe(true);
  });
});

const lists = {
  property: ['/api/service-orders-by-real-estate', 'Eladó ingatlan, Budapest'],
  accommodation: ['/api/service-orders-by-host', 'Próba vendégház'],
  service: ['/api/service-orders-by-professional', 'Próba szolgáltatás'],
} as const;

describe.each(kindCases)(
  'the orders of an advertiser with listings of kind %s',
  (kind, { idField, role, table }) => {
    const [path, listingName] = lists[kind];
    let owner: User;
    beforeEach(async () => {
      owner = await app.signIn(role);
    });
    const list = (query = '') => app.request().get(`${path}?${query}`).set(owner.auth);
    const listIDs = async (query = '') => {
      const { body } = await list(query).expect(200);
      return body.data.map(({ orderID }: { orderID: number }) => orderID);
    };

    // Shows PRO-08.
    it('are the caller’s own with the name of the listing, newest first', async () => {
      const { userID } = owner;
      const { listingID } = await createBareListing(app.db, app.clock, kind, { userID });
      const older = await order({ userID, packageType: 10, created: new Date('2026-11-01T00:00:00Z') });
      const newer = await order({ userID, [idField]: listingID });
      await order({ userID: (await app.signIn(role)).userID });
      const { body } = await list().expect(200);
      expect(body).toMatchObject({
        ok: true,
        totalPages: 1,
        data: [
          { orderID: newer, [idField]: listingID, listingName, paymentState: 'unpaid', isActive: 0 },
          { orderID: older, [idField]: null, listingName: null },
        ],
      });
      await app.db.deleteFrom(table).where('userID', '=', userID).execute();
      expect((await list()).body.data).toMatchObject([
        { orderID: newer, listingName: null },
        { orderID: older },
      ]);
    });

    // Shows WID-10.
    it('are sorted by either parameter, of which order wins over orderBy', async () => {
      const { userID } = owner;
      const first = await order({ userID });
      const second = await order({ userID });
      app.clock.pass(1000);
      const third = await order({ userID });
      const newestFirst = [third, second, first];
      for (const query of ['', 'order=DESC', 'orderBy=DESC', 'order=DESC&orderBy=ASC'])
        expect(await listIDs(query)).toEqual(newestFirst);
      for (const query of ['order=ASC', 'orderBy=ASC', 'order=ASC&orderBy=DESC'])
        expect(await listIDs(query)).toEqual(newestFirst.toReversed());
    });

    it('are filtered by package type', async () => {
      const { userID } = owner;
      const kiemelt = await order({ userID, packageType: 2 });
      const social = await order({ userID, packageType: 11 });
      expect(await listIDs('packageType=2')).toEqual([kiemelt]);
      expect(await listIDs('packageType=11')).toEqual([social]);
      const { body } = await list('packageType=4').expect(200);
      expect(body).toMatchObject({ data: [], totalPages: 0 });
    });

    it('are filtered by the state of their payment', async () => {
      const { userID } = owner;
      const unpaid = await order({ userID });
      await order({ userID, paymentState: 'paid', isActive: 1 });
      expect(await listIDs('paymentState=unpaid')).toEqual([unpaid]);
    });

    // Shows API-39.
    it('are paged by twenty without duplicates or gaps', async () => {
      const { userID } = owner;
      const ids: number[] = [];
      for (let count = 0; count < 41; count += 1)
        ids.push(await order({ userID, packageID: await getSharedPackageID() }));
      const pages = [];
      for (const page of [1, 2, 3, 4]) {
        const { body } = await list(`page=${page}`).expect(200);
        expect(body.totalPages).toBe(3);
        pages.push(body.data.map(({ orderID }: { orderID: number }) => orderID));
      }
      expect(pages.map(({ length }) => length)).toEqual([20, 20, 1, 0]);
      expect(pages.flat()).toEqual(ids.toReversed());
    });

    it.each([
      'page=0',
      'page=x',
      'packageType=0',
      'packageType=12',
      'packageType=x',
      'paymentState=x',
      'order=up',
      'orderBy=asc',
    ])('reject %s', async (query) => {
      const { body } = await list(query).expect(422);
      expect(body.errors).toMatchObject([{ path: query.split('=')[0] }]);
    });

    it('are forbidden to visitors and other roles', async () => {
      await app.request().get(path).expect(401);
      const others: Role[] = ['admin', 'ajanlatkero', ...kindCases.map(([, kind]) => kind.role)];
      for (const other of others.filter((one) => one !== role))
        await app
          .request()
          .get(path)
          .set((await app.signIn(other)).auth)
          .expect(403);
    });
  },
);

let packageID: number | undefined;
/** One package for all orders of a long list, since creating one for each is slow. */
async function getSharedPackageID(): Promise<number> {
  packageID ??= await createPackage(app.db, app.clock);
  return packageID;
}

describe('the orders for a property', () => {
  it('name the listing by ad type, house type and settlement', async () => {
    const owner = await app.signIn('ingatlan_tulajdonos');
    const { listingID } = await createBareListing(app.db, app.clock, 'property', {
      userID: owner.userID,
    });
    await order({ userID: owner.userID, realEstateID: listingID });
    await app.db
      .updateTable('real_estates')
      .set({ adType: 2, houseType: 2, settlement: 'Győr' })
      .where('realEstateID', '=', listingID)
      .execute();
    const { body } = await app.request().get(lists.property[0]).set(owner.auth).expect(200);
    expect(body.data[0].listingName).toBe('Kiadó lakás, Győr');
  });
});

describe('a host’s orders filtered by the name of the accommodation', () => {
  let host: User;
  let orders: { kertes: number; erdei: number; none: number };
  beforeAll(async () => {
    host = await app.signIn('szallasado');
    const { userID } = host;
    const named = async (accommodationName: string) => {
      const { listingID } = await createBareListing(app.db, app.clock, 'accommodation', { userID });
      await app.db
        .updateTable('accommodations')
        .set({ accommodationName })
        .where('accommodationID', '=', listingID)
        .execute();
      return order({ userID, accommodationID: listingID, packageType: 2 });
    };
    orders = {
      kertes: await named('Őrségi Kertes Vendégház'),
      erdei: await named('Erdei ház'),
      none: await order({ userID, packageType: 8 }),
    };
  });

  it.each([
    ['ors', ['kertes']],
    ['ŐRSÉGI', ['kertes']],
    ['vend kert', ['kertes']],
    ['haz', ['erdei']],
    ['ertes', []],
    ['kert erdei', []],
    ['', ['none', 'erdei', 'kertes']],
    ['%', ['none', 'erdei', 'kertes']],
  ] as const)('%j finds %j', async (accommodationName, found) => {
    const { body } = await app
      .request()
      .get('/api/service-orders-by-host')
      .query({ accommodationName })
      .set(host.auth)
      .expect(200);
    expect(body.data.map(({ orderID }: { orderID: number }) => orderID)).toEqual(
      found.map((name) => orders[name]),
    );
    expect(body.totalPages).toBe(found.length > 0 ? 1 : 0);
  });

  it('can be filtered by package type as well', async () => {
    const { body } = await app
      .request()
      .get('/api/service-orders-by-host?accommodationName=ors&packageType=4')
      .set(host.auth)
      .expect(200);
    expect(body).toMatchObject({ data: [], totalPages: 0 });
  });

  it('reject a name that is too long', async () => {
    const accommodationName = 'x'.repeat(121);
    await app
      .request()
      .get('/api/service-orders-by-host')
      .query({ accommodationName })
      .set(host.auth)
      .expect(422);
  });
});
