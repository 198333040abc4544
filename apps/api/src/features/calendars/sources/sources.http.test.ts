import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createAccommodation } from '../../../testing/factories-accommodations.ts';
import { startFeedServer } from '../../../testing/feed-server.ts';
import { holdLocks, releaseOnceBlocked } from '../../../testing/locks.ts';
import { airbnb, airbnbBlock, airbnbStay } from '../ical/feed-samples.ts';
import { replaceRanges, selectRanges } from '../ranges/index.ts';
import { createCalendarImports, findStaleRefresh } from './index.ts';

let t: TestApp;
let host: Awaited<ReturnType<TestApp['signIn']>>;
let accommodationID: number;
beforeAll(async () => {
  t = await testApp();
});
const signIn = async () => {
  host = await t.signIn('szallasado', { profile: {} });
};
beforeEach(async () => {
  t.clock.set('2026-07-01T10:00:00.000Z');
  await t.db.deleteFrom('calendar_sources').execute();
  await signIn();
  accommodationID = await createAccommodation(t, host, { accommodationName: 'Nádas Vendégház' });
});

const minuteMs = 60_000;
const july = airbnb(airbnbStay('2026-07-10', '2026-07-13'));
const august = airbnb(airbnbStay('2026-08-10', '2026-08-13'));

/** A portal whose feed can be changed; undefined answers with an error. */
async function startPortal(feed = july) {
  const portal: { feed: string | undefined; calls: number } = { feed, calls: 0 };
  const { url } = await startFeedServer((_call, reply) => {
    portal.calls += 1;
    if (portal.feed === undefined) reply.writeHead(500).end();
    else reply.setHeader('Content-Type', 'text/calendar').end(portal.feed);
  });
  return Object.assign(portal, { url: `${url}/secret-calendar.ics` });
}

const add = (url: string, more: object = {}, { auth } = host) =>
  t
    .request()
    .post(`/api/calendars/${accommodationID}/sources`)
    .set(auth)
    .send({ name: 'Airbnb', url, ...more });
const addID = async (url: string, more = {}): Promise<number> =>
  (await add(url, more).expect(201)).body.insertID;
const refresh = (sourceID: number) =>
  t.request().post(`/api/calendar-sources/${sourceID}/refresh`).set(host.auth);
const list = async () =>
  (await t.request().get(`/api/calendars/${accommodationID}/sources`).set(host.auth).expect(200)).body.data;
const nights = async () =>
  (await selectRanges(t.db, accommodationID, { from: '2026-01-01', to: '2030-01-01' })).map(
    ({ from, to }) => `${from}/${to}`,
  );
const run = () => createCalendarImports(t.deps)(t.clock.now());
const mailsTo = async ({ email }: { email: string }) =>
  (await t.mails()).filter(({ toAddress }) => toAddress === email);

