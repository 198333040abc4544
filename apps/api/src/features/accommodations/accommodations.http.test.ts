import { accommodationFlags, relationGroups } from '@piacter/contracts/accommodations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  type AccommodationInput,
  buildAccommodation,
  createAccommodation,
} from '../../testing/factories-accommodations.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { drawJpeg } from '../../testing/pictures.ts';
import { listingRef } from '../listings/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let host: SignedIn;
let other: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [host, other, admin] = await Promise.all([
    app.signIn('szallasado', {
      email: 'titkos@pelda.test',
      profile: { lastName: 'Kiss', firstName: 'Anna', mobile: '+36301234567' },
    }),
    app.signIn('szallasado'),
    app.signIn('admin'),
  ]);
});
beforeEach(() => app.db.deleteFrom('accommodations').execute());

const everything = {
  street: 'Fő',
  publicPlaceType: 1,
  houseNumber: '12',
  floorNumber: 'földszint',
  doorNumber: '3',
  openMonthFrom: 12,
  openDayFrom: 1,
  openMonthTo: 2,
  openDayTo: 29,
  floorArea: 120,
  roomCount: 4,
  capacity: 10,
  pricePerPerson: 8500,
  minimumStay: 3,
  minimumPerson: 1,
  extraBed: 1,
  separateKitchen: 1,
  refrigerator: 0,
  separateBathroom: 1,
  separateWC: 0,
  petAllowed: 1,
  petCostPerNight: 2000,
  description: 'Csendes ház.\nPatakparton.',
} satisfies Partial<AccommodationInput>;

interface Facility {
  facilityID: number;
  facilityGroup: string;
}
let facilities: Facility[];
beforeAll(async () => {
  facilities = await app.db
    .selectFrom('facilities')
    .select(['facilityID', 'facilityGroup'])
    .orderBy('position')
    .execute();
});
/** The first and the last facility of a group. */
const getGroupStatuses = (group: string): number[] => {
  const ids = facilities
    .filter(({ facilityGroup }) => facilityGroup === group)
    .map((entry) => entry.facilityID);
  return [ids[0] ?? 0, ids.at(-1) ?? 0];
};
const sevenGroups = () => ({
  bathroomFacilities: getGroupStatuses('bathroom'),
  kitchenFacilities: getGroupStatuses('kitchen'),
  facilities: getGroupStatuses('general'),
  spokenLanguages: [1, 32],
  roomFacilities: getGroupStatuses('room'),
  specialLocations: [1, 60],
  childFriendlyFacilities: getGroupStatuses('childFriendly'),
});
const nothing = () => Object.fromEntries(relationGroups.map((group) => [group, []]));

const row = (accommodationID: number) =>
  app.db
    .selectFrom('accommodations')
    .selectAll()
    .where('accommodationID', '=', accommodationID)
    .executeTakeFirstOrThrow();

const post = (overrides: Record<string, unknown>) =>
  app
    .request()
    .post('/api/accommodations')
    .set(host.auth)
    .send({ ...buildAccommodation(), ...overrides });
const put = (id: number, overrides: Record<string, unknown>) =>
  app
    .request()
    .put(`/api/accommodations/${id}`)
    .set(host.auth)
    .send({ ...buildAccommodation(), ...overrides });
const record = async (id: number) =>
  (await app.request().get(`/api/accommodations/${id}`).set(host.auth).expect(200)).body.data;

async function detail(url: string | number, viewer?: SignedIn) {
  const request = app.request().get(`/api/accommodation-public/${url}`);
  if (viewer) request.set(viewer.auth);
  return (await request.expect(200)).body.data;
}

