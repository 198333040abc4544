import { dayMs } from '@piacter/contracts/core/days';
import type { ListingKind } from '@piacter/contracts/listings';
import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder, kindCases } from '../../testing/factories-listing-parts.ts';
import { addListingDays } from './listing-days.queries.ts';
import { getComparedDays } from './promotion-effects.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.clock.set('2026-11-21T10:00:00.000Z');
});

type User = Awaited<ReturnType<TestApp['signIn']>>;
const get = async ({ auth }: User, query = ''): Promise<AdvertiserStatistics> =>
  (await app.request().get(`/api/statistics/advertiser${query}`).set(auth).expect(200)).body.data;
const createListing = async (kind: ListingKind, { userID }: User, created = app.clock.now(), status = 1) =>
  (await createBareListing(app.db, app.clock, kind, { userID, created, status })).listingID;
const addDay = (
  kind: ListingKind,
  listingID: number,
  day: string,
  views: number,
  contacts = 0,
  messages = 0,
) => addListingDays(app.db, [{ kind, listingID, day, views, contacts, messages }]);

describe.each(kindCases)("an advertiser's first screen: %s", (kind, { role, idField }) => {
  it('adds up the events of own listings by week and by listing, the most viewed first', async () => {
    const advertiser = await app.signIn(role);
    const quiet = await createListing(kind, advertiser);
    const viewed = await createListing(kind, advertiser);
    const foreign = await createListing(kind, await app.signIn(role));
    await addDay(kind, viewed, '2026-11-09', 10, 2, 1);
    await addDay(kind, viewed, '2026-11-15', 5);
    await addDay(kind, viewed, '2026-11-16', 7, 1);
    await addDay(kind, quiet, '2026-11-16', 3);
    await addDay(kind, viewed, '2026-11-01', 90);
    await addDay(kind, foreign, '2026-11-16', 100);
    const { bins, totals, previous, listings, totalListings } = await get(
      advertiser,
      '?from=2026-11-07&to=2026-11-21',
    );
    expect(bins.map(({ from, events }) => [from, events.views, events.contacts, events.messages])).toEqual([
      ['2026-11-07', 0, 0, 0],
      ['2026-11-09', 15, 2, 1],
      ['2026-11-16', 10, 1, 0],
    ]);
    expect(totals).toEqual({ views: 25, contacts: 3, messages: 1 });
    expect(previous.views).toBe(90);
    expect(listings.map(({ id, events }) => [id, events.views])).toEqual([
      [viewed, 22],
      [quiet, 3],
    ]);
    expect(listings[0]?.name).not.toBe('');
    expect(totalListings).toBe(2);
  });

  it('counts the listings that nobody else sees', async () => {
    const advertiser = await app.signIn(role);
    const listingID = await createListing(kind, advertiser);
    expect(await get(advertiser)).toMatchObject({ totalListings: 1, hiddenListings: 0 });
    await app
      .request()
      .patch(`/api/listings/${kind}/${listingID}/status`)
      .set(advertiser.auth)
      .send({ status: 'paused' })
      .expect(200);
    expect(await get(advertiser)).toMatchObject({ totalListings: 0, hiddenListings: 1 });
  });

  it('shows without a choice the days that the table of own listings shows', async () => {
    const advertiser = await app.signIn(role);
    const listingID = await createListing(kind, advertiser);
    await addDay(kind, listingID, '2026-10-22', 90);
    await addDay(kind, listingID, '2026-10-23', 4);
    await addDay(kind, listingID, '2026-11-21', 3);
    const { from, to, totals } = await get(advertiser);
    expect([from, to, totals.views]).toEqual(['2026-10-23', '2026-11-21', 7]);
    const { body } = await app.request().get(`/api/own-listings/${kind}`).set(advertiser.auth).expect(200);
    expect(body.data[0].views).toBe(7);
  });

  it('compares the days of a promotion with those before it', async () => {
    const advertiser = await app.signIn(role);
    const listingID = await createListing(kind, advertiser, new Date('2026-11-05T08:00:00.000Z'));
    for (const [day, views] of [
      ['2026-11-04', 50],
      ['2026-11-05', 2],
      ['2026-11-10', 4],
      ['2026-11-11', 20],
      ['2026-11-20', 30],
      ['2026-11-21', 99],
    ] as const)
      await addDay(kind, listingID, day, views);
    const orderID = await createOrder(app.db, app.clock, {
      userID: advertiser.userID,
      [idField]: listingID,
      packageType: 4,
      isActive: 1,
      validFrom: new Date('2026-11-11T09:00:00.000Z'),
      validTo: new Date('2026-12-10T23:00:00.000Z'),
    });
    const { promotions } = await get(advertiser);
    // Ten full days so far, today left out; six days before since the listing was created.
    expect(promotions).toMatchObject([
      {
        orderID,
        listingID,
        from: '2026-11-11',
        before: { days: 6, views: 6 },
        during: { days: 10, views: 50 },
      },
    ]);
  });
});

