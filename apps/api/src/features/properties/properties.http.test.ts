import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  buildProperty,
  createProperty,
  type PropertyInput,
  promoteProperty,
} from '../../testing/factories-properties.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [owner, other, admin] = await Promise.all([
    app.signIn('ingatlan_tulajdonos', {
      email: 'titkos@pelda.test',
      profile: { lastName: 'Kiss', firstName: 'Anna', mobile: '+36301234567' },
    }),
    app.signIn('ingatlan_tulajdonos'),
    app.signIn('admin'),
  ]);
});
beforeEach(() => app.db.deleteFrom('real_estates').execute());

async function detail(realEstateID: number, viewer?: SignedIn) {
  const request = app.request().get(`/api/real-estate/${realEstateID}`);
  if (viewer) request.set(viewer.auth);
  return (await request.expect(200)).body.data;
}

const row = (realEstateID: number) =>
  app.db
    .selectFrom('real_estates')
    .selectAll()
    .where('realEstateID', '=', realEstateID)
    .executeTakeFirstOrThrow();

const post = (overrides: Record<string, unknown>) =>
  app
    .request()
    .post('/api/real-estate')
    .set(owner.auth)
    .send({ ...buildProperty(), ...overrides });

const everything = {
  advertiserType: 'ingatlanközvetítő',
  publicPlaceType: 1,
  floorNumber: 'földszint',
  doorNumber: '3',
  maintenanceFee: 12,
  utilities: 30,
  floorArea: 68,
  siteArea: 0,
  roomNumber: 2,
  halfRoomNumber: 1,
  isAttic: 0,
  isSmartHome: 1,
  isGardenContact: 0,
  moveImmediately: 1,
  hasBalcony: 1,
  balconyArea: 6,
  hasElevator: 0,
  thermallyInsulated: 1,
  hasSolarPanel: 1,
  solarPanelOutput: 5,
  houseType: 2,
  buildTechnology: 2,
  conditionID: 3,
  heatType: 6,
  parkingType: 1,
  viewType: 2,
  furnishedType: 3,
  electricityType: 1,
  amper: 32,
  gasType: 1,
  description: 'Napfényes lakás.\nCsendes utcában.',
} satisfies Partial<PropertyInput>;

