import { getStoredKind, type ListingKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { cleanListingDays } from './clean-listing-days.ts';
import { createEventCounter } from './event-counter.ts';

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let propertyID: number;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-21T10:00:00.000Z');
  propertyID = await createListing('property');
});

const createListing = async (kind: ListingKind, status = 1) => {
  const { userID } = await app.createUser();
  return (await createBareListing(app.db, app.clock, kind, { userID, status })).listingID;
};
const report = (body: object, agent: string = browser) =>
  app.request().post('/api/statistics/listing-events').set('User-Agent', agent).send(body);
const view = (id: number, agent?: string) => report({ kind: 'property', id, event: 'view' }, agent);
const readDays = (listingID: number, kind: ListingKind = 'property') =>
  app.db
    .selectFrom('listing_days')
    .select([sql<string>`day`.as('day'), 'views', 'contacts', 'messages'])
    .where('kind', '=', getStoredKind(kind))
    .where('listingID', '=', listingID)
    .orderBy('day')
    .execute();

describe('the events of listings', () => {
  it('are added up by listing and calendar day of Budapest, without a write before the flush', async () => {
    await view(propertyID).expect(200);
    await view(propertyID).expect(200);
    await report({ kind: 'property', id: propertyID, event: 'contact' }).expect(200);
    app.clock.set('2026-11-21T23:30:00.000Z');
    await report({ kind: 'property', id: propertyID, event: 'message' }).expect(200);
    expect(await readDays(propertyID)).toEqual([]);
    await app.events.flush();
    expect(await readDays(propertyID)).toEqual([
      { day: '2026-11-21', views: 2, contacts: 1, messages: 0 },
      { day: '2026-11-22', views: 0, contacts: 0, messages: 1 },
    ]);
  });

  it('of kinds with the same id are kept apart', async () => {
    const serviceID = await createListing('service');
    await report({ kind: 'service', id: serviceID, event: 'view' }).expect(200);
    await app.events.flush();
    expect(await readDays(serviceID, 'service')).toHaveLength(1);
    expect(await readDays(serviceID, 'accommodation')).toEqual([]);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
  ])('by the robot %s are not counted', async (agent) => {
    await view(propertyID, agent).expect(200);
    await app.events.flush();
    expect(await readDays(propertyID)).toEqual([]);
  });

  it('of listings that do not exist or are not published are dropped', async () => {
    const withdrawn = await createListing('property', 0);
    await view(withdrawn).expect(200);
    await view(4_000_000_000).expect(200);
    await view(propertyID).expect(200);
    await app.events.flush();
    expect(await readDays(withdrawn)).toEqual([]);
    expect(await readDays(4_000_000_000)).toEqual([]);
    expect(await readDays(propertyID)).toHaveLength(1);
  });

  it('are refused when malformed, and limited per client address', async () => {
    await report({ kind: 'boat', id: 1, event: 'view' }).expect(422);
    await report({ kind: 'property', id: 0, event: 'view' }).expect(422);
    await report({ kind: 'property', id: 1, event: 'purchase' }).expect(422);
    const strict = await testApp({ config: { rateLimitFactor: 1 / 600 } });
    const send = () =>
      strict
        .request()
        .post('/api/statistics/listing-events')
        .set('User-Agent', browser)
        .send({ kind: 'property', id: propertyID, event: 'view' });
    await send().expect(200);
    expect((await send().expect(429)).body.code).toBe('rate_limited');
  });

  it('count ten times a day at most for a listing and a client address', async () => {
    const other = await createListing('property');
    const contact = { kind: 'property', id: propertyID, event: 'contact' };
    for (let n = 0; n < 15; n += 1) await view(propertyID).expect(200);
    await report(contact).expect(200);
    await view(other).expect(200);
    await report({ kind: 'property', id: propertyID, event: 'view' }, browser)
      .set('X-Forwarded-For', '203.0.113.77')
      .expect(200);
    app.clock.pass(86_400_000);
    await view(propertyID).expect(200);
    await app.events.flush();
    expect(await readDays(propertyID)).toEqual([
      { day: '2026-11-21', views: 11, contacts: 1, messages: 0 },
      { day: '2026-11-22', views: 1, contacts: 0, messages: 0 },
    ]);
    expect(await readDays(other)).toMatchObject([{ views: 1 }]);
  });

  it('set no cookie and need no session', async () => {
    const { headers } = await view(propertyID).expect(200);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('old days', () => {
  it('are deleted after 400 days, of every kind and listing', async () => {
    app.clock.set('2025-10-17T10:00:00.000Z');
    const serviceID = await createListing('service');
    const reportAll = async () => {
      app.events.add({ kind: 'property', id: propertyID, event: 'view' });
      app.events.add({ kind: 'service', id: serviceID, event: 'view' });
      await app.events.flush();
    };
    await reportAll();
    app.clock.pass(86_400_000);
    await reportAll();
    await cleanListingDays(app.deps, new Date('2026-11-22T10:00:00.000Z'));
    expect(await readDays(propertyID)).toMatchObject([{ day: '2025-10-18' }]);
    expect(await readDays(serviceID, 'service')).toMatchObject([{ day: '2025-10-18' }]);
  });
});

describe('several processes', () => {
  it('add their sums to each other', async () => {
    const counters = Array.from({ length: 4 }, () => createEventCounter(app.deps));
    const ids = await Promise.all(Array.from({ length: 8 }, () => createListing('property')));
    for (const counter of counters)
      for (const id of [...ids, ...ids.toReversed()]) counter.add({ kind: 'property', id, event: 'view' });
    await Promise.all(counters.map((counter) => counter.flush()));
    for (const id of ids) expect(await readDays(id)).toMatchObject([{ views: 8 }]);
  });

  it('keep what could not be written for the next write', async () => {
    const broken = new Proxy(app.db, {
      get: (db, name) => {
        if (name === 'insertInto' && isDown) throw new Error('the database is away');
        const value: unknown = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    let isDown = true;
    const counter = createEventCounter({ ...app.deps, db: broken });
    counter.add({ kind: 'property', id: propertyID, event: 'view' });
    await counter.flush();
    counter.add({ kind: 'property', id: propertyID, event: 'view' });
    isDown = false;
    await counter.flush();
    expect(await readDays(propertyID)).toMatchObject([{ views: 2 }]);
  });

  it('write what they hold when they stop', async () => {
    const counter = createEventCounter(app.deps);
    const stop = counter.start();
    counter.add({ kind: 'property', id: propertyID, event: 'contact' });
    await stop();
    expect(await readDays(propertyID)).toMatchObject([{ contacts: 1 }]);
  });
});