describe('the packages of an advertiser', () => {
  it('are those in force or queued with the days left, and those with pieces left', async () => {
    const advertiser = await app.signIn('szakember');
    const serviceID = await createListing('service', advertiser);
    const now = app.clock.now().getTime();
    const order = (overrides: object) =>
      createOrder(app.db, app.clock, { userID: advertiser.userID, isActive: 1, ...overrides });
    const days = (from: number, to: number) => ({
      validFrom: new Date(now + from * dayMs),
      validTo: new Date(now + to * dayMs),
    });
    const queued = await order({ packageType: 4, serviceID, ...days(5, 35) });
    const current = await order({ packageType: 4, serviceID, ...days(-25, 5) });
    const offers = await order({ packageType: 7, quantity: 10, usedCount: 4 });
    await order({ packageType: 7, quantity: 10, usedCount: 10 });
    await order({ packageType: 10, ...days(-40, -10) });
    await order({ packageType: 10, ...days(-1, 10), isActive: 0 });
    await order({ packageType: 6, quantity: 250 });
    const { packages } = await get(advertiser);
    expect(packages).toMatchObject([
      { orderID: current, listingName: 'Próba szolgáltatás', isQueued: 0, daysLeft: 5, piecesLeft: null },
      { orderID: queued, isQueued: 1, daysLeft: 35 },
      { orderID: offers, listingName: null, daysLeft: null, piecesLeft: 6 },
    ]);
  });
});

describe("an advertiser's statistics", () => {
  it('name the county of most published listings', async () => {
    const owner = await app.signIn('ingatlan_tulajdonos');
    expect((await get(owner)).county).toBeNull();
    for (const [county, status] of [
      ['Zala vármegye', 1],
      ['Vas vármegye', 1],
      ['Vas vármegye', 1],
      ['Zala vármegye', 0],
      ['Zala vármegye', 0],
    ] as const) {
      const realEstateID = await createListing('property', owner, app.clock.now(), status);
      await app.db
        .updateTable('real_estates')
        .set({ countyRegion: county })
        .where('realEstateID', '=', realEstateID)
        .execute();
    }
    expect((await get(owner)).county).toBe('Vas vármegye');
  });

  it('are refused to everybody else', async () => {
    await app.request().get('/api/statistics/advertiser').expect(401);
    for (const role of ['ajanlatkero', 'admin'] as const) {
      const { auth } = await app.signIn(role);
      await app.request().get('/api/statistics/advertiser').set(auth).expect(403);
    }
  });
});

describe('the compared days of a promotion', () => {
  const compare = (validFrom: string, validTo: string, created: string, now: string) =>
    getComparedDays(
      { validFrom: new Date(validFrom), validTo: new Date(validTo), created: new Date(created) },
      new Date(now),
    );
  it('are at most 28, and none on the first day', () => {
    const created = '2026-01-01T10:00:00.000Z';
    const long = compare(
      '2026-06-01T10:00:00.000Z',
      '2026-08-30T22:00:00.000Z',
      created,
      '2026-09-30T10:00:00.000Z',
    );
    expect(long).toEqual({
      before: { from: '2026-05-04', to: '2026-05-31' },
      during: { from: '2026-06-01', to: '2026-06-28' },
    });
    const { during } = compare(
      '2026-06-01T10:00:00.000Z',
      '2026-08-30T22:00:00.000Z',
      created,
      '2026-06-01T18:00:00.000Z',
    );
    expect(during).toEqual({ from: '2026-06-01', to: '2026-05-31' });
  });
});