describe('creating an accommodation', () => {
  // Shows ENT-02.
  it('replies 201 with its id, and reads back as sent, with the ids of its groups', async () => {
    const { body } = await post({ ...everything, ...sevenGroups() }).expect(201);
    expect(body).toMatchObject({ ok: true, message: 'A szállásod elkészült.' });
    expect(await record(body.insertID)).toMatchObject({
      ...buildAccommodation(),
      ...everything,
      ...sevenGroups(),
      accommodationID: body.insertID,
      accommodationUrl: `orsegi-vendeghaz-${body.insertID}`,
      countryName: 'Magyarország',
      publicPlaceName: expect.any(String),
      lat: expect.any(Number),
      userID: host.userID,
      packageType: 0,
      mainImg: null,
      created: app.clock.now().toISOString(),
    });
  });

  it('requires the starred fields only; the others have the documented defaults', async () => {
    const required = buildAccommodation();
    const { postalCode: _, countyRegion: __, ...starred } = required;
    const { body } = await app.request().post('/api/accommodations').set(host.auth).send(starred).expect(201);
    expect(await record(body.insertID)).toMatchObject({
      ...nothing(),
      ...Object.fromEntries(accommodationFlags.map((flag) => [flag, 0])),
      postalCode: null,
      countyRegion: null,
      street: null,
      floorArea: null,
      roomCount: null,
      capacity: null,
      pricePerPerson: 0,
      petCostPerNight: null,
      disableAddress: 0,
    });
  });

  it.each([
    'accommodationName',
    'countryID',
    'settlement',
    'openMonthFrom',
    'openDayFrom',
    'openMonthTo',
    'openDayTo',
    'accommodationTypeID',
    'mealPlanID',
    'minimumStay',
    'minimumPerson',
    'description',
  ])('rejects a body without %s, with an error at that field', async (field) => {
    const { body } = await post({ [field]: undefined }).expect(422);
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  // Shows HOST-09.
  it.each([
    ['accommodationName', 'x'.repeat(121)],
    ['floorArea', 100_000],
    ['roomCount', 100_000],
    ['capacity', 10_000],
    ['pricePerPerson', 1_000_000_000],
    ['pricePerPerson', -1],
    ['minimumStay', 1_000_000_000],
    ['minimumPerson', 1.5],
    ['petCostPerNight', 100_000],
    ['description', 'x'.repeat(4001)],
    ['openMonthFrom', 13],
    ['openMonthTo', 0],
    ['openDayFrom', 32],
    ['floorNumber', 'padlás'],
    ['extraBed', 2],
    ['facilities', [0]],
    ['spokenLanguages', 'magyar'],
  ])('rejects %s of %j', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors[0].path.split('.')[0]).toBe(field);
  });

  it.each([
    ['openDayFrom', { openMonthFrom: 2, openDayFrom: 30 }],
    ['openDayTo', { openMonthTo: 4, openDayTo: 31 }],
  ])('rejects a day that its month does not have, at %s', async (field, period) => {
    const { body } = await post(period).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it('stores the maximum of every number exactly', async () => {
    const greatest = {
      floorArea: 99_999,
      roomCount: 99_999,
      capacity: 9999,
      pricePerPerson: 999_999_999,
      minimumStay: 999_999_999,
      minimumPerson: 999_999_999,
      petAllowed: 1,
      petCostPerNight: 99_999,
      accommodationName: 'ű'.repeat(120),
      description: 'ű'.repeat(4000),
    };
    const { body } = await post(greatest).expect(201);
    expect(await record(body.insertID)).toMatchObject(greatest);
  });

  it.each([
    ['countryID', 99],
    ['publicPlaceType', 9999],
    ['accommodationTypeID', 999],
    ['mealPlanID', 999],
    ['specialLocations', [61]],
    ['spokenLanguages', [1, 999]],
    ['facilities', [1]],
  ])('rejects a %s that is not in its list: %j', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it('rejects a facility of another group, and reports all invalid fields at once', async () => {
    const { body } = await post({
      roomFacilities: getGroupStatuses('kitchen'),
      kitchenFacilities: getGroupStatuses('room'),
      mealPlanID: 999,
    }).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'kitchenFacilities',
      'mealPlanID',
      'roomFacilities',
    ]);
  });

  it('stores no pet cost when pets are not allowed', async () => {
    const id = await createAccommodation(app, host, { petAllowed: 0, petCostPerNight: 2000 });
    expect(await record(id)).toMatchObject({ petAllowed: 0, petCostPerNight: null });
  });

  it('ignores unknown fields: host, id and rank are set by the server', async () => {
    const { body } = await post({
      userID: other.userID,
      accommodationID: 1,
      sortRank: 9e15,
      promotion: 4,
      facilityMask: 7,
    }).expect(201);
    expect(await row(body.insertID)).toMatchObject({ userID: host.userID, promotion: 0, facilityMask: 0 });
  });

  it('resolves the place in the gazetteer, and stores the opening period as days of a leap year', async () => {
    const { settlementID, regionID, lat, ...derived } = await row(
      await createAccommodation(app, host, { ...everything, settlement: 'debrecen', postalCode: null }),
    );
    const place = await app.db
      .selectFrom('regions')
      .selectAll()
      .where('regionID', '=', settlementID)
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ regionName: 'Debrecen', parentID: regionID, lat });
    expect(derived).toMatchObject({ openFromDay: 336, openToDay: 60 });
  });

  it.each(['ingatlan_tulajdonos', 'szakember', 'ajanlatkero', 'admin'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { auth } = await app.signIn(role);
      await app.request().post('/api/accommodations').set(auth).send(buildAccommodation()).expect(403);
    },
  );
});