describe('creating a property', () => {
  // Shows ENT-01.
  it('replies 201 with its id, and reads back as sent, with names beside ids', async () => {
    const { body } = await post({ ...everything, specialLocations: [1, 60] }).expect(201);
    expect(body).toMatchObject({ ok: true, message: 'A hirdetésed elkészült.' });
    expect(await detail(body.insertID)).toMatchObject({
      ...buildProperty(),
      ...everything,
      countryName: 'Magyarország',
      adTypeName: 'Eladó',
      houseTypeName: 'lakás',
      publicPlaceName: expect.any(String),
      buildTechnologyName: 'panel',
      conditionName: 'felújított',
      heatTypeName: 'távfűtés',
      parkingTypeName: expect.any(String),
      viewTypeName: expect.any(String),
      furnishedTypeName: expect.any(String),
      electricityTypeName: expect.any(String),
      gasTypeName: expect.any(String),
      specialLocations: [
        { locationID: 1, locationName: 'park' },
        { locationID: 60, locationName: 'tanyasi környezet' },
      ],
      exchangeDesc: null,
      packageType: 0,
      images: [],
      videoLinks: [],
      created: app.clock.now().toISOString(),
    });
  });

  it('accepts booleans for yes and no, and a number as the floor', async () => {
    const { body } = await post({ hasBalcony: true, hasElevator: false, floorNumber: -1 }).expect(201);
    expect(await detail(body.insertID)).toMatchObject({ hasBalcony: 1, hasElevator: 0, floorNumber: '-1' });
  });

  it.each(['countryID', 'adType', 'postalCode', 'settlement', 'street', 'houseNumber', 'price'])(
    'rejects a body without %s, with an error at that field',
    async (field) => {
      const { body } = await post({ [field]: undefined }).expect(422);
      expect(body).toMatchObject({ code: 'validation_failed', message: 'Néhány mező hibás, nézd át őket!' });
      expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
    },
  );

  it.each([
    ['price', 1_000_000_000_000_000],
    ['price', -1],
    ['price', 1.5],
    ['maintenanceFee', 10_000_000],
    ['utilities', 1_000_000_000],
    ['floorArea', 10_000_000],
    ['siteArea', 10_000_000],
    ['balconyArea', 10_000],
    ['balconyArea', -1],
    ['balconyArea', 2.5],
    ['roomNumber', 1001],
    ['halfRoomNumber', 1001],
    ['amper', 100_000],
    ['solarPanelOutput', 100_000],
    ['description', 'x'.repeat(4001)],
    ['exchangeDesc', 'x'.repeat(4001)],
    ['advertiserType', 'bank'],
    ['floorNumber', 'padlás'],
    ['hasBalcony', 2],
    ['disableAddress', 'igen'],
    ['specialLocations', [0]],
  ])('rejects %s of %j', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors[0].path.split('.')[0]).toBe(field);
  });

  it('stores the maximum of every number exactly', async () => {
    const greatest = {
      price: 999_999_999_999_999,
      maintenanceFee: 9_999_999,
      utilities: 999_999_999,
      floorArea: 9_999_999,
      siteArea: 9_999_999,
      hasBalcony: 1 as const,
      balconyArea: 9999,
      roomNumber: 1000,
      halfRoomNumber: 1000,
      amper: 99_999,
      hasSolarPanel: 1 as const,
      solarPanelOutput: 99_999,
      description: 'ű'.repeat(4000),
    };
    const { body } = await post(greatest).expect(201);
    expect(await detail(body.insertID)).toMatchObject(greatest);
  });

  it.each([
    ['adType', 9],
    ['houseType', 9],
    ['buildTechnology', 999],
    ['conditionID', 999],
    ['heatType', 999],
    ['parkingType', 999],
    ['viewType', 999],
    ['furnishedType', 999],
    ['electricityType', 999],
    ['gasType', 999],
    ['publicPlaceType', 9999],
    ['countryID', 99],
    ['specialLocations', [61]],
  ])('rejects a %s that is not in its list', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it('reports all unknown ids at once', async () => {
    const { body } = await post({ heatType: 999, gasType: 999 }).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['gasType', 'heatType']);
  });

  it.each([
    [1, null],
    [2, null],
    [3, 'Vidéki házat keresek.'],
    [4, 'Vidéki házat keresek.'],
  ])('stores the exchange description of ad type %i as %j', async (adType, exchangeDesc) => {
    const id = await createProperty(app, owner, { adType, exchangeDesc: 'Vidéki házat keresek.' });
    expect(await detail(id)).toMatchObject({ exchangeDesc });
  });

  it.each([0, null])('stores no solarPanelOutput when hasSolarPanel is %j', async (hasSolarPanel) => {
    const id = await createProperty(app, owner, {
      hasSolarPanel: hasSolarPanel as 0 | null,
      solarPanelOutput: 5,
    });
    expect(await detail(id)).toMatchObject({ solarPanelOutput: null });
  });

  it.each([0, null])('stores no balconyArea when hasBalcony is %j', async (hasBalcony) => {
    const id = await createProperty(app, owner, { hasBalcony: hasBalcony as 0 | null, balconyArea: 6 });
    expect(await detail(id)).toMatchObject({ balconyArea: null });
  });

  it('takes a balcony without its area', async () => {
    const id = await createProperty(app, owner, { hasBalcony: 1 });
    expect(await detail(id)).toMatchObject({ hasBalcony: 1, balconyArea: null });
  });

  it('ignores unknown fields: owner, id and rank are set by the server', async () => {
    const { body } = await post({
      userID: other.userID,
      realEstateID: 1,
      sortRank: 9e15,
      promotion: 4,
    }).expect(201);
    expect(await row(body.insertID)).toMatchObject({ userID: owner.userID, promotion: 0 });
  });

  it('resolves the place in the gazetteer, ignoring case and accents', async () => {
    const id = await createProperty(app, owner, { settlement: 'DEBRECEN', countyRegion: null });
    const { settlementID, regionID, lat, lon } = await row(id);
    const place = await app.db
      .selectFrom('regions')
      .selectAll()
      .where('regionID', '=', settlementID)
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ regionName: 'Debrecen', parentID: regionID, lat, lon });
  });

  it('resolves a district of Budapest by its postal code', async () => {
    const id = await createProperty(app, owner, { settlement: 'Budapest', postalCode: '1117' });
    const place = await app.db
      .selectFrom('regions')
      .select('regionName')
      .where('regionID', '=', (await row(id)).settlementID)
      .executeTakeFirstOrThrow();
    expect(place.regionName).toBe('Budapest XI. kerület');
  });

  it('distinguishes settlements of the same name by the postal code', async () => {
    const baranya = await row(await createProperty(app, owner, { settlement: 'Komló', postalCode: '7300' }));
    const heves = await row(await createProperty(app, owner, { settlement: 'Komló', postalCode: '3372' }));
    expect(baranya.settlementID).not.toBe(heves.settlementID);
    expect(baranya.regionID).toBe(102);
    expect(heves.regionID).toBe(109);
  });
});

