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

const haircut = { productName: 'Hajvágás', priceFrom: 6000, priceTo: 9000 };
const add = (by: SignedIn, body: object) =>
  app.request().post('/api/price-table-product').set(by.auth).send(body);
const change = (by: SignedIn, productID: number, body: object) =>
  app.request().put(`/api/price-table-product/${productID}`).set(by.auth).send(body);
const remove = (by: SignedIn, productID: number, ownerID: number) =>
  app.request().delete(`/api/price-table-product/${productID}/${ownerID}`).set(by.auth);

const withPrices = kindCases.filter(([, { role }]) => role !== 'ingatlan_tulajdonos');

// Shows API-24.
describe.each(withPrices)('the price table of a listing of kind %s', (kind, { idField, role }) => {
  let owner: SignedIn;
  let listingID: number;
  beforeEach(async () => {
    owner = await app.signIn(role);
    ({ listingID } = await createBareListing(app.db, app.clock, kind, { userID: owner.userID }));
  });
  const withListing = (row: Row = haircut, id = listingID) => ({ ...row, [idField]: id });
  const list = async (id = listingID) =>
    (await app.request().get(`/api/price-table-products/${id}/${idField}`).expect(200)).body.data;
  const addRow = async (row: Row = haircut) => (await add(owner, withListing(row)).expect(201)).body.insertID;

  it('is public and lists the oldest row first', async () => {
    expect(await list()).toEqual([]);
    const { body } = await add(owner, withListing()).expect(201);
    expect(body).toMatchObject({ ok: true, insertID: expect.any(Number) });
    const second = await addRow({ productName: 'Festés', priceFrom: 0 });
    expect(await list()).toEqual([
      { productID: body.insertID, ...haircut },
      { productID: second, productName: 'Festés', priceFrom: 0, priceTo: null },
    ]);
  });

  it.each([[0], [null]])('stores an upper price of %j as null', async (priceTo) => {
    await addRow({ ...haircut, priceTo });
    expect(await list()).toMatchObject([{ priceTo: null }]);
  });

  it('accepts an upper price equal to the lower one and rejects one below it', async () => {
    await addRow({ ...haircut, priceTo: 6000 });
    const { body } = await add(owner, withListing({ ...haircut, priceTo: 5999 })).expect(422);
    expect(body.errors).toMatchObject([{ path: 'priceTo' }]);
  });

  it.each([
    ['productName', ' '],
    ['productName', 'x'.repeat(161)],
    ['priceTo', ''],
    ['priceFrom', -1],
    ['priceFrom', 1.5],
    ['priceFrom', 1_000_000_000],
    ['priceFrom', undefined],
    ['priceTo', 'sok'],
  ])('rejects %s %j', async (field, value) => {
    const { body } = await add(owner, withListing({ ...haircut, priceTo: null, [field]: value })).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
    expect(await list()).toEqual([]);
  });

  it('requires exactly one listing', async () => {
    await add(owner, haircut).expect(422);
    await add(owner, { ...haircut, accommodationID: listingID, serviceID: listingID }).expect(422);
    await app.request().get(`/api/price-table-products/${listingID}/userID`).expect(422);
  });

  it('changes a row, and keeps an upper price that is left out', async () => {
    const productID = await addRow();
    await change(owner, productID, withListing({ productName: 'Szárítás', priceFrom: 3000 })).expect(200);
    expect(await list()).toEqual([{ productID, productName: 'Szárítás', priceFrom: 3000, priceTo: 9000 }]);
    // An identical update changes no row and still succeeds.
    await change(owner, productID, withListing({ productName: 'Szárítás', priceFrom: 3000 })).expect(200);
    const above = await change(owner, productID, withListing({ productName: 'Festés', priceFrom: 9001 }));
    expect([above.status, above.body.errors]).toMatchObject([422, [{ path: 'priceTo' }]]);
    await change(owner, productID, withListing({ ...haircut, priceTo: null })).expect(200);
    expect(await list()).toMatchObject([{ priceTo: null }]);
    await change(owner, productID, withListing({ productName: '', priceFrom: 1 })).expect(422);
  });

  it('deletes a row only by its own id together with its listing’s', async () => {
    const productID = await addRow();
    const second = await createBareListing(app.db, app.clock, kind, { userID: owner.userID });
    await remove(owner, productID, second.listingID).expect(404);
    await remove(owner, productID, owner.userID + 500_000).expect(404);
    await remove(owner, productID, listingID).expect(200);
    await remove(owner, productID, listingID).expect(404);
    expect(await list()).toEqual([]);
  });

  it('does not let a row move to another listing of the same owner', async () => {
    const productID = await addRow();
    const second = await createBareListing(app.db, app.clock, kind, { userID: owner.userID });
    await change(owner, productID, withListing(haircut, second.listingID)).expect(404);
    expect(await list(second.listingID)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('is limited to a hundred rows, also under concurrent inserts', async () => {
    const created = app.clock.now();
    const rows = Array.from({ length: 97 }, (_, index) => ({
      [idField]: listingID,
      productName: `Tétel ${index}`,
      priceFrom: index,
      created,
    }));
    await app.db.insertInto('price_table_products').values(rows).execute();
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(owner, withListing())));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await add(owner, withListing()).expect(409)).body.code).toBe('price_limit_reached');
    expect(await list()).toHaveLength(100);
  });

  it('can be changed by its owner only', async () => {
    const productID = await addRow();
    for (const [, kind] of withPrices) {
      const stranger = await app.signIn(kind.role);
      await add(stranger, withListing()).expect(404);
      await change(stranger, productID, withListing()).expect(404);
      await remove(stranger, productID, listingID).expect(404);
    }
    const propertyOwner = await app.signIn('ingatlan_tulajdonos');
    await add(propertyOwner, withListing()).expect(403);
    await change(propertyOwner, productID, withListing()).expect(403);
    await remove(propertyOwner, productID, listingID).expect(403);
    await app.request().post('/api/price-table-product').send(withListing()).expect(401);
    await app.request().put(`/api/price-table-product/${productID}`).send(withListing()).expect(401);
    await app.request().delete(`/api/price-table-product/${productID}/${listingID}`).expect(401);
    await add(owner, withListing(haircut, 999_999)).expect(404);
    await change(owner, 999_999, withListing()).expect(404);
    expect(await list()).toEqual([{ productID, ...haircut }]);
  });

  it('does not reach the listing of another kind with the same id', async () => {
    const productID = await addRow();
    const [otherField] = withPrices.flatMap(([other, spec]) => (other === kind ? [] : spec.idField));
    await change(owner, productID, { ...haircut, [otherField ?? '']: listingID }).expect(404);
    await add(owner, { ...haircut, [otherField ?? '']: listingID }).expect(404);
  });

  it('replies 404 for a listing that is missing or unpublished', async () => {
    const get = (id: number) => app.request().get(`/api/price-table-products/${id}/${idField}`);
    await get(999_999).expect(404);
    const hidden = await createBareListing(app.db, app.clock, kind, { userID: owner.userID, status: 0 });
    await get(hidden.listingID).expect(404);
    await get(hidden.listingID).set(owner.auth).expect(200);
  });
});