describe('replacing and deleting an accommodation', () => {
  it('changes the given fields, recomputes the place, and keeps the creation date, the groups and absent fields', async () => {
    const id = await createAccommodation(app, host, { ...everything, ...sevenGroups() });
    const published = await row(id);
    app.clock.pass(60_000);
    const given = { settlement: 'Győr', postalCode: '9021', capacity: null, petAllowed: 0 } as const;
    const { body } = await put(id, given).expect(200);
    expect(body).toEqual({ ok: true, message: 'A szállás módosításait elmentettük.' });
    const now = await row(id);
    expect(now).toMatchObject({
      settlement: 'Győr',
      capacity: null,
      // It is dropped where pets are not allowed.
      petCostPerNight: null,
      roomCount: published.roomCount,
      created: published.created,
      sortRank: published.sortRank,
      openFromDay: 1,
      openToDay: 366,
    });
    expect(now.settlementID).not.toBe(published.settlementID);
    expect(now.updated.getTime()).toBe(published.updated.getTime() + 60_000);
    expect(await record(id)).toMatchObject(sevenGroups());
  });

  it('replaces only the groups that are sent', async () => {
    const id = await createAccommodation(app, host, sevenGroups());
    const kitchen = getGroupStatuses('kitchen').slice(1);
    await put(id, { kitchenFacilities: kitchen, bathroomFacilities: [], spokenLanguages: [2] }).expect(200);
    expect(await record(id)).toMatchObject({
      ...sevenGroups(),
      kitchenFacilities: kitchen,
      bathroomFacilities: [],
      spokenLanguages: [2],
    });
  });

  it('accepts an entry that is sent twice', async () => {
    const id = await createAccommodation(app, host, { specialLocations: [3, 3] });
    expect((await record(id)).specialLocations).toEqual([3]);
  });

  it("replies 404 for somebody else's accommodation, as for a missing one, and changes nothing", async () => {
    const id = await createAccommodation(app, host, sevenGroups());
    const before = await row(id);
    const [facility] = getGroupStatuses('room');
    const calls = [
      (to: number) => app.request().get(`/api/accommodations/${to}`),
      (to: number) =>
        app
          .request()
          .put(`/api/accommodations/${to}`)
          .send(buildAccommodation({ pricePerPerson: 1 })),
      (to: number) => app.request().delete(`/api/accommodations/${to}`),
      (to: number) =>
        app
          .request()
          .post(`/api/add-delete-facility-relation/${to}/${facility}`)
          .send({ table: 'accommodation_room_facilities' }),
      (to: number) => app.request().post(`/api/add-delete-special-locations/${to}/5`),
      (to: number) => app.request().post(`/api/add-delete-spoken-languages/${to}/5`),
    ];
    for (const call of calls) {
      const others = await call(id).set(other.auth).expect(404);
      const absent = await call(4_000_000).set(other.auth).expect(404);
      expect(others.body).toEqual(absent.body);
    }
    expect(await row(id)).toEqual(before);
    expect(await record(id)).toMatchObject(sevenGroups());
  });

  it('deletes its parts and image files too, and keeps its orders', async () => {
    const id = await createAccommodation(app, host, sevenGroups());
    await promoteListing(app, host, listingRef('accommodation', id));
    await app
      .request()
      .post('/api/youtube-links')
      .set(host.auth)
      .send({ accommodationID: id, linkUrl: 'https://youtu.be/abcdefghijk' })
      .expect(201);
    const upload = await app
      .request()
      .post(`/api/upload-accommodation-images/${id}`)
      .set(host.auth)
      .attach('images', await drawJpeg(), 'kep.jpg')
      .expect(200);
    const [path] = upload.body.imagePaths;
    await app.request().get(path).expect(200);
    const { body } = await app.request().delete(`/api/accommodations/${id}`).set(host.auth).expect(200);
    expect(body).toEqual({ ok: true, message: 'A szállást töröltük.' });
    await app.request().get(`/api/accommodation-public/${id}`).expect(404);
    await app.request().get(path).expect(404);
    const tables = [
      'accommodation_facilities',
      'accommodation_special_locations',
      'accommodation_languages',
      'video_links',
      'listing_images',
    ] as const;
    for (const table of tables)
      expect(
        await app.db.selectFrom(table).select('accommodationID').where('accommodationID', '=', id).execute(),
      ).toEqual([]);
    const orders = await app.db
      .selectFrom('service_orders')
      .select('accommodationID')
      .where('userID', '=', host.userID)
      .execute();
    expect(orders).toContainEqual({ accommodationID: null });
  });
});

