import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProperty, promoteProperty } from '../../testing/factories-properties.ts';
import { fullProperty, openPropertyTest, type PropertyTest } from '../../testing/property-test.ts';

let app: PropertyTest['app'];
let owner: PropertyTest['owner'];
let other: PropertyTest['other'];
let admin: PropertyTest['admin'];
let detail: PropertyTest['detail'];
beforeAll(async () => {
  ({ app, owner, other, admin, detail } = await openPropertyTest());
});
beforeEach(() => app.db.deleteFrom('real_estates').execute());

describe('the detail of a property', () => {
  const address = {
    street: null,
    houseNumber: null,
    floorNumber: null,
    doorNumber: null,
    lat: null,
    lon: null,
  };

  // Shows SRP-02.
  it('shows a hidden address to the owner and the admin only', async () => {
    const position = { lat: 47.53, lon: 21.62 };
    const id = await createProperty(app, owner, { ...fullProperty, ...position, disableAddress: 1 });
    const shown = { street: 'Vincellér', houseNumber: '12', floorNumber: 'földszint', doorNumber: '3' };
    for (const viewer of [undefined, other])
      expect(await detail(id, viewer)).toMatchObject({
        ...address,
        publicPlaceType: null,
        publicPlaceName: null,
        postalCode: '4031',
        settlement: 'Debrecen',
        isOwn: 0,
      });
    expect(await detail(id, owner)).toMatchObject({ ...shown, ...position, isOwn: 1 });
    expect(await detail(id, admin)).toMatchObject({ ...shown, isOwn: 0 });
  });

  it('shows the door of a public address to the owner and the admin only', async () => {
    const id = await createProperty(app, owner, fullProperty);
    for (const viewer of [undefined, other])
      expect(await detail(id, viewer)).toMatchObject({
        street: 'Vincellér',
        houseNumber: '12',
        doorNumber: null,
      });
    for (const viewer of [owner, admin]) expect(await detail(id, viewer)).toMatchObject({ doorNumber: '3' });
  });

  it('hides it from the home page as well', async () => {
    const id = await createProperty(app, owner, { street: 'Rejtett', floorNumber: 7, disableAddress: 1 });
    await promoteProperty(app, owner, id);
    // Past the minute for which the promoted ones are cached.
    app.clock.pass(61_000);
    const { body } = await app.request().get('/api/highlighted-real-estates').expect(200);
    expect(body.data).toMatchObject([{ streetName: null, floorNumber: null }]);
  });

  it('contains the contact data of the profile, and never the sign-in address', async () => {
    const id = await createProperty(app, owner);
    const reply = await app.request().get(`/api/real-estate/${id}`).expect(200);
    expect(reply.body.data).toMatchObject({
      userID: owner.userID,
      lastName: 'Kiss',
      firstName: 'Anna',
      mobile: '+36301234567',
      isFirm: 0,
      contactEmail: null,
    });
    expect(reply.text).not.toContain('titkos@pelda.test');
  });

  it('replies 404 when its user is deleted', async () => {
    const leaving = await app.signIn('ingatlan_tulajdonos');
    const id = await createProperty(app, leaving);
    await app.db
      .updateTable('users')
      .set({ deletedAt: app.clock.now() })
      .where('userID', '=', leaving.userID)
      .execute();
    await app.request().get(`/api/real-estate/${id}`).expect(404);
    await app.request().get(`/api/special-locations-by-real-estate/${id}`).expect(404);
  });

  it('shows the public one image and no video without PRO, and all of them with it', async () => {
    const id = await createProperty(app, owner);
    const now = app.clock.now();
    for (const [sortOrder, path] of ['/files/a-1600.webp', '/files/b-1600.webp'].entries())
      await app.db
        .insertInto('listing_images')
        .values({ realEstateID: id, path, sortOrder, width: 800, height: 600, created: now })
        .execute();
    await app.db
      .insertInto('video_links')
      .values({ realEstateID: id, linkUrl: 'https://youtu.be/abcdefghijk', created: now })
      .execute();
    const [, second] = await app.db
      .selectFrom('listing_images')
      .select('imgID')
      .where('realEstateID', '=', id)
      .orderBy('sortOrder')
      .execute();
    await app.db
      .updateTable('real_estates')
      .set({ mainImgID: second?.imgID ?? null, mainImg: '/files/b-1600.webp', imageCount: 2 })
      .where('realEstateID', '=', id)
      .execute();
    expect(await detail(id)).toMatchObject({
      mainImg: '/files/b-1600.webp',
      images: [{ imgID: second?.imgID, path: '/files/b-1600.webp', isMainImg: 1 }],
      videoLinks: [],
    });
    expect((await detail(id, owner)).images).toMatchObject([{ isMainImg: 0 }, { isMainImg: 1 }]);
    await promoteProperty(app, owner, id);
    const withPro = await detail(id);
    expect(withPro).toMatchObject({
      packageType: 4,
      videoLinks: [{ linkUrl: 'https://youtu.be/abcdefghijk' }],
    });
    expect(withPro.images).toHaveLength(2);
  });

  it.each(['0', 'abc', '1.5', '-1'])('replies 422 for the id %s', async (id) => {
    await app.request().get(`/api/real-estate/${id}`).expect(422);
  });
});

describe("the owner's list", () => {
  // Shows API-19.
  it('contains own properties only, newest first, with hidden addresses', async () => {
    const first = await createProperty(app, owner, { disableAddress: 1 });
    app.clock.pass(1000);
    const second = await createProperty(app, owner);
    await createProperty(app, other);
    const { body } = await app.request().get('/api/real-estates-by-user').set(owner.auth).expect(200);
    expect(body.data.map(({ realEstateID }: { realEstateID: number }) => realEstateID)).toEqual([
      second,
      first,
    ]);
    expect(body.data[1]).toMatchObject({
      streetName: 'Vincellér',
      disableAddress: 1,
      packageType: 0,
      promotedUntil: null,
    });
  });

  it('contains the end of the promotion', async () => {
    const id = await createProperty(app, owner);
    await promoteProperty(app, owner, id);
    const { body } = await app.request().get('/api/real-estates-by-user').set(owner.auth).expect(200);
    expect(body.data[0]).toMatchObject({ packageType: 4, promotedUntil: expect.stringMatching(/Z$/) });
  });
});
