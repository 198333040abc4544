import { randomUUID } from 'node:crypto';
import { roles } from '@piacter/contracts/core';
import { listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder } from '../../testing/factories-listing-parts.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { testPassword } from '../../testing/users.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await testApp();
  admin = await t.signIn('admin');
});

const get = async (path: string) => (await t.request().get(path).set(admin.auth).expect(200)).body;
const block = (userID: number, blocked: 0 | 1, reason = 'Hamis hirdetések.') =>
  t.request().patch(`/api/users/${userID}/block`).set(admin.auth).send({ blocked, reason });
const search = async (q: string) => (await get(`/api/admin-search?q=${encodeURIComponent(q)}`)).data;

// Shows ADM-16.
describe('a blocked user', () => {
  it('is refused at the very next call, cannot sign in, and reads why', async () => {
    const user = await t.signIn('ingatlan_tulajdonos');
    const { email } = user;
    await t.request().get('/api/real-estates-by-user').set(user.auth).expect(200);
    await block(user.userID, 1).expect(200);
    await t.request().get('/api/real-estates-by-user').set(user.auth).expect(401);
    const refused = await t.request().post('/api/login').send({ email, pass: testPassword }).expect(403);
    expect(refused.body).toMatchObject({ code: 'blocked' });
    expect(refused.body.message).toContain('Indoklás: Hamis hirdetések.');
    const wrong = await t.request().post('/api/login').send({ email, pass: 'Nem-ez-az-1' }).expect(401);
    expect(wrong.body.code).toBe('wrong_credentials');
    await block(user.userID, 0).expect(200);
    await t.request().post('/api/login').send({ email, pass: testPassword }).expect(200);
  });

  it('has no published listing until the block is lifted', async () => {
    const user = await t.signIn('ingatlan_tulajdonos');
    const id = await createProperty(t, user, { settlement: 'Eger', postalCode: '3300' });
    const paused = await createProperty(t, user, {});
    await t
      .request()
      .patch(`/api/listings/property/${paused}/status`)
      .set(user.auth)
      .send({ status: 'paused' })
      .expect(200);
    await block(user.userID, 1).expect(200);
    await t.request().get(`/api/real-estate/${id}`).expect(404);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
    await block(user.userID, 0).expect(200);
    await t.request().get(`/api/real-estate/${id}`).expect(200);
    await t.request().get(`/api/real-estate/${paused}`).expect(404);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('has no open request until the block is lifted, but for what an admin hides', async () => {
    const requester = await t.signIn('ajanlatkero');
    const host = await t.signIn('szallasado');
    const [found, hidden] = [
      await createRequest(t, requester, 'accommodation'),
      await createRequest(t, requester, 'accommodation'),
    ];
    const service = await createRequest(t, requester, 'service');
    const setVisible = (isHidden: boolean) =>
      t
        .request()
        .patch(`/api/requests/accommodation/${hidden}/visibility`)
        .set(admin.auth)
        .send({ isHidden, reason: 'Csak próba.' });
    const listed = async () => {
      const reply = await t.request().get('/api/search-accommodation-requests').set(host.auth).expect(200);
      return (reply.body.data as { requestID: number }[])
        .map(({ requestID }) => requestID)
        .filter((id) => id === found || id === hidden);
    };
    const stateOf = async () =>
      (
        await t.db.selectFrom('service_requests').select('status').where('requestID', '=', service).execute()
      )[0];
    await setVisible(true).expect(200);
    expect(await listed()).toEqual([found]);
    await block(requester.userID, 1).expect(200);
    expect(await listed()).toEqual([]);
    expect(await stateOf()).toEqual({ status: 5 });
    await setVisible(false).expect(200);
    expect(await listed()).toEqual([]);
    await setVisible(false).expect(409);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
    await block(requester.userID, 0).expect(200);
    expect((await listed()).sort()).toEqual([found, hidden].sort());
    expect(await stateOf()).toEqual({ status: 1 });
  });

  it('is blocked once by two admins at a time, and never an admin', async () => {
    const { userID } = await t.signIn('szakember');
    const statuses = (await Promise.all([block(userID, 1), block(userID, 1)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    await block(admin.userID, 1).expect(409);
    await block(4_000_000, 1).expect(404);
    await block(userID, 0, ' ').expect(422);
    const rows = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'user_blocked')
      .execute();
    expect(rows.filter(({ entityID }) => entityID === userID)).toHaveLength(1);
  });
});

it('sends the activation mail again, of a pending account only', async () => {
  const pending = await t.createUser({ activatedAt: null });
  const resend = (userID: number) => t.request().post(`/api/users/${userID}/activation-mail`).set(admin.auth);
  await resend(pending.userID).expect(200);
  const mail = (await t.mails()).findLast(({ toAddress }) => toAddress === pending.email);
  const activationString = /activationString=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await t
    .request()
    .post('/api/activate-registration')
    .send({ activationString, pass: testPassword })
    .expect(200);
  await resend(pending.userID).expect(409);
});

describe('the page of a user', () => {
  it('says what they advertise, order, ask for and get by mail, without the texts of mails', async () => {
    const user = await t.signIn('ingatlan_tulajdonos');
    const id = await createProperty(t, user, { settlement: 'Sopron', postalCode: '9400' });
    const orderID = await createOrder(t.db, t.clock, { userID: user.userID, realEstateID: id, isActive: 1 });
    await t.request().post('/api/forgotten-pass').send({ email: user.email }).expect(200);
    const { data } = await get(`/api/users/${user.userID}`);
    expect(data).toMatchObject({ email: user.email, role: 'ingatlan_tulajdonos', blockedAt: null });
    expect(data.listings).toMatchObject([{ kind: 'property', id, state: 'live' }]);
    expect(data.orders).toMatchObject([{ orderID, isActive: 1 }]);
    expect(data.mails).toMatchObject([{ toAddress: user.email, status: 'waiting' }]);
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|https?:\/\//);
    const timeline = (await get(`/api/timelines/user/${user.userID}`)).data;
    const events = timeline.map(({ event }: { event: string }) => event);
    expect(events).toEqual(
      expect.arrayContaining(['registered', 'listing', 'order', 'captured', 'mail_waiting']),
    );
    expect(JSON.stringify(timeline)).not.toMatch(/https?:\/\//);
    const ofListing = (await get(`/api/timelines/property/${id}`)).data;
    expect(ofListing.map(({ event }: { event: string }) => event)).toContain('order');
    const ofOrder = (await get(`/api/timelines/service_order/${orderID}`)).data;
    expect(ofOrder.map(({ event }: { event: string }) => event)).toContain('captured');
    await t.request().get('/api/timelines/service_order/4000000').set(admin.auth).expect(404);
    await t.request().get('/api/users/4000000').set(admin.auth).expect(404);
  });

  it('shows the requests of a requester, each with its timeline', async () => {
    const requester = await t.signIn('ajanlatkero');
    const requestID = await createRequest(t, requester, 'service');
    const { data } = await get(`/api/users/${requester.userID}`);
    expect(data.requests).toMatchObject([{ kind: 'service', requestID }]);
    expect((await get(`/api/timelines/service_request/${requestID}`)).data).toMatchObject([
      { event: 'request' },
    ]);
    expect(await search(`#${requestID}`)).toContainEqual(
      expect.objectContaining({ entity: 'service_request', id: requestID, detail: requester.email }),
    );
  });
});

describe('the search of the admin', () => {
  it('finds users by address, name and id, listings by name, own reference and id, orders by number', async () => {
    const { userID, email } = await t.createUser({ profile: { lastName: 'Zsuppán', firstName: 'Őrs' } });
    const user = { entity: 'user', id: userID, title: 'Zsuppán Őrs', detail: email };
    for (const q of [email.slice(0, -2), email.toUpperCase(), 'zsup', 'Zsuppán Ő', `#${userID}`])
      expect(await search(q)).toContainEqual(user);
    expect(await search('Zsuppán Béla')).toEqual([]);
    const { listingID } = await createBareListing(t.db, t.clock, 'service', { userID });
    await t.db
      .updateTable('services')
      .set({ title: 'Xilofonhangolás', ownReference: 'XI-9' })
      .where('serviceID', '=', listingID)
      .execute();
    for (const q of ['xilo', 'XI-', String(listingID)])
      expect(await search(q)).toContainEqual({
        entity: 'service',
        id: listingID,
        title: 'Xilofonhangolás',
        detail: email,
      });
    const orderID = await createOrder(t.db, t.clock, { userID });
    expect(await search(String(orderID))).toContainEqual(
      expect.objectContaining({ entity: 'service_order', id: orderID }),
    );
    for (const q of ['%', '_', "' or 1=1 --", 'ő@x']) expect(await search(q)).toEqual([]);
    await t.db.deleteFrom('services').where('serviceID', '=', listingID).execute();
  });
});

it.each(listingKinds)('lists the listings of kind %s by state, owner and what is hidden', async (kind) => {
  const { userID } = await t.signIn(listingRoleByKind[kind]);
  const { table, idField, listingID } = await createBareListing(t.db, t.clock, kind, { userID });
  await createBareListing(t.db, t.clock, kind, { userID });
  await t.db
    .updateTable(table)
    .set({
      hiddenAt: t.clock.now(),
      hiddenReason: 'Hamis.',
      status: 0,
      state: 'paused',
      stateChangedAt: t.clock.now(),
    })
    .where(t.db.dynamic.ref(idField), '=', listingID)
    .execute();
  const list = async (query: string) =>
    (await get(`/api/admin-listings/${kind}?${query}&ownerID=${userID}`)).data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await list('')).toHaveLength(2);
  expect(await list('state=paused')).toEqual([listingID]);
  expect(await list('hidden=1')).toEqual([listingID]);
  expect(await list('state=draft')).toEqual([]);
  await t.db.deleteFrom(table).where('userID', '=', userID).execute();
});

it.each(roles.filter((role) => role !== 'admin'))('none of it is for the role %s', async (role) => {
  const { auth, userID } = await t.signIn(role);
  for (const path of [
    `/api/users/${userID}`,
    '/api/admin-search?q=a',
    '/api/admin-listings/property',
    `/api/timelines/user/${userID}`,
  ])
    await t.request().get(path).set(auth).expect(403);
  await t
    .request()
    .patch(`/api/users/${userID}/block`)
    .set(auth)
    .send({ blocked: 0, reason: 'x' })
    .expect(403);
  await t.request().post(`/api/users/${userID}/activation-mail`).set(auth).expect(403);
});

// Shows ADM-17.
describe('what waits for an admin', () => {
  const count = async () => (await get('/api/admin-waiting')).data;
  const report = (kind: string, listingID: number, key: number, state = 'open') =>
    t.db
      .insertInto('listing_reports')
      .values({
        ...{ kind, listingID, state, title: 'x', reason: 'fraud', text: '', created: t.clock.now() },
        reporterKey: Buffer.alloc(32, key),
      })
      .execute();

  it('is counted: what is reported once each, mails that were given up, refunds that failed', async () => {
    const before = await count();
    const { userID } = await t.createUser({ role: 'szakember' });
    const { listingID } = await createBareListing(t.db, t.clock, 'service', { userID });
    await report('service', listingID, 1);
    await report('service', listingID, 2);
    await report('message', listingID, 3);
    await report('service', listingID + 1, 4, 'dismissed');
    const now = t.clock.now();
    for (const [index, status] of (['failed', 'waiting'] as const).entries())
      await t.db
        .insertInto('outbox_mails')
        .values({
          ...{ dedupeKey: `waiting-${index}`, toAddress: 'x@pelda.test', subject: 'x', text: '', html: '' },
          ...{ status, attempts: 3, nextAttemptAt: now, created: now },
        })
        .execute();
    const refund = { orderID: 1, paymentID: 4_000_000_000, amount: 1, reason: 'x', refundKey: randomUUID() };
    await t.db
      .insertInto('refunds')
      .values({ ...refund, state: 'failed', nextAttemptAt: now, created: now, updated: now })
      .execute();
    expect(await count()).toEqual({
      reports: before.reports + 2,
      mails: before.mails + 1,
      refunds: before.refunds + 1,
    });
    await t.db.deleteFrom('refunds').where('paymentID', '=', refund.paymentID).execute();
  });
});