describe('toggling an entry of an accommodation', () => {
  const toggleFacility = (id: number, facilityID: number, table: string) =>
    app
      .request()
      .post(`/api/add-delete-facility-relation/${id}/${facilityID}`)
      .set(host.auth)
      .send({ table });
  const entries = async (name: string, id: number) =>
    (await app.request().get(`/api/accommodation-${name}-by-accommodation/${id}`).expect(200)).body.data;

  // Shows HOST-10.
  it.each([
    ['bathroom', 'accommodation_bathroom_facilities', 'bathroom-facilities', 'bathroomFacilities'],
    ['kitchen', 'accommodation_kitchen_facilities', 'kitchen-facilities', 'kitchenFacilities'],
    ['general', 'accommodation_facilities', 'facilities', 'facilities'],
    ['room', 'accommodation_room_facilities', 'room-facilities', 'roomFacilities'],
    [
      'childFriendly',
      'accommodation_child_friendly_facilities',
      'child-friendly-facilities',
      'childFriendlyFacilities',
    ],
  ])('adds and removes a facility of the group %s', async (group, table, name, field) => {
    const id = await createAccommodation(app, host, sevenGroups());
    const [first, last] = getGroupStatuses(group);
    const { body } = await toggleFacility(id, last ?? 0, table).expect(200);
    expect(body).toEqual({ ok: true, message: '', data: { isChosen: false } });
    expect(await entries(name, id)).toEqual([{ facilityID: first, facilityName: expect.any(String) }]);
    expect(await record(id)).toMatchObject({ ...sevenGroups(), [field]: [first] });
    expect((await toggleFacility(id, last ?? 0, table).expect(200)).body.data).toEqual({ isChosen: true });
    expect((await detail(id))[field]).toMatchObject([{ facilityID: first }, { facilityID: last }]);
  });

  it('rejects a facility that is not in the group of the table', async () => {
    const id = await createAccommodation(app, host);
    const [facility] = getGroupStatuses('room');
    const { body } = await toggleFacility(id, facility ?? 0, 'accommodation_kitchen_facilities').expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'facilityId' }] });
    await toggleFacility(id, facility ?? 0, 'users').expect(422);
    await toggleFacility(id, 99_999, 'accommodation_kitchen_facilities').expect(404);
    expect(await record(id)).toMatchObject(nothing());
  });

  it.each([
    ['special-locations', 'specialLocations', { locationID: 60, locationName: 'tanyasi környezet' }, 60],
    ['spoken-languages', 'spokenLanguages', { languageID: 32, languageName: expect.any(String) }, 32],
  ])('adds and removes one of the %s', async (name, field, entry, entryID) => {
    const id = await createAccommodation(app, host);
    const toggle = (entryID: number) =>
      app.request().post(`/api/add-delete-${name}/${id}/${entryID}`).set(host.auth);
    expect((await toggle(entryID).expect(200)).body.data).toEqual({ isChosen: true });
    expect(await entries(name, id)).toEqual([entry]);
    expect((await detail(id))[field]).toEqual([entry]);
    expect((await toggle(entryID).expect(200)).body.data).toEqual({ isChosen: false });
    expect(await entries(name, id)).toEqual([]);
    expect((await detail(id))[field]).toEqual([]);
    await toggle(999).expect(404);
  });

  it.each([
    'room-facilities',
    'bathroom-facilities',
    'child-friendly-facilities',
    'kitchen-facilities',
    'special-locations',
    'facilities',
    'spoken-languages',
  ])('lists %s of published accommodations only', async (name) => {
    const id = await createAccommodation(app, host);
    await app.request().get(`/api/accommodation-${name}-by-accommodation/4000000`).expect(404);
    await app.db.updateTable('accommodations').set({ status: 0 }).execute();
    await app.request().get(`/api/accommodation-${name}-by-accommodation/${id}`).expect(404);
  });
});

