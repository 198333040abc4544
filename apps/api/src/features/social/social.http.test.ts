import { roles } from '@piacter/contracts/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  createBareListing,
  createOrder,
  createPackage,
  kindCases,
} from '../../testing/factories-listing-parts.ts';
import { signInAt } from '../../testing/sign-in-at.ts';

const noLinks = { youtube: null, facebook: null, instagram: null, x: null, linkedIn: null, tiktok: null };
const links = {
  youtube: 'https://www.youtube.com/@kertesz',
  facebook: 'https://facebook.com/kertesz',
  instagram: 'https://www.instagram.com/kertesz/',
  x: 'https://x.com/kertesz',
  linkedIn: 'https://hu.linkedin.com/in/kertesz?a=1',
  tiktok: 'https://www.tiktok.com/@kertesz',
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set('2026-11-21T10:00:00.000Z'));

type User = Awaited<ReturnType<TestApp['signIn']>>;
const get = (user: User) => app.request().get('/api/social-media-links').set(user.auth);
const save = (user: User, body: object) =>
  app.request().post('/api/social-media-links').set(user.auth).send(body);
const subscribe = ({ userID }: { userID: number }, packageType = 10, validTo = '2026-11-23T23:00:00.000Z') =>
  createOrder(app.db, app.clock, {
    userID,
    packageType,
    isActive: 1,
    validFrom: app.clock.now(),
    validTo: new Date(validTo),
  });

describe.each(kindCases)(
  'the social links of an advertiser with listings of kind %s',
  (kind, { idField, role, table }) => {
    let user: User;
    beforeEach(async () => {
      user = await app.signIn(role);
    });
    const getOfListing = (listingID: number) =>
      app.request().get(`/api/social-media-links-by-ad/${listingID}/${idField}`);

    it('are null until they are saved', async () => {
      expect((await get(user).expect(200)).body).toEqual({ ok: true, message: '', data: noLinks });
    });

    // Shows API-42, HOST-13, OWN-18, PRO-09.
    it.each([10, 11])('can be saved with a package of type %i in force', async (packageType) => {
      await subscribe(user, packageType);
      expect((await save(user, links).expect(200)).body.message).toBe('A linkeket elmentettük.');
      expect((await get(user)).body.data).toEqual(links);
      await save(user, { facebook: '', x: null }).expect(200);
      expect((await get(user)).body.data).toEqual({ ...links, facebook: null, x: null });
    });

    // Shows SOC-02.
    it('cannot be saved without one, and are kept when it has ended', async () => {
      const refused = await save(user, links).expect(403);
      expect(refused.body).toEqual({
        ok: false,
        code: 'forbidden',
        message: 'A linkek mentéséhez közösségimédia-csomag kell. Válassz egyet, és rendeld meg!',
      });
      await subscribe(await app.signIn(role));
      await createOrder(app.db, app.clock, { userID: user.userID, packageType: 10 });
      await save(user, links).expect(403);
      await subscribe(user);
      await save(user, links).expect(200);
      await signInAt(app, user, '2026-11-23T23:00:00.000Z');
      await save(user, noLinks).expect(403);
      expect((await get(user)).body.data).toEqual(links);
    });

    // Shows SOC-03.
    it('are public with a published listing until the midnight at which the package ends', async () => {
      const { userID } = user;
      const { listingID } = await createBareListing(app.db, app.clock, kind, { userID });
      expect((await getOfListing(listingID).expect(200)).body.data).toEqual(noLinks);
      await subscribe(user);
      expect((await getOfListing(listingID)).body.data).toEqual(noLinks);
      await save(user, links).expect(200);
      expect((await getOfListing(listingID)).body).toEqual({ ok: true, message: '', data: links });
      app.clock.set('2026-11-23T22:59:59.999Z');
      expect((await getOfListing(listingID)).body.data).toEqual(links);
      app.clock.set('2026-11-23T23:00:00.000Z');
      expect((await getOfListing(listingID)).body.data).toEqual(noLinks);
    });

    it('reply 404 for a listing that is unpublished or missing', async () => {
      const { userID } = user;
      const { listingID } = await createBareListing(app.db, app.clock, kind, { userID, status: 0 });
      await subscribe(user);
      await save(user, links).expect(200);
      for (const id of [listingID, 999_999])
        expect((await getOfListing(id).expect(404)).body.code).toBe('not_found');
      await app.db.updateTable(table).set({ status: 1 }).where('userID', '=', userID).execute();
      expect((await getOfListing(listingID).expect(200)).body.data).toEqual(links);
    });

    it('reply 404 for a listing whose advertiser was deleted', async () => {
      const { userID } = user;
      const { listingID } = await createBareListing(app.db, app.clock, kind, { userID });
      await subscribe(user);
      await save(user, links).expect(200);
      await getOfListing(listingID).expect(200);
      await app.db
        .updateTable('users')
        .set({ deletedAt: app.clock.now() })
        .where('userID', '=', userID)
        .execute();
      expect((await getOfListing(listingID).expect(404)).body.code).toBe('not_found');
    });

    it('come with the days left, queued packages included', async () => {
      const check = async () =>
        (await app.request().get('/api/check-social-media-sub').set(user.auth).expect(200)).body.data;
      expect(await check()).toEqual({ hasSubscription: 0, days: -1 });
      await subscribe(user);
      expect(await check()).toEqual({ hasSubscription: 1, days: 2 });
      await signInAt(app, user, '2026-11-23T22:59:59.999Z');
      expect(await check()).toEqual({ hasSubscription: 1, days: 0 });
      await subscribe(user, 11, '2026-11-25T23:00:00.000Z');
      expect(await check()).toEqual({ hasSubscription: 1, days: 2 });
    });
  },
);

