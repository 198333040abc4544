import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
interface Row {
  productName?: unknown;
  priceFrom?: unknown;
  priceTo?: unknown;
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const cut = { productName: 'Hajvágás', priceFrom: 6000, priceTo: 9000 };
const add = (by: SignedIn, body: object) =>
  app.request().post('/api/price-table-product').set(by.auth).send(body);
const change = (by: SignedIn, productID: number, body: object) =>
  app.request().put(`/api/price-table-product/${productID}`).set(by.auth).send(body);
const remove = (by: SignedIn, productID: number, ownerID: number) =>
  app.request().delete(`/api/price-table-product/${productID}/${ownerID}`).set(by.auth);

const withPrices = kindCases.filter(([, { role }]) => role !== 'ingatlan_tulajdonos');

describe.each(withPrices)('the price table of a listing of kind %s', (kind, { idField, role }) => {
  let owner: SignedIn;
  let listingID: number;
  beforeEach(async () => {
    owner = await app.signIn(role);
    ({ listingID } = await createBareListing(app.db, app.clock, kind, { userID: owner.userID }));
  });
  const ofListing = (row: Row = cut, id = listingID) => ({ ...row, [idField]: id });
  const list = async (id = listingID) =>
    (await app.request().get(`/api/price-table-products/${id}/${idField}`).expect(200)).body.data;
  const added = async (row: Row = cut) => (await add(owner, ofListing(row)).expect(201)).body.insertID;

  it('is seen by everybody, oldest row first', async () => {
    expect(await list()).toEqual([]);
    const { body } = await add(owner, ofListing()).expect(201);
    expect(body).toMatchObject({ ok: true, insertID: expect.any(Number) });
    const second = await added({ productName: 'Festés', priceFrom: 0 });
    expect(await list()).toEqual([
      { productID: body.insertID, ...cut },
      { productID: second, productName: 'Festés', priceFrom: 0, priceTo: null },
    ]);
  });

  it.each([[0], [null], ['']])('keeps an upper price of %j as none', async (priceTo) => {
    await added({ ...cut, priceTo });
    expect(await list()).toMatchObject([{ priceTo: null }]);
  });

  it('takes an upper price that equals the lower one, and none below it', async () => {
    await added({ ...cut, priceTo: 6000 });
    const { body } = await add(owner, ofListing({ ...cut, priceTo: 5999 })).expect(422);
    expect(body.errors).toMatchObject([{ path: 'priceTo' }]);
  });

  it.each([
    ['productName', ' '],
    ['productName', 'x'.repeat(161)],
    ['priceFrom', -1],
    ['priceFrom', 1.5],
    ['priceFrom', 1_000_000_000],
    ['priceFrom', undefined],
    ['priceTo', 'sok'],
  ])('refuses %s %j', async (field, value) => {
    const { body } = await add(owner, ofListing({ ...cut, priceTo: null, [field]: value })).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
    expect(await list()).toEqual([]);
  });

  it('wants exactly one listing', async () => {
    await add(owner, cut).expect(422);
    await add(owner, { ...cut, accommodationID: listingID, serviceID: listingID }).expect(422);
    await app.request().get(`/api/price-table-products/${listingID}/userID`).expect(422);
  });

  it('has a row replaced as a whole', async () => {
    const productID = await added();
    await change(owner, productID, ofListing({ productName: 'Szárítás', priceFrom: 3000 })).expect(200);
    expect(await list()).toEqual([{ productID, productName: 'Szárítás', priceFrom: 3000, priceTo: null }]);
    // The same again changes no row, and is no fault.
    await change(owner, productID, ofListing({ productName: 'Szárítás', priceFrom: 3000 })).expect(200);
    await change(owner, productID, ofListing({ productName: '', priceFrom: 1 })).expect(422);
  });

  it('loses a row by its own id and its listing’s', async () => {
    const productID = await added();
    const second = await createBareListing(app.db, app.clock, kind, { userID: owner.userID });
    await remove(owner, productID, second.listingID).expect(404);
    await remove(owner, productID, owner.userID + 500_000).expect(404);
    await remove(owner, productID, listingID).expect(200);
    await remove(owner, productID, listingID).expect(404);
    expect(await list()).toEqual([]);
  });

  it('keeps its rows: they do not move to another own listing', async () => {
    const productID = await added();
    const second = await createBareListing(app.db, app.clock, kind, { userID: owner.userID });
    await change(owner, productID, ofListing(cut, second.listingID)).expect(404);
    expect(await list(second.listingID)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('ends at a hundred rows, also when several come at once', async () => {
    const created = app.clock.now();
    const rows = Array.from({ length: 97 }, (_, index) => ({
      [idField]: listingID,
      productName: `Tétel ${index}`,
      priceFrom: index,
      created,
    }));
    await app.db.insertInto('price_table_products').values(rows).execute();
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(owner, ofListing())));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await add(owner, ofListing()).expect(409)).body.code).toBe('price_limit_reached');
    expect(await list()).toHaveLength(100);
  });

  it('is its owner’s to change', async () => {
    const productID = await added();
    for (const [, kind] of withPrices) {
      const stranger = await app.signIn(kind.role);
      await add(stranger, ofListing()).expect(404);
      await change(stranger, productID, ofListing()).expect(404);
      await remove(stranger, productID, listingID).expect(404);
    }
    const closedTo = await app.signIn('ingatlan_tulajdonos');
    await add(closedTo, ofListing()).expect(403);
    await change(closedTo, productID, ofListing()).expect(403);
    await remove(closedTo, productID, listingID).expect(403);
    await app.request().post('/api/price-table-product').send(ofListing()).expect(401);
    await app.request().put(`/api/price-table-product/${productID}`).send(ofListing()).expect(401);
    await app.request().delete(`/api/price-table-product/${productID}/${listingID}`).expect(401);
    await add(owner, ofListing(cut, 999_999)).expect(404);
    await change(owner, 999_999, ofListing()).expect(404);
    expect(await list()).toEqual([{ productID, ...cut }]);
  });

  it('has no rows of another kind with the same number', async () => {
    const productID = await added();
    const [otherField] = withPrices.flatMap(([other, spec]) => (other === kind ? [] : spec.idField));
    await change(owner, productID, { ...cut, [otherField ?? '']: listingID }).expect(404);
    await add(owner, { ...cut, [otherField ?? '']: listingID }).expect(404);
  });

  it('is not there when its listing is not, or is not shown', async () => {
    const get = (id: number) => app.request().get(`/api/price-table-products/${id}/${idField}`);
    await get(999_999).expect(404);
    const hidden = await createBareListing(app.db, app.clock, kind, { userID: owner.userID, status: 0 });
    await get(hidden.listingID).expect(404);
    await get(hidden.listingID).set(owner.auth).expect(200);
  });
});

