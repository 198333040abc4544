import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccommodationTest,
  emptyGroups,
  fullAccommodation,
  openAccommodationTest,
} from '../../testing/accommodation-test.ts';
import { buildAccommodation, createAccommodation } from '../../testing/factories-accommodations.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { drawJpeg } from '../../testing/pictures.ts';
import { listingRef } from '../listings/rows/index.ts';

let app: AccommodationTest['app'];
let host: AccommodationTest['host'];
let other: AccommodationTest['other'];
let getGroupStatuses: AccommodationTest['getGroupStatuses'];
let sevenGroups: AccommodationTest['sevenGroups'];
let row: AccommodationTest['row'];
let put: AccommodationTest['put'];
let record: AccommodationTest['record'];
let detail: AccommodationTest['detail'];
beforeAll(async () => {
  ({ app, host, other, getGroupStatuses, sevenGroups, row, put, record, detail } =
    await openAccommodationTest());
});
beforeEach(() => app.db.deleteFrom('accommodations').execute());

// Shows API-27.
describe('replacing and deleting an accommodation', () => {
  it('changes the given fields, recomputes the place, and keeps the creation date, the groups and absent fields', async () => {
    const id = await createAccommodation(app, host, { ...fullAccommodation, ...sevenGroups() });
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

// Shows API-28.
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
    expect(body).toEqual({ ok: true, message: '', data: { isChosen: 0 } });
    expect(await entries(name, id)).toEqual([{ facilityID: first, facilityName: expect.any(String) }]);
    expect(await record(id)).toMatchObject({ ...sevenGroups(), [field]: [first] });
    expect((await toggleFacility(id, last ?? 0, table).expect(200)).body.data).toEqual({ isChosen: 1 });
    expect((await detail(id))[field]).toMatchObject([{ facilityID: first }, { facilityID: last }]);
  });

  it('rejects a facility that is not in the group of the table', async () => {
    const id = await createAccommodation(app, host);
    const [facility] = getGroupStatuses('room');
    const { body } = await toggleFacility(id, facility ?? 0, 'accommodation_kitchen_facilities').expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'facilityId' }] });
    await toggleFacility(id, facility ?? 0, 'users').expect(422);
    await toggleFacility(id, 99_999, 'accommodation_kitchen_facilities').expect(404);
    expect(await record(id)).toMatchObject(emptyGroups);
  });

  it.each([
    ['special-locations', 'specialLocations', { locationID: 60, locationName: 'tanyasi környezet' }, 60],
    ['spoken-languages', 'spokenLanguages', { languageID: 32, languageName: expect.any(String) }, 32],
  ])('adds and removes one of the %s', async (name, field, entry, entryID) => {
    const id = await createAccommodation(app, host);
    const toggle = (entryID: number) =>
      app.request().post(`/api/add-delete-${name}/${id}/${entryID}`).set(host.auth);
    expect((await toggle(entryID).expect(200)).body.data).toEqual({ isChosen: 1 });
    expect(await entries(name, id)).toEqual([entry]);
    expect((await detail(id))[field]).toEqual([entry]);
    expect((await toggle(entryID).expect(200)).body.data).toEqual({ isChosen: 0 });
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
