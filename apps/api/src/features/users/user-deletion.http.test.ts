import { listingRoleByKind } from '@piacter/contracts/listings';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder, kindCases } from '../../testing/factories-listing-parts.ts';
import { buildProperty } from '../../testing/factories-properties.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { drawJpeg } from '../../testing/pictures.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { lockAdmins } from '../accounts/index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  admin = await t.signIn('admin');
});

const remove = (userID: number, who: Person = admin) =>
  t.request().delete(`/api/users/${userID}`).set(who.auth);
const expectSound = async () => expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
const countRows = async (table: 'service_orders' | 'payments', userID: number) =>
  (await t.db.selectFrom(table).select('userID').where('userID', '=', userID).execute()).length;

const buyOffers = ({ userID }: Person, quantity: number) =>
  createOrder(t.db, t.clock, { userID, packageType: packageTypes.offers, quantity, isActive: 1 });
const buildOffer = (requestID: number) => ({
  requestID,
  description: 'Jövök.',
  responseTime: 2,
  timeUnit: 'nap',
  price: 1,
  priceUnit: 'teljes összeg',
});

/** A new request with the offer of a professional who has a package for it. */
async function createOffer(requester: Person, professional: Person) {
  const requestID = await createRequest(t, requester, 'service');
  const { body } = await t
    .request()
    .post('/api/service-request-responses')
    .set(professional.auth)
    .send(buildOffer(requestID))
    .expect(201);
  return { requestID, responseID: Number(body.insertID) };
}

const paid = { isActive: 1 as const, validFrom: new Date('2026-01-01'), validTo: new Date('2036-01-01') };