// Shows CAL-03.
describe('an imported calendar', () => {
  it('is imported at once, with its nights, events and colour', async () => {
    const { url } = await startPortal();
    const { body } = await add(url, { name: ' Airbnb ' }).expect(201);
    expect(body.data).toEqual({
      ...{ sourceID: body.insertID, name: 'Airbnb', url, only: 'all', color: 0, events: 1 },
      ...{ refreshed: '2026-07-01T10:00:00.000Z', fault: null, isDoubted: 0 },
    });
    expect(await nights()).toEqual(['2026-07-10/2026-07-13']);
    expect((await list()).sources).toEqual([body.data]);
  });

  it('of a webcal address is called by https', async () => {
    const { body } = await add('webcal://calendar.example.com:1/feed.ics').expect(422);
    expect(body.code).toBe('address_refused');
  });

  it('is refused when it leads inside, by its words, by a redirect, or by its name, and nothing is stored', async () => {
    const { url } = await startFeedServer((_call, reply) =>
      reply.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
    );
    for (const refused of [
      url,
      'http://localhost:3306/',
      'http://[::1]/',
      'http://10.0.0.1/',
      'file:///etc/passwd',
      'x',
    ])
      expect((await add(refused).expect(422)).body.code, refused).toBe('address_refused');
    expect((await list()).sources).toEqual([]);
    expect(
      await t.db.selectFrom('calendars').selectAll().where('accommodationID', '=', accommodationID).execute(),
    ).toEqual([]);
  });

  it('that cannot be read is kept with its fault, begins no calendar, and comes later', async () => {
    const portal = await startPortal('<!doctype html>');
    const { body } = await add(portal.url).expect(201);
    expect(body.data).toMatchObject({ fault: 'unexpected', refreshed: null, events: 0 });
    expect(
      await t.db.selectFrom('calendars').selectAll().where('accommodationID', '=', accommodationID).execute(),
    ).toEqual([]);
    portal.feed = july;
    expect((await refresh(body.insertID).expect(200)).body.data).toMatchObject({ fault: null, events: 1 });
    expect(await nights()).toEqual(['2026-07-10/2026-07-13']);
  });

  it('may be one of five, each in a colour of its own', async () => {
    const { url } = await startPortal();
    const ids = [];
    for (let one = 0; one < 5; one += 1) ids.push(await addID(url));
    expect((await add(url).expect(409)).body.code).toBe('limit_reached');
    await t.request().delete(`/api/calendar-sources/${ids[1]}`).set(host.auth).expect(200);
    const [first, second] = await Promise.all([add(url), add(url)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    expect((await list()).sources.map(({ color }: { color: number }) => color).sort()).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('can be narrowed to what is reserved, moved to another address, and renamed without a call', async () => {
    const portal = await startPortal(
      airbnb(airbnbBlock('2026-07-01', '2026-07-03'), airbnbStay('2026-07-10', '2026-07-13')),
    );
    const sourceID = await addID(portal.url);
    const update = (body: object) =>
      t.request().patch(`/api/calendar-sources/${sourceID}`).set(host.auth).send(body);
    await update({ only: 'reserved' }).expect(200);
    expect(await nights()).toEqual(['2026-07-10/2026-07-13']);
    const { calls } = portal;
    expect((await update({ name: 'Vrbo' }).expect(200)).body.data).toMatchObject({
      name: 'Vrbo',
      only: 'reserved',
    });
    expect(portal.calls).toBe(calls);
    const other = await startPortal(airbnb());
    await update({ url: other.url }).expect(200);
    expect(await nights()).toEqual([]);
    portal.feed = undefined;
    expect((await update({ url: portal.url }).expect(200)).body.message).toContain('nem sikerült beolvasni');
    expect((await update({ name: 'Airbnb' }).expect(200)).body.message).not.toContain('nem sikerült');
    await update({ url: other.url }).expect(200);
    expect((await update({ url: 'http://127.0.0.2/' }).expect(422)).body.code).toBe('address_refused');
    expect((await list()).sources[0].url).toBe(other.url);
  });

  it('takes its nights with it, and no others', async () => {
    const sourceID = await addID((await startPortal()).url);
    await addID((await startPortal(august)).url);
    await t.request().delete(`/api/calendar-sources/${sourceID}`).set(host.auth).expect(200);
    expect(await nights()).toEqual(['2026-08-10/2026-08-13']);
  });

  it('is nobody else’s: every call answers as if it were not there', async () => {
    const { url } = await startPortal();
    const sourceID = await addID(url);
    const other = await t.signIn('szallasado');
    await add(url, {}, other).expect(404);
    for (const path of [`/api/calendars/${accommodationID}/sources`])
      await t.request().get(path).set(other.auth).expect(404);
    await t.request().post(`/api/calendars/${accommodationID}/export-link`).set(other.auth).expect(404);
    await t
      .request()
      .patch(`/api/calendar-sources/${sourceID}`)
      .set(other.auth)
      .send({ name: 'Mine' })
      .expect(404);
    await t.request().post(`/api/calendar-sources/${sourceID}/refresh`).set(other.auth).expect(404);
    await t.request().delete(`/api/calendar-sources/${sourceID}`).set(other.auth).expect(404);
    const requester = await t.signIn('ajanlatkero');
    await add(url, {}, requester).expect(403);
    await t.request().get(`/api/calendars/${accommodationID}/sources`).expect(401);
    expect((await list()).sources).toHaveLength(1);
  });
});

describe('the import every half an hour', () => {
  it('is done once by three processes, and replaces the nights of its source alone', async () => {
    const portal = await startPortal();
    await addID(portal.url);
    await addID((await startPortal(august)).url);
    portal.feed = airbnb(airbnbStay('2026-07-20', '2026-07-21'));
    await run();
    expect(portal.calls).toBe(1);
    t.clock.pass(30 * minuteMs);
    await Promise.all([run(), run(), run()]);
    expect(portal.calls).toBe(2);
    expect(await nights()).toEqual(['2026-07-20/2026-07-21', '2026-08-10/2026-08-13']);
  });

  it('leaves out who is not published, and one calendar that fails delays no other', async () => {
    const portal = await startPortal();
    await addID(portal.url);
    const broken = await startPortal();
    await addID(broken.url);
    broken.feed = undefined;
    portal.feed = august;
    t.clock.pass(30 * minuteMs);
    await run();
    expect(await nights()).toEqual(['2026-07-10/2026-07-13', '2026-08-10/2026-08-13']);
    await t.db
      .updateTable('accommodations')
      .set({ status: 0 })
      .where('accommodationID', '=', accommodationID)
      .execute();
    t.clock.pass(30 * minuteMs);
    const { calls } = portal;
    await run();
    expect(portal.calls).toBe(calls);
  });

  it('keeps the days of a source that fails, writes to its host once after three days, and says how old they are', async () => {
    const portal = await startPortal();
    const sourceID = await addID(portal.url);
    portal.feed = undefined;
    const fail = async (hours: number) => {
      t.clock.pass(hours * 60 * minuteMs);
      await signInAgain();
      await refresh(sourceID).expect(200);
    };
    const before = (await mailsTo(host)).length;
    await fail(1);
    await fail(71);
    expect((await mailsTo(host)).length).toBe(before);
    expect(await findStaleRefresh(t.db, accommodationID, t.clock.now())).toBeNull();
    await fail(1);
    await fail(1);
    const mails = await mailsTo(host);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toMatchObject({ subject: 'Három napja nem frissül a naptárad: Nádas Vendégház' });
    expect(mails.at(-1)?.html).toContain('2026.\u00a007.\u00a001.');
    expect(JSON.stringify(mails)).not.toContain('secret-calendar');
    expect(await nights()).toEqual(['2026-07-10/2026-07-13']);
    expect((await findStaleRefresh(t.db, accommodationID, t.clock.now()))?.toISOString()).toBe(
      '2026-07-01T10:00:00.000Z',
    );
    portal.feed = august;
    await refresh(sourceID).expect(200);
    expect(await findStaleRefresh(t.db, accommodationID, t.clock.now())).toBeNull();
  });

  it('believes a calendar that turns empty the second time, an hour later', async () => {
    const portal = await startPortal();
    const sourceID = await addID(portal.url);
    portal.feed = airbnb();
    const again = async (minutes: number) => {
      t.clock.pass(minutes * minuteMs);
      await signInAgain();
      return (await refresh(sourceID).expect(200)).body.data;
    };
    expect(await again(30)).toMatchObject({ isDoubted: 1, fault: null, events: 1 });
    await again(30);
    expect(await nights()).toEqual(['2026-07-10/2026-07-13']);
    expect(await again(30)).toMatchObject({ isDoubted: 0, events: 0 });
    expect(await nights()).toEqual([]);
  });

  it('forgets the doubt when the calendar comes whole again', async () => {
    const portal = await startPortal();
    const sourceID = await addID(portal.url);
    portal.feed = airbnb();
    await refresh(sourceID).expect(200);
    portal.feed = august;
    t.clock.pass(90 * minuteMs);
    await signInAgain();
    expect((await refresh(sourceID).expect(200)).body.data.isDoubted).toBe(0);
    expect(await nights()).toEqual(['2026-08-10/2026-08-13']);
  });
});

/** A session lasts shorter than the tests' days. */
const signInAgain = async () => {
  host = { ...host, ...(await openAgain()) };
};
const openAgain = async () => {
  const { userID } = host;
  const { createSessionService } = await import('../../accounts/index.ts');
  const { token } = await inTransaction(t.db, (trx) =>
    createSessionService(t.deps).open(trx, userID, 'szallasado'),
  );
  return { token, auth: { Authorization: `Bearer ${token}` } };
};

it('leaves no night of a source that is removed while its first import is stored', async () => {
  const portal = await startPortal();
  portal.feed = undefined;
  const sourceID = await addID(portal.url);
  const release = await holdLocks(t.db, async (trx) => {
    const ranges = [{ from: '2026-07-10', to: '2026-07-13' }];
    await replaceRanges(trx, accommodationID, { origin: { sourceID }, ranges, now: t.clock.now() });
    await trx
      .updateTable('calendar_sources')
      .set({ refreshedAt: t.clock.now() })
      .where('sourceID', '=', sourceID)
      .execute();
  });
  const removal = t.request().delete(`/api/calendar-sources/${sourceID}`).set(host.auth).then();
  await releaseOnceBlocked(t.db, release, 'calendar_sources');
  expect((await removal).status).toBe(200);
  expect(await nights()).toEqual([]);
});

// Shows CAL-11.
describe('a booking elsewhere on the nights of one of the caller’s stays', () => {
  const stay = { from: '2026-07-11', to: '2026-07-14' };
  const reserve = () =>
    inTransaction(t.db, (trx) =>
      replaceRanges(trx, accommodationID, { origin: { stayID: 42 }, ranges: [stay], now: t.clock.now() }),
    );

  it('is listed and mailed once, and resolved by nobody but the host', async () => {
    await reserve();
    const sourceID = await addID((await startPortal()).url);
    const conflict = { sourceID, name: 'Airbnb', stayID: 42, from: '2026-07-11', to: '2026-07-13' };
    expect((await list()).conflicts).toEqual([conflict]);
    await refresh(sourceID).expect(200);
    expect((await list()).conflicts).toEqual([conflict]);
    const mails = (await mailsTo(host)).filter(({ subject }) => subject.startsWith('Két foglalás'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('2026.\u00a007.\u00a011. – 2026.\u00a007.\u00a013.');
    expect(await nights()).toEqual(['2026-07-10/2026-07-13', '2026-07-11/2026-07-14']);
    await inTransaction(t.db, (trx) =>
      replaceRanges(trx, accommodationID, { origin: { stayID: 42 }, ranges: [], now: t.clock.now() }),
    );
    expect((await list()).conflicts).toEqual([]);
  });

  it('is none where the host marked the days as busy', async () => {
    await inTransaction(t.db, (trx) =>
      replaceRanges(trx, accommodationID, { origin: {}, ranges: [stay], now: t.clock.now() }),
    );
    await addID((await startPortal()).url);
    expect((await list()).conflicts).toEqual([]);
  });

  it('is told from the echo of an export, which covers own nights alone and is named as closed', async () => {
    await reserve();
    const echo = await startPortal(airbnb(airbnbBlock('2026-07-11', '2026-07-14')));
    const sourceID = await addID(echo.url);
    // Nobody reads an export that was never made.
    expect((await list()).conflicts).toHaveLength(1);
    await t.request().post(`/api/calendars/${accommodationID}/export-link`).set(host.auth).expect(200);
    await refresh(sourceID).expect(200);
    expect((await list()).conflicts).toEqual([]);
    echo.feed = airbnb(airbnbBlock('2026-07-11', '2026-07-15'));
    await refresh(sourceID).expect(200);
    expect((await list()).conflicts).toHaveLength(1);
  });
});
