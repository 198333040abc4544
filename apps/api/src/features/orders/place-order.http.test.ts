import type { Role } from '@piacter/contracts/core';
import { packageTypes, packageTypesOfListing } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createPackage, kindCases } from '../../testing/factories-listing-parts.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { billingColumns } from '../billing/index.ts';

const { physicalProduct, offers, contactData, socialMedia, socialMediaPlus, pro } = packageTypes;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set('2026-11-21T10:00:00.000Z'));

type Seller = Awaited<ReturnType<TestApp['signIn']>>;
const onSale = (packageType: number, prices: Record<string, number> = { '2026-01-01': 5000 }) =>
  createPackage(app.db, app.clock, { packageType, quantity: 12, prices });
const place = (seller: Seller, body: object) =>
  app.request().post('/api/service-orders').set(seller.auth).send(body);
const orderRow = (orderID: number) =>
  app.db.selectFrom('service_orders').selectAll().where('orderID', '=', orderID).executeTakeFirstOrThrow();
const getErrorPaths = (body: { errors?: { path: string }[] }) => body.errors?.map(({ path }) => path);

const address = {
  shippingPostalCode: '9021',
  countryCode: 'HU',
  state: 'Győr-Moson-Sopron vármegye',
  city: 'Győr',
  address_line1: 'Baross út 1.',
  address_line2: 'fszt. 2.',
};
const buyerWithoutProfile = {
  isFirm: 0,
  buyerName: null,
  firmName: null,
  firmType: null,
  taxNumber: null,
  contactPerson: null,
  contactEmail: null,
  mobile: null,
  tel: null,
  updated: null,
  ...Object.fromEntries(billingColumns.map((column) => [column, null])),
};
const noAddress = {
  shippingPostalCode: null,
  countryCode: null,
  state: null,
  city: null,
  address_line1: null,
  address_line2: null,
};

