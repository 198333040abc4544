import { deskPageSize } from '@piacter/contracts/desks';
import { listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { createProperty } from '../../testing/factories-properties.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
const minuteMs = 60_000;

let t: TestApp;
let owner: SignedIn;
let other: SignedIn;
const path = '/api/own-listings/property';
beforeAll(async () => {
  t = await testApp();
  owner = await t.signIn('ingatlan_tulajdonos');
  other = await t.signIn('ingatlan_tulajdonos');
});

const list = async (query = '', { auth }: SignedIn = owner) =>
  (await t.request().get(`${path}?${query}`).set(auth).expect(200)).body;
const edit = async (rows: object[], { auth }: SignedIn = owner) =>
  (await t.request().patch(path).set(auth).send({ rows }).expect(200)).body.data;
const act = async (ids: number[], action: string, { auth }: SignedIn = owner) =>
  (await t.request().post(`${path}/actions`).set(auth).send({ ids, action }).expect(200)).body.data;
const read = (id: number) =>
  t.db.selectFrom('real_estates').selectAll().where('realEstateID', '=', id).executeTakeFirstOrThrow();
const create = (overrides: Record<string, unknown> = {}) =>
  createProperty(t, owner, { settlement: 'Győr', postalCode: '9021', price: 45_000, ...overrides });

// Shows LIFE-07.
describe('the table of own listings', () => {
  it('has the full address, the price in forints, the figures of 30 days and the days left', async () => {
    const id = await create({
      street: 'Kossuth Lajos',
      publicPlaceType: 1,
      houseNumber: '12',
      disableAddress: 1,
    });
    await sql`insert into listing_days (kind, listingID, day, views, contacts) values
      (1, ${id}, '2026-11-20', 7, 2), (1, ${id}, '2026-09-01', 90, 9)`.execute(t.db);
    await t.request().post('/api/favourites').set(other.auth).send({ kind: 'property', id }).expect(201);
    const { data, total, counts } = await list();
    expect(total).toBe(1);
    expect(counts).toEqual({ total: 1, hidden: 0, byState: { live: 1 } });
    expect(data[0]).toMatchObject({
      id,
      price: 45_000_000,
      views: 7,
      contacts: 2,
      hearts: 1,
      daysLeft: 90,
      state: 'live',
      ownReference: null,
      publicPath: `/ingatlan/${id}`,
    });
    expect(data[0].address).toMatch(/^9021 Győr, Kossuth Lajos \p{L}+ 12\.$/u);
  });

  it.each([
    ['3', '12', '3/12'],
    ['3', null, '3. emelet'],
    ['0', null, 'földszint'],
    ['földszint', null, 'földszint'],
    ['-1', null, '-1. szint'],
    [null, '12', '12'],
  ])('has an address with floor %j and door %j', async (floorNumber, doorNumber, shown) => {
    const advertiser = await t.signIn('ingatlan_tulajdonos');
    await createProperty(t, advertiser, {
      street: 'Nagymező',
      houseNumber: '12/A-B',
      floorNumber,
      doorNumber,
    });
    const { data } = await list('', advertiser);
    expect(data[0].address).toMatch(new RegExp(`12/A-B, ${shown}$`));
  });

  it('is searched by own reference, address and id, filtered by state, sorted, and paged', async () => {
    const user = await t.signIn('ingatlan_tulajdonos');
    const ids: number[] = [];
    for (let count = 0; count < deskPageSize + 1; count += 1) {
      t.clock.pass(1000);
      ids.push((await createBareListing(t.db, t.clock, 'property', { userID: user.userID })).listingID);
    }
    const [first = 0, second = 0] = ids;
    // No postal code that begins with the digits of an id.
    await t.db
      .updateTable('real_estates')
      .set({ postalCode: '0000' })
      .where('userID', '=', user.userID)
      .execute();
    await t.db
      .updateTable('real_estates')
      .set({ ownReference: 'BP_100%' })
      .where('realEstateID', '=', first)
      .execute();
    await t.db
      .updateTable('real_estates')
      .set({ price: 1, state: 'paused', status: 0, stateChangedAt: t.clock.now() })
      .where('realEstateID', '=', second)
      .execute();
    const found = async (query: string) => (await list(query, user)).data.map(({ id }: { id: number }) => id);
    expect(await found('q=bp_1')).toEqual([first]);
    expect(await found('q=_')).toEqual([]);
    expect(await found(`q=${second}`)).toEqual([second]);
    expect(await found('state=paused')).toEqual([second]);
    expect((await found('sort=price-asc'))[0]).toBe(second);
    expect((await found('sort=reference'))[0]).toBe(first);
    expect((await found('sort=views'))[0]).toBe(ids.at(-1));
    expect(await found('page=2')).toEqual([first]);
    expect(await list('q=Pr%C3%B3ba+1&page=2', user)).toMatchObject({ total: 26, totalPages: 2 });
    const { body } = await t.request().get(`${path}/selection?state=live`).set(user.auth).expect(200);
    expect(body.data).toHaveLength(deskPageSize);
  });

  it.each(listingKinds)(
    "of kind %s is empty for anybody else's listings, and refused without a session",
    async (kind) => {
      const { userID } = await t.signIn(listingRoleByKind[kind]);
      const { table } = await createBareListing(t.db, t.clock, kind, { userID });
      const stranger = await t.signIn(listingRoleByKind[kind]);
      const { body } = await t.request().get(`/api/own-listings/${kind}`).set(stranger.auth).expect(200);
      expect(body).toMatchObject({ data: [], total: 0 });
      const own = await t.request().get(`/api/own-listings/${kind}/csv`).set(stranger.auth).expect(200);
      expect(own.body.data.csv.split('\r\n')).toHaveLength(2);
      await t.request().get(`/api/own-listings/${kind}`).expect(401);
      const requester = await t.signIn('ajanlatkero');
      await t.request().get(`/api/own-listings/${kind}`).set(requester.auth).expect(403);
      await t.db.deleteFrom(table).where('userID', '=', userID).execute();
    },
  );
});

describe('editing in the table', () => {
  it('changes own reference and price, and records the price', async () => {
    const id = await create();
    const changes = { ownReference: 'A-7', price: 42_750_000 };
    expect(await edit([{ id, seenPrice: 45_000_000, changes }])).toEqual([
      { id, fate: 'changed', message: '' },
    ]);
    expect(await read(id)).toMatchObject({ ownReference: 'A-7', price: 42_750 });
    const history = await t.request().get(`/api/price-history/${id}`).expect(200);
    expect(history.body.data).toHaveLength(2);
    expect(await edit([{ id, changes }])).toEqual([{ id, fate: 'unchanged', message: '' }]);
    expect((await edit([{ id, changes: { ownReference: null } }]))[0].fate).toBe('changed');
    expect((await read(id)).ownReference).toBeNull();
  });

  it('touches nothing that is not changed, so that no listing moves up', async () => {
    const id = await create();
    const before = await read(id);
    t.clock.pass(minuteMs);
    await edit([{ id, changes: { price: 45_000_000, ownReference: '' } }]);
    expect(await read(id)).toEqual(before);
  });

  it("refuses another's id, a price that was changed meanwhile, and what is no price; the others go on", async () => {
    const [id, changed] = [await create(), await create({ price: 50_000 })];
    const strange = await createProperty(t, other, {});
    const fates = await edit([
      { id: strange, changes: { price: 1000 } },
      { id: changed, seenPrice: 45_000_000, changes: { price: 40_000_000 } },
      { id, changes: { price: 500 } },
      { id, changes: { price: -1000 } },
      { id, changes: { description: 'x' } },
      { id, changes: { ownReference: 'x'.repeat(41) } },
      { id, seenPrice: 45_000_000, changes: { price: 44_000_000 } },
    ]);
    expect(fates.map(({ fate }: { fate: string }) => fate)).toEqual([...Array(6).fill('refused'), 'changed']);
    expect(fates[0].message).toBe('Nincs ilyen hirdetésed. Nézd meg az azonosítóját!');
    expect(fates[1].message).toMatch(/közben megváltozott, most 50\s000\s000\sFt/);
    expect((await read(strange)).ownReference).toBeNull();
    expect((await read(id)).price).toBe(44_000);
  });

  it('lowers a price once when the same change is sent twice at the same time', async () => {
    const id = await create();
    const step = { id, seenPrice: 45_000_000, changes: { price: 42_750_000 } };
    const fates = (await Promise.all([edit([step]), edit([step])])).flat().map(({ fate }) => fate);
    expect(fates.sort()).toEqual(['changed', 'unchanged']);
    expect((await read(id)).price).toBe(42_750);
  });

  it('leaves the price of a service to its price table', async () => {
    const user = await t.signIn('szakember');
    const { listingID: id } = await createBareListing(t.db, t.clock, 'service', { userID: user.userID });
    const { body } = await t
      .request()
      .patch('/api/own-listings/service')
      .set(user.auth)
      .send({
        rows: [
          { id, changes: { price: 5000 } },
          { id, changes: { ownReference: 'S1' } },
        ],
      })
      .expect(200);
    expect(body.data.map(({ fate }: { fate: string }) => fate)).toEqual(['refused', 'changed']);
    await t.db.deleteFrom('services').execute();
  });
});

describe('acting on several listings', () => {
  it('renews, moves, copies and deletes each by itself', async () => {
    const [one, two] = [await create(), await create()];
    await act([one], 'paused');
    t.clock.pass(minuteMs);
    const renewed = await act([one, two], 'renew');
    expect(renewed.map(({ fate }: { fate: string }) => fate)).toEqual(['refused', 'changed']);
    expect((await read(two)).touchedAt).toEqual(t.clock.now());
    await act([two], 'reserved');
    await act([two], 'renew');
    expect((await read(two)).state).toBe('reserved');
    expect((await act([one, two, two], 'copy')).map(({ fate }: { fate: string }) => fate)).toEqual([
      'changed',
      'changed',
    ]);
    expect((await list('state=draft')).total).toBe(2);
    const gone = await act([one, 4_000_000], 'delete');
    expect(gone.map(({ fate }: { fate: string }) => fate)).toEqual(['changed', 'refused']);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it("does nothing to another's listings", async () => {
    const id = await createProperty(t, other, {});
    const before = await read(id);
    for (const action of ['renew', 'paused', 'closed', 'copy', 'delete'])
      expect((await act([id], action))[0].fate).toBe('refused');
    expect(await read(id)).toEqual(before);
  });

  it('lets one of a bulk pause and a single closing of the same moment win, whichever comes first', async () => {
    const id = await create();
    await Promise.all([
      act([id], 'paused'),
      t.request().patch(`/api/listings/property/${id}/status`).set(owner.auth).send({ status: 'closed' }),
    ]);
    expect((await read(id)).state).toBe('closed');
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });
});

// Shows LIFE-10.
describe('the month of one of the caller’s listings', () => {
  const get = (id: number, query = '', { auth }: SignedIn = owner) =>
    t.request().get(`${path}/${id}/month${query}`).set(auth);

  it('has its events beside those of the month before, and who began to keep it', async () => {
    t.clock.set('2026-11-21T10:00:00.000Z');
    const id = await create();
    await sql`insert into listing_days (kind, listingID, day, views, contacts, messages) values
      (1, ${id}, '2026-11-20', 7, 2, 1), (1, ${id}, '2026-11-01', 5, 0, 0), (1, ${id}, '2026-10-21', 90, 9, 3),
      (1, ${id}, '2026-10-22', 1000, 0, 0), (1, ${id}, '2026-09-30', 40, 4, 0)`.execute(t.db);
    await t.request().post('/api/favourites').set(other.auth).send({ kind: 'property', id }).expect(201);
    const { body } = await get(id).expect(200);
    expect(body.data).toMatchObject({
      ...{ month: '2026-11', from: '2026-11-01', to: '2026-11-21', newHearts: 1 },
      totals: { views: 12, contacts: 2, messages: 1 },
      previous: { views: 90, contacts: 9, messages: 3 },
      listing: { id, price: 45_000_000, hearts: 1 },
    });
    const october = (await get(id, '?month=2026-10').expect(200)).body.data;
    expect(october).toMatchObject({
      ...{ from: '2026-10-01', to: '2026-10-31', newHearts: 0 },
      totals: { views: 1090 },
      previous: { views: 40 },
    });
  });

  it('is that of the owner alone', async () => {
    const id = await create();
    await get(id, '', other).expect(404);
    await get(4_000_000_000).expect(404);
    await t.request().get(`${path}/${id}/month`).expect(401);
    await get(id, '', await t.signIn('ajanlatkero')).expect(403);
  });

  it.each(['2026-13', '2026', '1999-01', '2026-11-01'])('is not %s', async (month) => {
    const { body } = await get(await create(), `?month=${month}`).expect(422);
    expect(body.errors).toMatchObject([{ path: 'month', message: 'Adj meg egy hónapot így: 2026-11!' }]);
  });
});
