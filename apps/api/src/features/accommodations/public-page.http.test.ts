import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccommodationTest,
  fullAccommodation,
  openAccommodationTest,
} from '../../testing/accommodation-test.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { listingRef } from '../listings/rows/index.ts';

let app: AccommodationTest['app'];
let sevenGroups: AccommodationTest['sevenGroups'];
let host: AccommodationTest['host'];
let other: AccommodationTest['other'];
let admin: AccommodationTest['admin'];
let getGroupStatuses: AccommodationTest['getGroupStatuses'];
let put: AccommodationTest['put'];
let detail: AccommodationTest['detail'];
beforeAll(async () => {
  ({ app, sevenGroups, host, other, admin, getGroupStatuses, put, detail } = await openAccommodationTest());
});
beforeEach(() => app.db.deleteFrom('accommodations').execute());

describe('the public page of an accommodation', () => {
  // Shows API-43.
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
    const id = await createAccommodation(app, host, { ...fullAccommodation, ...sevenGroups() });
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
      ...fullAccommodation,
      doorNumber: null,
      accommodationTypeName: 'vendégház',
      mealPlanName: expect.any(String),
      isOwn: 0,
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
    const position = { lat: 47.53, lon: 21.62 };
    const id = await createAccommodation(app, host, { ...fullAccommodation, ...position, disableAddress: 1 });
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
        isOwn: 0,
      });
    const shown = { street: 'Fő', houseNumber: '12', floorNumber: 'földszint', ...position };
    expect(await detail(id, host)).toMatchObject({ ...shown, isOwn: 1 });
    expect(await detail(id, admin)).toMatchObject({ ...shown, isOwn: 0 });
  });

  it('shows an unpublished one to the host and the admin only', async () => {
    const id = await createAccommodation(app, host);
    await app.db.updateTable('accommodations').set({ status: 0 }).execute();
    await app.request().get(`/api/accommodation-public/${id}`).expect(404);
    await app.request().get(`/api/accommodation-public/${id}`).set(other.auth).expect(404);
    expect(await detail(id, host)).toMatchObject({ isOwn: 1 });
    expect(await detail(id, admin)).toMatchObject({ isOwn: 0 });
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