describe('the price on the card of a service', () => {
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
  const addPrice = async (priceFrom: number): Promise<number> =>
    (await add(owner, { productName: 'Tétel', priceFrom, serviceID }).expect(201)).body.insertID;

  it('is the lowest of its table after every change, and null without rows', async () => {
    const expensive = await addPrice(9000);
    expect(await price()).toBe(9000);
    const cheap = await addPrice(4000);
    await addPrice(12_000);
    expect(await price()).toBe(4000);
    await change(owner, cheap, { productName: 'Tétel', priceFrom: 10_000, serviceID }).expect(200);
    expect(await price()).toBe(9000);
    await remove(owner, expensive, serviceID).expect(200);
    expect(await price()).toBe(10_000);
    await app.db.deleteFrom('price_table_products').where('priceFrom', '=', 12_000).execute();
    await remove(owner, cheap, serviceID).expect(200);
    expect(await price()).toBeNull();
  });

  it('is not what is free, which is no price of the work', async () => {
    const free = await addPrice(0);
    expect(await price()).toBeNull();
    const paid = await addPrice(7000);
    expect(await price()).toBe(7000);
    await change(owner, paid, { productName: 'Tétel', priceFrom: 0, serviceID }).expect(200);
    expect(await price()).toBeNull();
    await remove(owner, free, serviceID).expect(200);
    expect(await price()).toBeNull();
  });

  it('is correct after concurrent inserts and deletes', async () => {
    const cheap = await addPrice(1000);
    await Promise.all([remove(owner, cheap, serviceID), addPrice(5000), addPrice(3000), addPrice(8000)]);
    expect(await price()).toBe(3000);
  });
});