describe('a link', () => {
  let user: User;
  beforeAll(async () => {
    user = await app.signIn('szakember');
  });
  beforeEach(() => subscribe(user));

  it.each([
    ['facebook', 'facebook.com/kertesz', 'https://facebook.com/kertesz'],
    ['facebook', 'http://m.facebook.com/kertesz', 'https://m.facebook.com/kertesz'],
    ['youtube', ' https://youtu.be/abc ', 'https://youtu.be/abc'],
    ['x', 'https://twitter.com/kertesz', 'https://twitter.com/kertesz'],
    ['tiktok', 'https://www.TikTok.com/@kertész', 'https://www.tiktok.com/@kert%C3%A9sz'],
  ])('to %s accepts %j', async (network, given, stored) => {
    await save(user, { ...noLinks, [network]: given }).expect(200);
    expect((await get(user)).body.data).toEqual({ ...noLinks, [network]: stored });
  });

  it.each([
    ['youtube', 'https://facebook.com/kertesz'],
    ['facebook', 'https://facebook.com.pelda.hu/kertesz'],
    ['facebook', 'https://nemfacebook.com/kertesz'],
    ['facebook', 'javascript:alert(1)//facebook.com'],
    ['facebook', 'ftp://facebook.com/kertesz'],
    ['facebook', 'https://valaki:jelszo@facebook.com/'],
    ['facebook', 'https://:jelszo@facebook.com/'],
    ['facebook', 'https://facebook.com:8443/'],
    ['instagram', 'kertesz'],
    ['x', 'https://exx.com'],
    ['linkedIn', `https://linkedin.com/${'a'.repeat(300)}`],
    ['tiktok', `https://tiktok.com/${'ő'.repeat(200)}`],
    ['tiktok', 7],
  ])('to %s rejects %j', async (network, value) => {
    const { body } = await save(user, { [network]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path: network }]);
  });
});

describe('the social media packages', () => {
  it('are the packages of types 10 and 11 with a price', async () => {
    const prices = { '2026-01-01': 1490 };
    const plus = await createPackage(app.db, app.clock, { packageType: 11, quantity: 365, prices });
    const small = await createPackage(app.db, app.clock, { packageType: 10, prices });
    await createPackage(app.db, app.clock, { packageType: 10 });
    await createPackage(app.db, app.clock, { packageType: 4, prices });
    const { body } = await app.request().get('/api/social-media-packages').expect(200);
    expect(body.data.map(({ packageID }: { packageID: number }) => packageID)).toEqual([small, plus]);
    expect(body.data[0]).toMatchObject({ packageType: 10, quantity: 30, currentPrice: 1490 });
  });
});

describe('access to social links', () => {
  it('is for advertisers only where links are edited', async () => {
    for (const path of ['social-media-links', 'check-social-media-sub']) {
      await app.request().get(`/api/${path}`).expect(401);
      for (const role of roles.filter((role) => role === 'admin' || role === 'ajanlatkero'))
        await app
          .request()
          .get(`/api/${path}`)
          .set((await app.signIn(role)).auth)
          .expect(403);
    }
    await app.request().post('/api/social-media-links').send(links).expect(401);
    await save(await app.signIn('ajanlatkero'), links).expect(403);
  });

  it('rejects malformed ids and kinds of a listing', async () => {
    for (const address of ['x/realEstateID', '0/realEstateID', '1/userID', '1/constructor'])
      await app.request().get(`/api/social-media-links-by-ad/${address}`).expect(422);
  });
});
