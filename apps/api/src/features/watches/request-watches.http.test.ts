import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';
import { createWatchJobs, type WatchJobs } from '../../testing/watch-jobs.ts';

type User = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let jobs: WatchJobs;
let requester: User;
let owner: User;

beforeAll(async () => {
  t = await testApp();
  jobs = createWatchJobs(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  requester = await t.signIn('ajanlatkero', { profile: { firstName: 'Éva' } });
  owner = await t.signIn('ingatlan_tulajdonos');
});
afterEach(() => jobs.clear());

const flat = { adType: 1, houseType: 2, conditionID: 1, buildTechnology: 1, floorArea: 50, roomNumber: 2 };
const wanted = buildRequest('property', {
  adType: 1,
  houseType: 2,
  regions: ['Debrecen', 'Heves vármegye'],
  minPrice: 10_000,
  maxPrice: 50_000,
  floorAreaFrom: 40,
  floorAreaTo: 60,
  minRooms: 1,
});
const eger = { settlement: 'Eger', postalCode: '3300', countyRegion: 'Heves vármegye' };

const ask = async (overrides: object = {}) => {
  const requestID = await createRequest(t, requester, 'property', { ...wanted, ...overrides });
  t.clock.pass(60_000);
  return requestID;
};
/** Changes the request as its form does. */
const change = async (requestID: number, changes: object) => {
  const call = t.request().put(`/api/real-estate-requests/${requestID}`).set(requester.auth);
  const reply = await call.send({ ...wanted, ...changes });
  expect(reply.body).toMatchObject({ ok: true });
};
const path = (requestID: number, kind = 'property') => `/api/request-searches/${kind}/${requestID}`;
const list = async ({ auth }: User = requester) =>
  (await t.request().get('/api/watches').set(auth).expect(200)).body.data;

describe('an open request', () => {
  // Shows WATCH-03.
  it('is a watch by itself: its requester is told of listings in any of its places, once', async () => {
    const requestID = await ask();
    await createProperty(t, owner, flat);
    await createProperty(t, owner, { ...flat, ...eger });
    await createProperty(t, owner, { ...flat, roomNumber: 4 });
    await createProperty(t, owner, { ...flat, settlement: 'Siófok', postalCode: '8600', countyRegion: null });
    await jobs.run();
    await jobs.run();
    const [sent, ...others] = await jobs.alertsTo(requester);
    expect(others).toEqual([]);
    expect(sent?.text).toContain('Szia, Éva!');
    expect(sent?.text.match(/^Eladó/gm)).toHaveLength(2);
    expect(sent?.text).toContain('Debrecen –');
    expect(sent?.text).toContain('Eger –');
    expect(sent?.text).not.toContain('Siófok');
    expect(sent?.text).toContain(`/ajanlatkero/ingatlan_ajanlatkeres/${requestID}`);
    expect(sent?.unsubscribeUrl).toMatch(/one-click-unsubscribe\?key=[0-9a-f]{32}$/);
  });

  it('stands among the caller’s watches, apart from the twenty, and is switched off for good', async () => {
    const requestID = await ask();
    await jobs.run();
    const [watch] = await list();
    expect(watch).toMatchObject({
      kind: 'property',
      isOwn: 0,
      isPaused: 0,
      address: `/ajanlatkero/ingatlan_ajanlatkeres/${requestID}`,
      name: expect.stringContaining('Debrecen'),
    });
    const call = t.request().delete(`/api/watches/${watch.watchID}`).set(requester.auth);
    expect((await call.expect(200)).body.message).toBe('A figyelést kikapcsoltuk.');
    await change(requestID, { maxPrice: 60_000 });
    await createProperty(t, owner, flat);
    await jobs.run();
    expect(await list()).toEqual([{ ...watch, isPaused: 1 }]);
    expect(await jobs.alertsTo(requester)).toEqual([]);
  });

  it('finds by what it says now, and nothing once it is closed', async () => {
    const requestID = await ask({ maxPrice: 20_000 });
    await jobs.run();
    const address = `/api/real-estate-requests/${requestID}`;
    await change(requestID, { maxPrice: 50_000 });
    t.clock.pass(60_000);
    await createProperty(t, owner, flat);
    await jobs.run();
    expect(await jobs.alertsTo(requester)).toHaveLength(1);
    await createProperty(t, owner, flat);
    await jobs.match();
    await t.request().delete(address).set(requester.auth).expect(200);
    t.clock.pass(60_000);
    await jobs.mail();
    expect(await jobs.alertsTo(requester)).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  it('has a watch before what was written after it is matched, though another process is busy with it', async () => {
    const requestID = await ask();
    await createProperty(t, owner, flat);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: setLocked } = Promise.withResolvers<void>();
    const busy = t.db.transaction().execute(async (trx) => {
      const row = trx.selectFrom('watch_queue').select('queueID').where('targetID', '=', requestID);
      await row.where('kind', '=', 'property-request').forUpdate().execute();
      setLocked();
      await isReleased;
    });
    await isLocked;
    await jobs.match();
    release();
    await busy;
    await jobs.run();
    expect(await jobs.alertsTo(requester)).toHaveLength(1);
  });

  it('of the other kinds finds as well', async () => {
    const host = await t.signIn('szallasado');
    const professional = await t.signIn('szakember');
    await createRequest(t, requester, 'accommodation', { regions: ['Eger'], mealPlanID: 1, hasPets: 0 });
    await createRequest(t, requester, 'service', { serviceID: 2, ...eger });
    t.clock.pass(60_000);
    await createAccommodation(t, host, { ...eger, mealPlanID: 1, capacity: 9999, accommodationName: 'Dobó' });
    await createService(
      t,
      professional,
      { selectedServiceTypes: [2], title: 'Burkolás' },
      { settlements: ['Eger'] },
    );
    await jobs.run();
    const texts = (await jobs.alertsTo(requester)).map(({ text }) => text).join();
    expect(texts).toContain('Dobó');
    expect(texts).toContain('Burkolás');
  });
});

describe('a new request', () => {
  const alerts = async (user: User) => (await jobs.alertsTo(user)).map(({ text }) => text);

  it('is a link of its own in a mail about several, which leads to the list', async () => {
    const professional = await t.signIn('szakember');
    await createService(t, professional, { selectedServiceTypes: [2] }, { settlements: ['Eger'] });
    const ids = [];
    for (const requestTime of [1, 2])
      ids.push(await createRequest(t, requester, 'service', { serviceID: 2, ...eger, requestTime }));
    await jobs.run();
    const [sent] = await jobs.alertsTo(professional);
    expect(sent?.subject).toMatch(/^2 új munka: .+, Eger, 2\snapon belül, …$/);
    for (const id of ids)
      expect(sent?.html).toMatch(
        new RegExp(
          `href="http://piacter\\.test/szakember/ajanlatkeres/${id}">[^<]+, Eger, \\d\\snapon belül</a>`,
        ),
      );
    expect(sent?.text).toContain('Megnézem: http://piacter.test/szakember/ajanlatkerok-keresese');
  });

  // Shows WATCH-03.
  it('is told once to the publishers whose listings fit, without the requester, who can switch that off', async () => {
    const other = await t.signIn('ingatlan_tulajdonos');
    await createProperty(t, owner, flat);
    await createProperty(t, owner, { ...flat, ...eger });
    await createProperty(t, other, { ...flat, price: 90_000 });
    const requestID = await ask();
    await jobs.run();
    await change(requestID, { description: 'Egy csendes helyen keresünk lakást.' });
    await jobs.run();
    const [sent, ...others] = await jobs.alertsTo(owner);
    expect(others).toEqual([]);
    const line = 'Új ingatlan-ajánlatkérés: Eladó lakás, Debrecen, Heves vármegye, 10–50 M Ft';
    expect(sent?.subject).toBe(line);
    expect(sent?.text).toContain(line);
    expect(sent?.text).toContain(wanted.description);
    expect(sent?.text).toContain(
      `Megnézem: http://piacter.test/ingatlan_tulajdonos/ajanlatkeres/${requestID}`,
    );
    expect(sent?.text).not.toContain(requester.email);
    expect(sent?.text).not.toContain('Éva');
    expect(await alerts(other)).toEqual([]);
    const [watch] = await list(owner);
    expect(watch).toMatchObject({ kind: 'property-request', isOwn: 0, isPaused: 0 });
    const { pathname, search } = new URL(sent?.unsubscribeUrl ?? '');
    await t
      .request()
      .post(pathname + search)
      .expect(200);
    await ask();
    await jobs.match();
    t.clock.pass(60_000);
    await jobs.mail();
    expect(await alerts(owner)).toHaveLength(1);
  });

  it('of a service is told to the professionals of the profession who work there', async () => {
    const offers = [
      [2, 'Eger'],
      [2, 'Debrecen'],
      [3, 'Eger'],
    ] as const;
    const professionals: User[] = [];
    for (const [profession, settlement] of offers) {
      const professional = await t.signIn('szakember');
      await createService(
        t,
        professional,
        { selectedServiceTypes: [profession] },
        { settlements: [settlement] },
      );
      professionals.push(professional);
    }
    await createRequest(t, requester, 'service', { serviceID: 2, ...eger });
    await jobs.run();
    const told = await Promise.all(professionals.map(alerts));
    expect(told.map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  it('is not told twice to who follows the search of requests', async () => {
    await createProperty(t, owner, flat);
    const search = { kind: 'property-request', query: 'adType=1' };
    await t.request().post('/api/watches').set(owner.auth).send(search).expect(201);
    t.clock.pass(60_000);
    await ask();
    await jobs.run();
    expect(await alerts(owner)).toHaveLength(1);
    expect(await list(owner)).toHaveLength(1);
  });

  it('is not told a day later, when a listing begins to fit', async () => {
    const requestID = await ask();
    await jobs.match();
    t.clock.pass(25 * 3_600_000);
    const late = await t.signIn('ingatlan_tulajdonos');
    await createProperty(t, late, flat);
    const queued = { kind: 'property-request', targetID: requestID, queuedAt: t.clock.now() };
    await t.db.insertInto('watch_queue').values(queued).execute();
    await jobs.run();
    expect(await alerts(late)).toEqual([]);
  });
});

describe('the searches of a request', () => {
  it('are told to its requester only', async () => {
    const requestID = await ask();
    const reply = await t.request().get(path(requestID)).set(requester.auth).expect(200);
    expect(reply.body.data).toHaveLength(2);
    expect(reply.body.data[0].query).toContain('settlement=Debrecen&houseType=2');
    const stranger = await t.signIn('ajanlatkero');
    await t.request().get(path(requestID)).set(stranger.auth).expect(404);
    await t.request().get(path(requestID)).set(owner.auth).expect(403);
  });
});
