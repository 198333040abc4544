import { dayMs } from '@piacter/contracts/core/days';
import type { PaymentState } from '@piacter/contracts/orders';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { refreshListingCounts } from './listing-counts.ts';

// A Saturday.
const today = '2026-11-21T10:00:00.000Z';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeEach(async () => {
  app = await testApp();
  app.clock.set(today);
  admin = await app.signIn('admin');
});

const get = async (query = ''): Promise<SiteStatistics> => {
  // The clock has moved, so that an earlier session may have expired.
  const { auth } = await app.signIn('admin');
  return (await app.request().get(`/api/statistics/site${query}`).set(auth).expect(200)).body.data;
};
const order = (created: string, overrides: { isActive?: 0 | 1; paymentState?: PaymentState } = {}) =>
  createOrder(app.db, app.clock, { userID: admin.userID, created: new Date(created), ...overrides });

describe("the admin's first screen", () => {
  it('counts orders by week, and the prices of the activated ones as income', async () => {
    await order('2019-03-04T08:00:00.000Z');
    await order('2019-03-05T08:00:00.000Z', { isActive: 1 });
    await order('2019-03-06T08:00:00.000Z', { isActive: 1, paymentState: 'refunded' });
    // Monday in Budapest, Sunday in UTC.
    await order('2019-03-10T23:30:00.000Z', { isActive: 1 });
    await order('2019-02-27T08:00:00.000Z', { isActive: 1 });
    const { bins, totals, previous, unit } = await get('?from=2019-03-02&to=2019-03-20');
    expect(unit).toBe('week');
    expect(bins.map(({ from, to, figures }) => [from, to, figures.orders, figures.income])).toEqual([
      ['2019-03-02', '2019-03-03', 0, 0],
      ['2019-03-04', '2019-03-10', 3, 9900],
      ['2019-03-11', '2019-03-17', 1, 9900],
      ['2019-03-18', '2019-03-20', 0, 0],
    ]);
    expect([totals.orders, totals.income]).toEqual([4, 19_800]);
    expect([previous.orders, previous.income]).toEqual([1, 9900]);
  });

  it('counts registrations by role without deleted users, requests by kind, and offers', async () => {
    app.clock.set('2018-05-14T10:00:00.000Z');
    await app.createUser({ role: 'szakember' });
    await app.createUser({ role: 'szakember', deletedAt: app.clock.now() });
    const requester = await app.signIn('ajanlatkero');
    await createRequest(app, requester, 'service');
    await createRequest(app, requester, 'property');
    await createRequest(app, requester, 'property');
    app.clock.set(today);
    const { bins, totals } = await get('?from=2018-05-14&to=2018-05-15');
    expect(bins).toHaveLength(2);
    expect(totals.registrations).toEqual({
      ingatlan_tulajdonos: 0,
      szallasado: 0,
      szakember: 1,
      ajanlatkero: 1,
    });
    expect(totals.requests).toEqual({ property: 2, accommodation: 0, service: 1 });
    expect(bins[0]?.figures).toEqual(totals);
    expect(totals.offers).toBe(0);
  });

  it('counts the published listings at most every ten minutes, and keeps the numbers of past days', async () => {
    app.clock.set('2030-01-10T10:00:00.000Z');
    const read = async () => (await get()).listings;
    const before = await read();
    const listing = () => createBareListing(app.db, app.clock, 'service', { userID: admin.userID });
    await listing();
    await createBareListing(app.db, app.clock, 'service', { userID: admin.userID, status: 0 });
    expect(await read()).toEqual(before);
    app.clock.pass(10 * 60_000);
    const after = await read();
    expect(after.now.service).toBe(before.now.service + 1);
    expect(after.countedAt).toBe('2030-01-10T10:10:00.000Z');
    app.clock.set('2030-01-20T10:00:00.000Z');
    await listing();
    await refreshListingCounts(app.deps, app.clock.now());
    const { listings } = await get('?from=2030-01-12&to=2030-01-20');
    expect(listings.now.service).toBe(before.now.service + 2);
    expect(listings.before?.service).toBe(before.now.service + 1);
  });

  it('lists the mails in trouble with what the other server said', async () => {
    const { waiting, failed } = (await get()).mails;
    const mail = (status: string, lastError: string | null) =>
      app.db
        .insertInto('outbox_mails')
        .values({
          dedupeKey: `statistics ${status} ${lastError}`,
          toAddress: 'kata@pelda.test',
          subject: `Tárgy: ${status}`,
          html: '',
          text: '',
          status,
          attempts: 3,
          nextAttemptAt: app.clock.now(),
          lastError,
          created: app.clock.now(),
        })
        .execute();
    await mail('waiting', null);
    await mail('waiting', '451 try again later');
    await mail('failed', '550 no such user');
    await mail('sent', null);
    const { mails } = await get();
    expect([mails.waiting - waiting, mails.failed - failed]).toEqual([2, 1]);
    expect(mails.troubled.map(({ status, lastError }) => [status, lastError])).toEqual([
      ['failed', '550 no such user'],
      ['waiting', '451 try again later'],
    ]);
    expect(mails.troubled[0]).toMatchObject({ subject: 'Tárgy: failed', attempts: 3, created: today });
  });

  it('lists the packages that end within two weeks, the next first', async () => {
    app.clock.set('2029-03-05T10:00:00.000Z');
    const { userID } = await app.createUser({ profile: { lastName: 'Kiss', firstName: 'Ede' } });
    const firm = await app.createUser({ profile: { isFirm: 1, firmName: 'Fal Kft.', lastName: 'Nagy' } });
    const { listingID } = await createBareListing(app.db, app.clock, 'service', { userID });
    const packageOf = (buyer: number, days: number, overrides: object = {}) =>
      createOrder(app.db, app.clock, {
        userID: buyer,
        packageType: 8,
        isActive: 1,
        validFrom: new Date(app.clock.now().getTime() - dayMs),
        validTo: new Date(app.clock.now().getTime() + days * dayMs),
        ...overrides,
      });
    const later = await packageOf(firm.userID, 9);
    const first = await packageOf(userID, 2, { packageType: 4, serviceID: listingID });
    // Too late, ended, of a deleted listing, inactive.
    await packageOf(userID, 16);
    await packageOf(userID, -0.5);
    await packageOf(userID, 3, { packageType: 4 });
    await packageOf(userID, 3, { isActive: 0 });
    const { endingPackages } = await get();
    expect(endingPackages.total).toBe(2);
    expect(endingPackages.rows).toMatchObject([
      { orderID: first, buyer: 'Kiss Ede', listingName: 'Próba szolgáltatás', daysLeft: 2 },
      { orderID: later, buyer: 'Fal Kft.', listingName: null, daysLeft: 9 },
    ]);
  });

  it('refuses a span that runs backwards or is longer than 53 weeks', async () => {
    const refuse = async (query: string) =>
      (await app.request().get(`/api/statistics/site?${query}`).set(admin.auth).expect(422)).body.errors;
    expect(await refuse('from=2026-02-01&to=2026-01-01')).toMatchObject([{ path: 'to' }]);
    expect(await refuse('from=2025-01-01&to=2026-01-07')).toMatchObject([{ path: 'from' }]);
    expect(await refuse('from=tegnap')).toMatchObject([{ path: 'from' }]);
    expect((await get('?from=2025-01-01&to=2026-01-06')).bins).toHaveLength(54);
  });
});