describe('the public page of an accommodation', () => {
  it('is found by the id at the end of its slug, whatever the name before it', async () => {
    const id = await createAccommodation(app, host, { accommodationName: 'Régi név' });
    await put(id, { accommodationName: 'Új név' }).expect(200);
    const data = await detail(`regi-nev-${id}`);
    expect(data).toMatchObject({ accommodationID: id, accommodationUrl: `uj-nev-${id}` });
    expect(await detail(id)).toEqual(data);
  });

  it.each(['', 'nev', 'nev-0', '-1', '1.5', '../1', 'nev-99999999999', `${'x'.repeat(210)}-1`])(
    'replies 404 for %j',
    async (url) => {
      const reply = await app.request().get(`/api/accommodation-public/${encodeURIComponent(url)}`);
      expect([404, 422]).toContain(reply.status);
    },
  );

  it('contains names beside ids, and all parts of the listing', async () => {
    const id = await createAccommodation(app, host, { ...everything, ...sevenGroups() });
    const now = app.clock.now();
    await app.db
      .insertInto('price_table_products')
      .values({ accommodationID: id, productName: 'Reggeli', priceFrom: 2500, created: now })
      .execute();
    await app.db
      .insertInto('timetables')
      .values({ accommodationID: id, mondayOpen: 1, mondayFrom: '08:00', mondayTo: '16:00', updated: now })
      .execute();
    await app.db
      .insertInto('video_links')
      .values({ accommodationID: id, linkUrl: 'https://youtu.be/abcdefghijk', created: now })
      .execute();
    const data = await detail(id);
    expect(data).toMatchObject({
      ...everything,
      accommodationTypeName: 'vendégház',
      mealPlanName: expect.any(String),
      isOwn: false,
      images: [],
      videoLinks: [{ linkUrl: 'https://youtu.be/abcdefghijk' }],
      priceTable: [{ productName: 'Reggeli', priceFrom: 2500, priceTo: null }],
      timetable: { mondayOpen: 1, mondayFrom: '08:00', sundayOpen: 0, sundayFrom: null },
      spokenLanguages: [{ languageID: 1 }, { languageID: 32 }],
      roomFacilities: getGroupStatuses('room').map((facilityID) => ({
        facilityID,
        facilityName: expect.any(String),
      })),
    });
    expect(Object.keys(data.facilities[0])).toEqual(['facilityID', 'facilityName']);
  });

  it('shows a hidden address to the host and the admin only', async () => {
    const id = await createAccommodation(app, host, { ...everything, disableAddress: 1 });
    const hidden = {
      street: null,
      publicPlaceType: null,
      publicPlaceName: null,
      houseNumber: null,
      floorNumber: null,
      doorNumber: null,
      lat: null,
      lon: null,
    };
    for (const viewer of [undefined, other])
      expect(await detail(id, viewer)).toMatchObject({
        ...hidden,
        settlement: 'Debrecen',
        disableAddress: 1,
        isOwn: false,
      });
    const shown = { street: 'Fő', houseNumber: '12', floorNumber: 'földszint', lat: expect.any(Number) };
    expect(await detail(id, host)).toMatchObject({ ...shown, isOwn: true });
    expect(await detail(id, admin)).toMatchObject({ ...shown, isOwn: false });
  });

  it('shows an unpublished one to the host and the admin only', async () => {
    const id = await createAccommodation(app, host);
    await app.db.updateTable('accommodations').set({ status: 0 }).execute();
    await app.request().get(`/api/accommodation-public/${id}`).expect(404);
    await app.request().get(`/api/accommodation-public/${id}`).set(other.auth).expect(404);
    expect(await detail(id, host)).toMatchObject({ isOwn: true });
    expect(await detail(id, admin)).toMatchObject({ isOwn: false });
  });

  it('contains the contact data of the profile, and never the sign-in address', async () => {
    const id = await createAccommodation(app, host);
    const reply = await app.request().get(`/api/accommodation-public/${id}`).expect(200);
    expect(reply.body.data).toMatchObject({
      userID: host.userID,
      lastName: 'Kiss',
      firstName: 'Anna',
      mobile: '+36301234567',
      isFirm: 0,
      contactEmail: null,
    });
    expect(reply.text).not.toContain('titkos@pelda.test');
  });

  it('replies 404 when its user is deleted', async () => {
    const leaving = await app.signIn('szallasado');
    const id = await createAccommodation(app, leaving);
    await app.db
      .updateTable('users')
      .set({ deletedAt: app.clock.now() })
      .where('userID', '=', leaving.userID)
      .execute();
    await app.request().get(`/api/accommodation-public/${id}`).expect(404);
    await app.request().get(`/api/accommodation-facilities-by-accommodation/${id}`).expect(404);
  });
});

describe("the host's list", () => {
  it('contains own accommodations only, newest first', async () => {
    const first = await createAccommodation(app, host, { disableAddress: 1 });
    app.clock.pass(1000);
    const second = await createAccommodation(app, host, { accommodationName: 'Második ház' });
    await createAccommodation(app, other);
    const { body } = await app.request().get('/api/accommodations-by-user').set(host.auth).expect(200);
    expect(body.data).toMatchObject([
      { accommodationID: second, accommodationUrl: `masodik-haz-${second}`, disableAddress: 0 },
      { accommodationID: first, disableAddress: 1, packageType: 0, promotedUntil: null },
    ]);
  });

  it('contains the end of the promotion', async () => {
    const id = await createAccommodation(app, host);
    await promoteListing(app, host, listingRef('accommodation', id), 2);
    const { body } = await app.request().get('/api/accommodations-by-user').set(host.auth).expect(200);
    expect(body.data[0]).toMatchObject({ packageType: 2, promotedUntil: expect.stringMatching(/Z$/) });
  });
});