// Shows API-37.
describe.each(kindCases)('ordering for a listing of kind %s', (kind, { idField, role }) => {
  let seller: Seller;
  let listingID: number;
  beforeEach(async () => {
    seller = await app.signIn(role);
    ({ listingID } = await createBareListing(app.db, app.clock, kind, { userID: seller.userID }));
  });

  it.each([...packageTypesOfListing].map((type) => [type]))(
    'a package of type %i stores its current price, name and quantity',
    async (packageType) => {
      const packageID = await onSale(packageType);
      const { body } = await place(seller, { packageID, [idField]: listingID, ...address }).expect(201);
      expect(body).toEqual({ ok: true, message: '', insertID: expect.any(Number) });
      const offer = await app.db
        .selectFrom('service_packages')
        .select('packageName')
        .where('packageID', '=', packageID)
        .executeTakeFirstOrThrow();
      expect(await orderRow(body.insertID)).toEqual({
        orderID: body.insertID,
        userID: seller.userID,
        packageID,
        packageName: offer.packageName,
        packageType,
        quantity: 12,
        usedCount: 0,
        price: 5000,
        created: app.clock.now(),
        activationDate: null,
        isActive: 0,
        validFrom: null,
        validTo: null,
        paymentState: 'unpaid',
        realEstateID: null,
        accommodationID: null,
        serviceID: null,
        [idField]: listingID,
        ...buyerWithoutProfile,
        ...(packageType === physicalProduct ? address : noAddress),
      });
    },
  );

  it('requires the listing, with an error at its field', async () => {
    const { body } = await place(seller, { packageID: await onSale(pro) }).expect(422);
    expect(body.errors).toEqual([{ path: idField, message: 'Válaszd ki, melyik hirdetésedhez kéred!' }]);
  });

  it('accepts exactly one listing, of the caller’s kind', async () => {
    const packageID = await onSale(pro);
    for (const [otherKind, { idField: other }] of kindCases.filter(([name]) => name !== kind)) {
      const twin = await createBareListing(app.db, app.clock, otherKind, { userID: seller.userID });
      expect(
        getErrorPaths((await place(seller, { packageID, [other]: twin.listingID }).expect(422)).body),
      ).toEqual([other]);
      const both = { packageID, [idField]: listingID, [other]: twin.listingID };
      expect(getErrorPaths((await place(seller, both).expect(422)).body)).toEqual(['realEstateID']);
    }
  });

  it('replies 404 for a listing of somebody else and for a missing one', async () => {
    const packageID = await onSale(pro);
    const other = await app.signIn(role);
    expect((await place(other, { packageID, [idField]: listingID }).expect(404)).body.code).toBe('not_found');
    await place(seller, { packageID, [idField]: 999_999 }).expect(404);
    const rows = await app.db
      .selectFrom('service_orders')
      .select('orderID')
      .where('packageID', '=', packageID)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([[offers], [contactData], [socialMedia], [socialMediaPlus]])(
    'is rejected for type %i, which belongs to the user',
    async (packageType) => {
      const isOffers = packageType === offers;
      const { body } = await place(seller, {
        packageID: await onSale(packageType),
        [idField]: listingID,
      }).expect(422);
      const isOfOthers =
        (isOffers && role !== 'szakember') || (packageType === contactData && role === 'szakember');
      expect(getErrorPaths(body)).toEqual([isOfOthers ? 'packageID' : idField]);
    },
  );
});

describe('ordering a package for the user', () => {
  const advertisers: Role[] = ['ingatlan_tulajdonos', 'szallasado', 'szakember'];

  it.each([
    [offers, ['szakember']],
    [contactData, ['ingatlan_tulajdonos', 'szallasado']],
    [socialMedia, advertisers],
    [socialMediaPlus, advertisers],
  ])('of type %i is allowed to %j', async (packageType, buyers) => {
    const packageID = await onSale(packageType);
    for (const role of advertisers) {
      const seller = await app.signIn(role);
      const reply = await place(seller, { packageID });
      if (buyers.includes(role)) {
        expect(await orderRow(reply.body.insertID)).toMatchObject({ userID: seller.userID, packageType });
      } else {
        expect(reply.status).toBe(422);
        expect(reply.body.errors).toEqual([
          {
            path: 'packageID',
            message: 'Ezt a csomagot a te fiókoddal nem lehet megvenni, válassz másikat!',
          },
        ]);
      }
    }
  });
});

describe('the price of an order', () => {
  let seller: Seller;
  beforeEach(async () => {
    seller = await app.signIn('szakember');
  });

  it('is today’s in Budapest, whatever the body says', async () => {
    const packageID = await onSale(offers, { '2026-11-21': 2000, '2026-11-22': 3000 });
    const priceAt = async (now: string) => {
      await signInAt(app, seller, now);
      const given = {
        packageID,
        price: 1,
        quantity: 9999,
        packageType: 2,
        isActive: 1,
        paymentState: 'paid',
      };
      const order = await orderRow((await place(seller, given).expect(201)).body.insertID);
      expect(order).toMatchObject({ quantity: 12, packageType: 7, isActive: 0, paymentState: 'unpaid' });
      return order.price;
    };
    expect(await priceAt('2026-11-21T22:59:59.999Z')).toBe(2000);
    expect(await priceAt('2026-11-21T23:00:00.000Z')).toBe(3000);
  });

  it('does not change with the price list', async () => {
    const packageID = await onSale(offers, { '2026-11-21': 2000, '2026-11-22': 3000 });
    const { insertID } = (await place(seller, { packageID })).body;
    await signInAt(app, seller, '2026-11-25T10:00:00.000Z');
    const { body } = await app.request().get(`/api/service-orders/${insertID}`).set(seller.auth).expect(200);
    expect(body.data.price).toBe(2000);
  });

  it('must exist: a package not on sale is 404', async () => {
    const never = await onSale(offers, {});
    const later = await onSale(offers, { '2026-11-22': 3000 });
    for (const packageID of [never, later, 999_999]) {
      expect((await place(seller, { packageID }).expect(404)).body.message).toBe(
        'Ez a csomag most nem vásárolható meg, válassz másikat!',
      );
    }
  });
});

describe('the body of an order', () => {
  let seller: Seller;
  let serviceID: number;
  beforeEach(async () => {
    seller = await app.signIn('szakember');
    ({ listingID: serviceID } = await createBareListing(app.db, app.clock, 'service', {
      userID: seller.userID,
    }));
  });

  it('accepts the package’s id as a string', async () => {
    const packageID = await onSale(offers);
    await place(seller, { packageID: String(packageID) }).expect(201);
  });

  it.each([[undefined], [0], [-1], [1.5], ['x'], [null], [[1]]])(
    'rejects %j as a package',
    async (packageID) => {
      expect(getErrorPaths((await place(seller, { packageID }).expect(422)).body)).toEqual(['packageID']);
    },
  );

  it('rejects a malformed listing id', async () => {
    const packageID = await onSale(pro);
    expect(getErrorPaths((await place(seller, { packageID, serviceID: 'x' }).expect(422)).body)).toEqual([
      'serviceID',
    ]);
  });

  // Shows PKG-06.
  it('requires the whole address for a physical product, with all errors at once', async () => {
    const packageID = await onSale(physicalProduct);
    const { body } = await place(seller, { packageID, serviceID, state: 'Bács', address_line1: ' ' }).expect(
      422,
    );
    expect(getErrorPaths(body)).toEqual(['shippingPostalCode', 'countryCode', 'city', 'address_line1']);
  });

  it.each([
    ['countryCode', 'hu'],
    ['countryCode', 'ZZ'],
    ['city', 'x'.repeat(121)],
    ['shippingPostalCode', '1'.repeat(13)],
    ['address_line1', 'két\nsor'],
  ])('rejects %s %j', async (field, value) => {
    const packageID = await onSale(physicalProduct);
    const { body } = await place(seller, { packageID, serviceID, ...address, [field]: value }).expect(422);
    expect(getErrorPaths(body)).toEqual([field]);
  });

  it('accepts an address without second line and county', async () => {
    const packageID = await onSale(physicalProduct);
    const { state, address_line2, ...needed } = address;
    const { insertID } = (await place(seller, { packageID, serviceID, ...needed }).expect(201)).body;
    expect(await orderRow(insertID)).toMatchObject({ ...needed, state: null, address_line2: null });
    expect([state, address_line2]).not.toContain(null);
  });
});

it('refuses orders of visitors, requesters and the admin', async () => {
  const packageID = await onSale(socialMedia);
  await app.request().post('/api/service-orders').send({ packageID }).expect(401);
  for (const role of ['ajanlatkero', 'admin'] as const)
    await place(await app.signIn(role), { packageID }).expect(403);
});

it('does not let an order refer to a package deleted concurrently', async () => {
  const packageID = await onSale(socialMedia);
  const seller = await app.signIn('szakember');
  const [reply] = await Promise.all([
    place(seller, { packageID }),
    app.db
      .deleteFrom('service_packages')
      .where('packageID', '=', packageID)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('service_orders').select('orderID').where('packageID', '=', packageID))),
      )
      .execute()
      .catch(() => undefined),
  ]);
  expect([201, 404]).toContain(reply.status);
});

describe('the listings that a package can be ordered for', () => {
  it.each(kindCases)('are the caller’s published ones of kind %s', async (kind, { role }) => {
    const seller = await app.signIn(role);
    const own = await createBareListing(app.db, app.clock, kind, { userID: seller.userID });
    await createBareListing(app.db, app.clock, kind, { userID: seller.userID, status: 0 });
    await createBareListing(app.db, app.clock, kind, { userID: (await app.signIn(role)).userID });
    const reply = await app.request().get('/api/service-order-listings').set(seller.auth);
    expect(reply.body.data).toEqual([{ id: own.listingID, name: expect.any(String) }]);
  });
});