describe('the deletion of a user', () => {
  // Shows API-46.
  it('removes listings with pictures and parts, and keeps paid orders and their payments', async () => {
    const { userID, auth } = await t.signIn('ingatlan_tulajdonos');
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID });
    await t
      .request()
      .post(`/api/upload-property-images/${listingID}`)
      .set(auth)
      .attach('images', await drawJpeg({ seed: 31 }), 'a.jpg')
      .expect(200);
    const { body: ofForm } = await t
      .request()
      .post('/api/draft-images/property')
      .set(auth)
      .attach('images', await drawJpeg({ seed: 32 }), 'b.jpg')
      .expect(200);
    const orderID = await createOrder(t.db, t.clock, {
      userID,
      packageType: packageTypes.physicalProduct,
      realEstateID: listingID,
      ...paid,
    });
    await t.db
      .updateTable('service_orders')
      .set({ city: 'Győr', address_line1: 'Baross út 1.' })
      .where('orderID', '=', orderID)
      .execute();
    const { path } = await t.db.selectFrom('listing_images').select('path').executeTakeFirstOrThrow();
    await t.request().get(path).expect(200);

    await remove(userID).expect(200);

    await t.request().get(`/api/real-estate/${listingID}`).expect(404);
    await t.request().get(path).expect(404);
    await t.request().get(ofForm.imagePaths[0]).expect(404);
    expect(await countRows('service_orders', userID)).toBe(1);
    expect(await countRows('payments', userID)).toBe(1);
    const order = await t.db
      .selectFrom('service_orders')
      .selectAll()
      .where('orderID', '=', orderID)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ price: 9900, isActive: 1, city: null, address_line1: null });
    await expectSound();
  });

  it.each(kindCases)('removes listings of kind %s', async (kind) => {
    const { userID } = await t.createUser({ role: listingRoleByKind[kind] });
    const { table } = await createBareListing(t.db, t.clock, kind, { userID });
    await remove(userID).expect(200);
    const left = await t.db.selectFrom(table).select('userID').where('userID', '=', userID).execute();
    expect(left).toEqual([]);
  });

  it('takes effect at the next request, and leaves no way to sign in', async () => {
    const gone = await t.signIn('szakember');
    await remove(gone.userID).expect(200);
    await t.request().get('/api/user-profile').set(gone.auth).expect(401);
    await t.request().post('/api/refresh-token').set('Cookie', gone.cookie).expect(401);
    const login = { email: gone.email, pass: gone.password };
    await t.request().post('/api/login').send(login).expect(401);
    await t
      .request()
      .post('/api/login')
      .send({ ...login, email: `deleted:${gone.userID}` })
      .expect(422);
    await remove(gone.userID).expect(404);
  });

  it('frees the address for a new registration', async () => {
    const { userID, email } = await t.createUser({ role: 'szakember' });
    await remove(userID).expect(200);
    const pass = 'Egeszen-uj-jelszo-3';
    const body = { email, pass, passAgain: pass, userType: 5 };
    await t.request().post('/api/register').send(body).expect(200);
    const row = await t.db.selectFrom('users').select('userID').where('email', '=', email).executeTakeFirst();
    expect(row?.userID).toBeGreaterThan(userID);
    const subjects = (await t.mails()).filter(({ toAddress }) => toAddress === email);
    expect(subjects.map(({ subject }) => subject)).toContain('Erősítsd meg a regisztrációdat');
    await expectSound();
  });

  it('removes mails to the user and links of the user from the outbox, and tells that the account is gone', async () => {
    const user = await t.signIn('szakember');
    await t.request().post('/api/forgotten-pass').send({ email: user.email }).expect(200);
    await t
      .request()
      .patch('/api/update-reg-email')
      .set(user.auth)
      .send({ email: `uj.${user.email}`, pass: user.password })
      .expect(200);
    const ofUser = async () => (await t.mails()).filter(({ toAddress }) => toAddress.endsWith(user.email));
    expect(await ofUser()).toHaveLength(3);
    await remove(user.userID).expect(200);
    const [mail, ...others] = await ofUser();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Töröltük a Piactér-fiókodat');
    expect(mail?.html).not.toContain('mert fiókod van nálunk');
  });

  it('closes an answered request and withdraws offers, as far as they are not accepted', async () => {
    const [host, requester, other, professional] = await Promise.all([
      t.signIn('szallasado'),
      t.signIn('ajanlatkero'),
      t.signIn('ajanlatkero'),
      t.signIn('szakember', { profile: { firmName: 'Titkos Kft.', isFirm: 1 } }),
    ]);
    await buyOffers(professional, 5);
    const offer = (who: Person) => createOffer(who, professional);
    const [answered, accepted] = [await offer(requester), await offer(other)];
    const pending = await offer(other);
    const unanswered = await createRequest(t, requester, 'service');
    const stay = await createRequest(t, requester, 'accommodation');
    await createRequest(t, requester, 'property');
    await t.request().patch(`/api/accept-service-offer/${accepted.responseID}`).set(other.auth).expect(200);

    const { body } = await t
      .request()
      .get(`/api/users/${requester.userID}/deletion`)
      .set(admin.auth)
      .expect(200);
    expect(body.data).toMatchObject({ deleted: { requests: 3 }, kept: { requests: 1, orders: 0 } });
    await remove(requester.userID).expect(200);
    const row = await t.db
      .selectFrom('service_requests')
      .select(['description', 'street', 'status'])
      .where('requestID', '=', answered.requestID)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ description: 'Az ajánlatkérő törölte a fiókját.', street: null, status: 3 });
    await t.request().get(`/api/service-requests/${unanswered}`).set(professional.auth).expect(404);
    await t.request().get(`/api/accommodation-requests/${stay}`).set(host.auth).expect(404);
    const own = await t.request().get('/api/search-service-responses').set(professional.auth).expect(200);
    expect(own.body.data).toHaveLength(3);

    await remove(professional.userID).expect(200);
    const left = await t.db.selectFrom('service_request_responses').select('responseID').execute();
    expect(left).toEqual([{ responseID: accepted.responseID }]);
    const received = await t
      .request()
      .get(`/api/service-request-responses/${accepted.requestID}`)
      .set(other.auth)
      .expect(200);
    expect(JSON.stringify(received.body)).not.toContain('Titkos');
    // Without its offer the request can be withdrawn.
    await t.request().delete(`/api/service-requests/${pending.requestID}`).set(other.auth).expect(200);
    await expectSound();
  });

  it('closes a hidden request as well, which is not open when it is shown again', async () => {
    const [requester, professional] = await Promise.all([t.signIn('ajanlatkero'), t.signIn('szakember')]);
    await buyOffers(professional, 1);
    const { requestID } = await createOffer(requester, professional);
    const setHidden = (isHidden: 0 | 1) =>
      t
        .request()
        .patch(`/api/requests/service/${requestID}/visibility`)
        .set(admin.auth)
        .send({ isHidden, reason: 'Csak próba.' })
        .expect(200);
    await setHidden(1);
    await remove(requester.userID).expect(200);
    await expectSound();
    await setHidden(0);
    const stored = t.db.selectFrom('service_requests').select('status').where('requestID', '=', requestID);
    expect(await stored.execute()).toEqual([{ status: 3 }]);
    await expectSound();
  });

  it('counts the packages that are in force before they end with the account', async () => {
    const professional = await t.signIn('szakember');
    const summarize = async () =>
      (await t.request().get(`/api/users/${professional.userID}/deletion`).set(admin.auth).expect(200)).body
        .data;
    expect(await summarize()).toMatchObject({ ending: { packages: 0, stays: 0 } });
    await buyOffers(professional, 1);
    expect(await summarize()).toMatchObject({ ending: { packages: 1, stays: 0 } });
  });

  it('deletes orders that nobody has begun to pay for', async () => {
    const { userID } = await t.createUser({ role: 'szakember' });
    await createOrder(t.db, t.clock, { userID, packageType: packageTypes.offers });
    await createOrder(t.db, t.clock, { userID, packageType: packageTypes.offers, ...paid });
    const { body } = await t.request().get(`/api/users/${userID}/deletion`).set(admin.auth).expect(200);
    expect(body.data).toMatchObject({ deleted: { unpaidOrders: 1 }, kept: { orders: 1, payments: 1 } });
    await remove(userID).expect(200);
    expect(await countRows('service_orders', userID)).toBe(1);
    await expectSound();
  });

  it('leaves an audit row without personal data, and none in earlier rows', async () => {
    const user = await t.signIn('szakember', { profile: sampleProfile });
    const orderID = await createOrder(t.db, t.clock, { userID: user.userID, packageType: 7, ...paid });
    await t.db
      .insertInto('audit_log')
      .values({
        at: t.clock.now(),
        actorID: admin.userID,
        action: 'updated',
        entity: 'service_order',
        entityID: orderID,
        beforeValues: JSON.stringify({ city: 'Győrújbarát' }),
        detail: '{}',
      })
      .execute();
    await remove(user.userID).expect(200);
    const rows = await t.db.selectFrom('audit_log').selectAll().execute();
    const [own] = rows.filter(({ entity, entityID }) => entity === 'user' && entityID === user.userID);
    expect(own).toMatchObject({ action: 'deleted', actorID: admin.userID });
    expect(JSON.parse(own?.beforeValues ?? '')).toEqual({ role: 'szakember', activated: 1 });
    const log = JSON.stringify(rows);
    for (const value of [user.email, 'Győrújbarát', ...Object.values(sampleProfile)])
      if (typeof value === 'string' && value.length > 3) expect(log).not.toContain(value);
    const lists = await t.request().get(`/api/search-individual-users?userID=${user.userID}`).set(admin.auth);
    expect(lists.body.message.data).toEqual([]);
    await expectSound();
  });

  it('is refused with 404 for an unknown user', async () => {
    await remove(4_000_000_000).expect(404);
    await t.request().get('/api/users/4000000000/deletion').set(admin.auth).expect(404);
  });
});

