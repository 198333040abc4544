import {
  getNextStates,
  initialStates,
  isFound,
  type ListingState,
  listingStates,
} from '@piacter/contracts/lifecycle';
import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createPackage } from '../../testing/factories-listing-parts.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { listingSpecs } from '../listings/index.ts';
import { removeListingsOfUser } from '../listings/own/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const calls: Record<
  ListingKind,
  { create: (t: TestApp, owner: SignedIn) => Promise<number>; search: string; own: string; detail: string }
> = {
  property: {
    create: (t, owner) => createProperty(t, owner, { settlement: 'Győr', postalCode: '9021' }),
    search: '/api/search-real-estates',
    own: '/api/real-estates-by-user',
    detail: '/api/real-estate',
  },
  accommodation: {
    create: (t, owner) => createAccommodation(t, owner, { settlement: 'Győr' }),
    search: '/api/search-accommodations',
    own: '/api/accommodations-by-user',
    detail: '/api/accommodation-public',
  },
  service: {
    create: (t, owner) => createService(t, owner, {}, { settlements: ['Győr'] }),
    search: '/api/search-professionals',
    own: '/api/professional-services',
    detail: '/api/professionals-public',
  },
};

describe.each(listingKinds)('the state of a listing of kind %s', (kind) => {
  const { create, search, own, detail } = calls[kind];
  const { table, idField } = listingSpecs[kind];
  let t: TestApp;
  let owner: SignedIn;
  let id: number;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    await t.db.deleteFrom(table).execute();
    t.clock.pass(61_000);
    owner = await t.signIn(listingRoleByKind[kind]);
    id = await create(t, owner);
  });

  const move = (status: string, auth = owner.auth, of = id) =>
    t.request().patch(`/api/listings/${kind}/${of}/status`).set(auth).send({ status });
  const found = async (path = ''): Promise<{ id: number; state: string }[]> =>
    (await t.request().get(`${search}${path}`).expect(200)).body.data.map(
      (card: Record<string, unknown>) => ({ id: card[idField], state: card.state }),
    );
  const ownCard = async () => (await t.request().get(own).set(owner.auth).expect(200)).body.data[0];
  /** Puts the listing into a state as if it had got there along the graph. */
  const put = (state: ListingState) =>
    t.db
      .updateTable(table)
      .set({ state, status: isFound(state) ? 1 : 0, stateChangedAt: t.clock.now() })
      .where(sql.ref(idField), '=', id)
      .execute();

  // Shows LIFE-01.
  it('decides whether searches find it, and it comes back with its place in the order of creation', async () => {
    t.clock.pass(60_000);
    const newer = await create(t, owner);
    expect(await found()).toEqual([
      { id: newer, state: 'live' },
      { id, state: 'live' },
    ]);
    const { body } = await move('paused').expect(200);
    expect(body.data).toEqual({ state: 'paused', nextStates: ['live', 'closed'] });
    expect(body.message).toMatch(/^A hirdetésed szünetel/);
    expect(await found()).toEqual([{ id: newer, state: 'live' }]);
    await t.request().get(`${detail}/${id}`).expect(404);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
    t.clock.pass(60_000);
    await move('live').expect(200);
    expect((await move('reserved').expect(200)).body.message).toMatch(
      kind === 'service' ? /^Jelöltük, hogy betelt a naptárad/ : /^A hirdetésedet foglaltnak jelöltük/,
    );
    expect(await found()).toEqual([
      { id: newer, state: 'live' },
      { id, state: 'reserved' },
    ]);
    expect((await t.request().get(`${detail}/${id}`).expect(200)).body.data).toMatchObject({
      state: 'reserved',
      nextStates: [],
    });
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('is told to its owner with the states that it can be moved to', async () => {
    expect(await ownCard()).toMatchObject({ state: 'live', nextStates: getNextStates('live', 'owner') });
    await move('closed').expect(200);
    expect(await ownCard()).toMatchObject({ state: 'closed', nextStates: ['live'] });
    const { body } = await t.request().get(`${detail}/${id}`).set(owner.auth).expect(200);
    expect(body.data).toMatchObject({ state: 'closed', nextStates: ['live'], isOwn: 1 });
  });

  it('changes along the graph only', async () => {
    for (const from of listingStates)
      for (const to of listingStates) {
        await put(from);
        const allowed = getNextStates(from, 'owner').includes(to);
        expect([from, to, (await move(to)).status]).toEqual([from, to, allowed ? 200 : 409]);
      }
    await move('gone').expect(422);
  });

  it('is changed by one of two exclusive moves at once', async () => {
    const replies = await Promise.all([move('closed'), move('paused'), move('closed'), move('paused')]);
    const done = replies.filter(({ status }) => status === 200);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    // Paused may still be closed; nothing leads from closed to paused, or to the same again.
    expect(done.length).toBeLessThanOrEqual(2);
    expect((await ownCard()).state).toBe(
      done.some(({ body }) => body.data.state === 'closed') ? 'closed' : 'paused',
    );
  });

  it('is changed by nobody else, and by an admin with an audit entry', async () => {
    const stranger = await t.signIn(listingRoleByKind[kind]);
    expect((await move('paused', stranger.auth).expect(404)).body.code).toBe('not_found');
    await move('paused', owner.auth, id + 1000).expect(404);
    await move('paused', (await t.signIn('ajanlatkero')).auth).expect(403);
    const admin = await t.signIn('admin');
    await move('closed', admin.auth).expect(200);
    const entry = await t.db
      .selectFrom('audit_log')
      .select(['actorID', 'action', 'beforeValues', 'afterValues'])
      .where('entity', '=', kind)
      .where('entityID', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actorID: admin.userID,
      action: 'listing_state_changed',
      beforeValues: '{"listingState":"live"}',
      afterValues: '{"listingState":"closed"}',
    });
  });

  it('does not show a listing that an admin has hidden', async () => {
    const admin = await t.signIn('admin');
    await t
      .request()
      .patch(`/api/listings/${kind}/${id}/visibility`)
      .set(admin.auth)
      .send({ isHidden: 1, reason: 'Nem valós.' })
      .expect(200);
    await move('paused').expect(200);
    await move('live').expect(200);
    expect(await found()).toEqual([]);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('refuses a package while nobody sees it', async () => {
    const packageID = await createPackage(t.db, t.clock, { prices: { '2020-01-01': 5000 } });
    const order = () =>
      t
        .request()
        .post('/api/service-orders')
        .set(owner.auth)
        .send({ packageID, [idField]: id });
    await move('paused').expect(200);
    const { body } = await order().expect(409);
    expect(body.message).toMatch(/^Ezt a hirdetést most senki sem látja/);
    await move('live').expect(200);
    await order().expect(201);
    await t.db.deleteFrom('service_orders').execute();
  });

  it('has a page excluded from search engines after its end, and 410 after 90 days and once it is deleted', async () => {
    const site = await startSiteServer(t.deps);
    const segment = { property: 'ingatlan', accommodation: 'szallas', service: 'szolgaltatas' }[kind];
    const path = async (of = id) =>
      `/${segment}/${(await site.get(`/${segment}/${of}`)).headers.location?.split('/').at(-1) ?? of}`;
    const address = await path();
    expect((await site.get(address)).text).not.toContain('noindex');
    await put('closed');
    const ended = await site.get(address);
    expect([ended.status, ended.text.includes('noindex')]).toEqual([200, true]);
    t.clock.pass(90 * 86_400_000);
    expect((await site.get(address)).status).toBe(410);
    await put('paused');
    expect((await site.get(address)).status).toBe(404);
    await inTransaction(t.db, (trx) => removeListingsOfUser(trx, owner.userID, t.clock.now()));
    expect((await site.get(address)).status).toBe(410);
    await t.request().get(`${detail}/${id}`).expect(404);
    expect((await site.get(`/${segment}/${id + 1000}`)).status).toBe(404);
    site.close();
  });

  // Shows LIFE-04.
  it('keeps its page for 90 days after its end, without contact data and exact address', async () => {
    for (const state of ['closed', 'expired'] as const) {
      await put(state);
      const { data } = (await t.request().get(`${detail}/${id}`).expect(200)).body;
      expect(data).toMatchObject({ state, nextStates: [], isOwn: 0 });
      for (const name of [
        'mobile',
        'tel',
        'lastName',
        'contactPerson',
        'firmName',
        'street',
        'houseNumber',
        'lat',
      ])
        expect([name, data[name]]).toEqual([name, null]);
      for (const name of ['contactEmail', 'phone', 'webpage']) expect(data[name] ?? '').toBe('');
      expect(await found()).toEqual([]);
    }
    t.clock.pass(90 * 86_400_000);
    await t.request().get(`${detail}/${id}`).expect(404);
  });

  it('is one of the two initial ones when it is created', async () => {
    expect(initialStates).toContain((await ownCard()).state);
  });
});