describe('the price that a service’s card shows', () => {
  let owner: SignedIn;
  let serviceID: number;
  beforeEach(async () => {
    owner = await app.signIn('szakember');
    serviceID = (await createBareListing(app.db, app.clock, 'service', { userID: owner.userID })).listingID;
  });
  const price = async () =>
    (
      await app.db
        .selectFrom('services')
        .select('price')
        .where('serviceID', '=', serviceID)
        .executeTakeFirstOrThrow()
    ).price;
  const added = async (priceFrom: number): Promise<number> =>
    (await add(owner, { productName: 'Tétel', priceFrom, serviceID }).expect(201)).body.insertID;

  it('is the lowest of its table after every change, and none without rows', async () => {
    const dear = await added(9000);
    expect(await price()).toBe(9000);
    const cheap = await added(4000);
    await added(12_000);
    expect(await price()).toBe(4000);
    await change(owner, cheap, { productName: 'Tétel', priceFrom: 10_000, serviceID }).expect(200);
    expect(await price()).toBe(9000);
    await remove(owner, dear, serviceID).expect(200);
    expect(await price()).toBe(10_000);
    await app.db.deleteFrom('price_table_products').where('priceFrom', '=', 12_000).execute();
    await remove(owner, cheap, serviceID).expect(200);
    expect(await price()).toBeNull();
  });

  it('is right when rows come and go at once', async () => {
    const cheap = await added(1000);
    await Promise.all([remove(owner, cheap, serviceID), added(5000), added(3000), added(8000)]);
    expect(await price()).toBe(3000);
  });
});