describe('one’s own account', () => {
  const removeOwn = ({ auth }: Person, pass: string) =>
    t.request().delete('/api/account').set(auth).send({ pass });

  // Shows TRUST-03.
  it('is deleted after the password, with the session and its cookie', async () => {
    const user = await t.signIn('ajanlatkero');
    await createRequest(t, user, 'property');
    const { body } = await t.request().get('/api/account-deletion').set(user.auth).expect(200);
    expect(body.data).toMatchObject({ deleted: { requests: 1, listings: 0 }, isLastAdmin: 0 });
    const wrong = await removeOwn(user, 'Rossz-jelszo-1').expect(422);
    expect(wrong.body.errors).toEqual([{ path: 'pass', message: 'A jelszó hibás, írd be újra!' }]);
    const reply = await removeOwn(user, user.password).expect(200);
    expect(String(reply.headers['set-cookie'])).toContain('piacter_refresh=;');
    await t.request().get('/api/user-profile').set(user.auth).expect(401);
    await expectSound();
  });

  it('is also deleted at the former address', async () => {
    const user = await t.signIn('ajanlatkero');
    const call = t.request().post('/api/delete-account').set(user.auth);
    await call.send({ pass: user.password }).expect(200);
    await t.request().get('/api/user-profile').set(user.auth).expect(401);
  });
});

describe('the last admin', () => {
  beforeEach(async () => {
    await t.db.updateTable('users').set({ activatedAt: null }).where('userType', '=', 1).execute();
    admin = await t.signIn('admin');
  });

  it('cannot be deleted, neither by the list nor by one’s own profile', async () => {
    const reply = await remove(admin.userID).expect(409);
    expect(reply.body.code).toBe('last_admin');
    const own = t.request().delete('/api/account').set(admin.auth).send({ pass: admin.password });
    expect((await own.expect(409)).body.code).toBe('last_admin');
    const { body } = await t.request().get('/api/account-deletion').set(admin.auth).expect(200);
    expect(body.data.isLastAdmin).toBe(1);
  });

  it('is left when two admins delete each other at the same time', async () => {
    const other = await t.signIn('admin');
    const replies = await Promise.all([remove(other.userID, admin), remove(admin.userID, other)]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await inTransaction(t.db, lockAdmins)).toHaveLength(1);
  });
});

describe('a deletion and concurrent requests of the user', () => {
  it('leave nothing of the user behind', { timeout: 30_000 }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const [owner, requester, professional] = await Promise.all([
        t.signIn('ingatlan_tulajdonos'),
        t.signIn('ajanlatkero'),
        t.signIn('szakember'),
      ]);
      const stranger = await t.signIn('ajanlatkero');
      const requestID = await createRequest(t, stranger, 'service');
      await buyOffers(professional, 9);
      const post = (path: string, who: Person, body: object) =>
        t.request().post(path).set(who.auth).send(body).then();
      await Promise.all([
        ...Array.from({ length: 4 }, () => post('/api/real-estate', owner, buildProperty())),
        remove(owner.userID).then(),
        remove(owner.userID).then(),
        createRequest(t, requester, 'property').catch(() => 0),
        t.request().put('/api/user-profile').set(requester.auth).send(sampleProfile).then(),
        remove(requester.userID).then(),
        createRequest(t, requester, 'service').catch(() => 0),
        post('/api/service-request-responses', professional, buildOffer(requestID)),
        remove(professional.userID).then(),
        t
          .request()
          .post('/api/login')
          .send({ email: professional.email, pass: professional.password })
          .then(),
      ]);
      await expectSound();
    }
  });
});