describe('replacing and deleting a property', () => {
  // Shows OWN-04.
  it('changes the given fields, recomputes the place, and keeps the creation date, the locations and absent fields', async () => {
    const id = await createProperty(app, owner, { ...everything, specialLocations: [3] });
    const posted = await row(id);
    app.clock.pass(60_000);
    const { body } = await app
      .request()
      .put(`/api/real-estate/${id}`)
      .set(owner.auth)
      .send({
        ...buildProperty({ settlement: 'Győr', postalCode: '9021', price: 50_000 }),
        heatType: null,
        hasSolarPanel: 0,
      })
      .expect(200);
    expect(body).toEqual({ ok: true, message: 'A hirdetés módosításait elmentettük.' });
    const now = await row(id);
    expect(now).toMatchObject({ settlement: 'Győr', price: 50_000, heatType: null, created: posted.created });
    // It is dropped without a solar panel.
    expect(now).toMatchObject({ solarPanelOutput: null, floorArea: posted.floorArea });
    expect(posted.floorArea).not.toBeNull();
    expect(now.settlementID).not.toBe(posted.settlementID);
    expect(now.sortRank).toBe(posted.sortRank);
    expect(now.updated.getTime()).toBe(posted.updated.getTime() + 60_000);
    expect((await detail(id)).specialLocations).toEqual([{ locationID: 3, locationName: 'vízpart' }]);
  });

  it('replaces the locations when they are sent', async () => {
    const id = await createProperty(app, owner, { specialLocations: [3, 4] });
    await app
      .request()
      .put(`/api/real-estate/${id}`)
      .set(owner.auth)
      .send(buildProperty({ specialLocations: [] }))
      .expect(200);
    expect((await detail(id)).specialLocations).toEqual([]);
  });

  // Shows SES-08.
  it("replies 404 for somebody else's property, as for a missing one, and changes nothing", async () => {
    const id = await createProperty(app, owner, { specialLocations: [3] });
    const before = await row(id);
    const calls = [
      (adID: number) =>
        app
          .request()
          .put(`/api/real-estate/${adID}`)
          .send(buildProperty({ price: 1 })),
      (adID: number) => app.request().delete(`/api/real-estate/${adID}`),
      (adID: number) => app.request().post(`/api/add-delete-special-locations-real-estate/${adID}/5`),
    ];
    for (const call of calls) {
      const others = await call(id).set(other.auth).expect(404);
      const absent = await call(4_000_000).set(other.auth).expect(404);
      expect(others.body).toEqual(absent.body);
    }
    expect(await row(id)).toEqual(before);
  });

  it('deletes its images, links and locations too, and keeps its orders', async () => {
    const id = await createProperty(app, owner, { specialLocations: [3] });
    await promoteProperty(app, owner, id);
    await app.db
      .insertInto('video_links')
      .values({ realEstateID: id, linkUrl: 'https://youtu.be/abcdefghijk', created: app.clock.now() })
      .execute();
    const { body } = await app.request().delete(`/api/real-estate/${id}`).set(owner.auth).expect(200);
    expect(body).toEqual({ ok: true, message: 'A hirdetést töröltük.' });
    await app.request().get(`/api/real-estate/${id}`).expect(404);
    for (const table of ['real_estate_special_locations', 'video_links', 'listing_images'] as const)
      expect(
        await app.db.selectFrom(table).select('realEstateID').where('realEstateID', '=', id).execute(),
      ).toEqual([]);
    const orders = await app.db
      .selectFrom('service_orders')
      .select('realEstateID')
      .where('userID', '=', owner.userID)
      .execute();
    expect(orders).toContainEqual({ realEstateID: null });
  });

  it.each(['szallasado', 'szakember', 'ajanlatkero', 'admin'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { auth } = await app.signIn(role);
      await app.request().post('/api/real-estate').set(auth).send(buildProperty()).expect(403);
    },
  );

  it('requires a session', async () => {
    await app.request().post('/api/real-estate').send(buildProperty()).expect(401);
  });
});

describe('special locations', () => {
  const toggle = (id: number, locationID: number) =>
    app.request().post(`/api/add-delete-special-locations-real-estate/${id}/${locationID}`).set(owner.auth);

  it('are toggled, and the search mask is updated', async () => {
    const id = await createProperty(app, owner);
    expect((await toggle(id, 60).expect(200)).body).toEqual({
      ok: true,
      message: '',
      data: { isChosen: true },
    });
    expect(
      (await app.request().get(`/api/special-locations-by-real-estate/${id}`).expect(200)).body.data,
    ).toEqual([{ locationID: 60, locationName: 'tanyasi környezet' }]);
    expect((await detail(id)).specialLocations).toHaveLength(1);
    expect((await toggle(id, 60).expect(200)).body.data).toEqual({ isChosen: false });
    expect((await detail(id)).specialLocations).toEqual([]);
  });

  it('reply 404 for the unknown location 61 and for a missing property', async () => {
    const id = await createProperty(app, owner);
    await toggle(id, 61).expect(404);
    await app.request().get('/api/special-locations-by-real-estate/4000000').expect(404);
  });
});

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
    const id = await createProperty(app, owner, { ...everything, disableAddress: 1 });
    const shown = { street: 'Vincellér', houseNumber: '12', floorNumber: 'földszint', doorNumber: '3' };
    for (const viewer of [undefined, other])
      expect(await detail(id, viewer)).toMatchObject({
        ...address,
        publicPlaceType: null,
        publicPlaceName: null,
        postalCode: '4031',
        settlement: 'Debrecen',
        isOwn: false,
      });
    expect(await detail(id, owner)).toMatchObject({ ...shown, lat: expect.any(Number), isOwn: true });
    expect(await detail(id, admin)).toMatchObject({ ...shown, isOwn: false });
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
