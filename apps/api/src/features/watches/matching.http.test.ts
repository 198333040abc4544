import { listingRoleByKind } from '@piacter/contracts/listings';
import { cornerLimits, formatArea } from '@piacter/contracts/map';
import { isRequestWatch, type WatchKind, watchedRequestKinds, watchKinds } from '@piacter/contracts/watches';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';
import { toStar } from '../../testing/star.ts';
import { createWatchJobs, type WatchJobs } from '../../testing/watch-jobs.ts';
import type { ReverseTarget } from '../search/reverse/index.ts';
import { selectCandidates } from './find-matches.ts';

type User = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: User;
let visitor: User;
let jobs: WatchJobs;
let match: WatchJobs['match'];
let mail: WatchJobs['mail'];
let alerts: WatchJobs['alerts'];
let runJobs: WatchJobs['run'];

beforeAll(async () => {
  t = await testApp();
  jobs = createWatchJobs(t);
  ({ match, mail, alerts, run: runJobs } = jobs);
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  await jobs.clear();
  owner = await t.signIn('ingatlan_tulajdonos');
  visitor = await t.signIn('ajanlatkero', { profile: { firstName: 'Éva' } });
});

const follow = async (kind: WatchKind, query: string, body: object = {}, { auth }: User = visitor) =>
  (
    await t
      .request()
      .post('/api/watches')
      .set(auth)
      .send({ kind, query, ...body })
      .expect(201)
  ).body.insertID as number;
const pass = (minutes: number) => t.clock.pass(minutes * 60_000);
const found = async (watchID: number): Promise<number[]> =>
  (await t.db.selectFrom('watch_matches').select('targetID').where('watchID', '=', watchID).execute()).map(
    ({ targetID }) => targetID,
  );

/** A star of a hundred corners around Debrecen. */
const star = formatArea(toStar({ lat: 47.53, lon: 21.63 }, 0.3, cornerLimits.max));

describe('a followed search', () => {
  // Shows WATCH-01, WATCH-04.
  it('gets one mail for two new ads and none for a third that does not fit', async () => {
    const watchID = await follow('property', 'adType=1&settlement=Debrecen&priceTo=50000');
    pass(1);
    const fitting = [await createProperty(t, owner), await createProperty(t, owner, { price: 50_000 })];
    await createProperty(t, owner, { price: 50_001 });
    await createProperty(t, owner, { settlement: 'Eger', postalCode: '3300', countyRegion: null });
    await runJobs();
    expect((await found(watchID)).sort()).toEqual(fitting.sort());
    const [sent, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ toAddress: visitor.email, subject: expect.stringContaining('Debrecen') });
    expect(sent?.text).toContain('Szia, Éva!');
    expect(sent?.text).toContain('Eladó ingatlan, Debrecen – 45');
    expect(sent?.text).toContain('/ingatlanok?adType=1&settlement=Debrecen&priceTo=50000&sort=newest');
    expect(sent?.unsubscribeUrl).toMatch(/\/api\/watches\/one-click-unsubscribe\?key=[0-9a-f]{32}$/);
    expect(sent?.text).toMatch(/\/figyeles-lemondasa\?key=[0-9a-f]{32}/);
  });

  it('hears nothing twice, however often an ad is written and the jobs run', async () => {
    await follow('property', 'adType=1');
    pass(1);
    const id = await createProperty(t, owner);
    await runJobs();
    await t
      .request()
      .put(`/api/real-estate/${id}`)
      .set(owner.auth)
      .send(buildProperty({ description: 'Csendes.' }))
      .expect(200);
    await runJobs();
    await Promise.all([match(), match(), mail(), mail()]);
    expect(await alerts()).toHaveLength(1);
  });

  it('hears of an ad once it fits, but not of one that was there before the search was saved', async () => {
    const old = await createProperty(t, owner);
    pass(1);
    const watchID = await follow('property', 'roomsFrom=2');
    pass(1);
    const id = await createProperty(t, owner);
    await match();
    expect(await found(watchID)).toEqual([]);
    for (const one of [old, id])
      await t
        .request()
        .put(`/api/real-estate/${one}`)
        .set(owner.auth)
        .send(buildProperty({ roomNumber: 2 }))
        .expect(200);
    await match();
    expect(await found(watchID)).toEqual([id]);
  });

  it('hears of a price that drops, of an older ad too, once a drop, and not where the favourites tell it', async () => {
    const id = await createProperty(t, owner, { price: 50_000 });
    pass(1);
    await follow('property', 'adType=1');
    const setPrice = async (price: number) => {
      pass(1);
      await t
        .request()
        .put(`/api/real-estate/${id}`)
        .set(owner.auth)
        .send(buildProperty({ price }))
        .expect(200);
      await match();
      pass(1);
      await mail();
    };
    await setPrice(47_000);
    expect((await alerts()).map(({ text }) => text.includes('(olcsóbb lett, előtte '))).toEqual([true]);
    await setPrice(47_000);
    expect(await alerts()).toHaveLength(1);
    await setPrice(46_000);
    expect(await alerts()).toHaveLength(2);
    const favourite = { userID: visitor.userID, kind: 'property', listingID: id, title: 'x', position: 0 };
    await t.db
      .insertInto('favourites')
      .values({ ...favourite, created: t.clock.now() })
      .execute();
    await setPrice(45_000);
    expect(await alerts()).toHaveLength(2);
  });

  it('leaves out what was paused before the mail', async () => {
    await follow('property', 'adType=1');
    pass(1);
    const [id, other] = [
      await createProperty(t, owner),
      await createProperty(t, owner, { settlement: 'Eger' }),
    ];
    await match();
    const path = `/api/listings/property/${id}/status`;
    await t.request().patch(path).set(owner.auth).send({ status: 'paused' }).expect(200);
    await runJobs();
    const [sent] = await alerts();
    expect(sent?.text).not.toContain('Debrecen');
    expect(sent?.text).toContain('Eger');
    await t
      .request()
      .patch(`/api/listings/property/${other}/status`)
      .set(owner.auth)
      .send({ status: 'closed' });
    await runJobs();
    expect(await alerts()).toHaveLength(1);
  });

  it('is told to a blocked account once its block has ended', async () => {
    await follow('property', 'adType=1');
    pass(1);
    await createProperty(t, owner);
    const setBlockedAt = (blockedAt: Date | null) =>
      t.db.updateTable('users').set({ blockedAt }).where('userID', '=', visitor.userID).execute();
    await setBlockedAt(t.clock.now());
    await runJobs();
    expect(await alerts()).toEqual([]);
    await setBlockedAt(null);
    await runJobs();
    expect(await alerts()).toHaveLength(1);
  });

  it('is told although the watch before it, or the ad, cannot be read', async () => {
    const unreadable = await follow('property', 'adType=1');
    await follow('property', '');
    pass(1);
    await createProperty(t, owner);
    await t.db
      .insertInto('watch_queue')
      .values({ kind: 'accommodation', targetID: 1, queuedAt: t.clock.now(), freedNights: '[' })
      .execute();
    await createProperty(t, owner);
    await t.db.updateTable('watch_queue').set({ freedNights: '[' }).orderBy('queueID').limit(1).execute();
    await expect(match()).rejects.toThrow('2 of 3 failed');
    await t.db.deleteFrom('watch_queue').execute();

    pass(5);
    await t.db.updateTable('watches').set({ kind: 'unknown' }).where('watchID', '=', unreadable).execute();
    await expect(mail()).rejects.toThrow('1 of 2 failed');
    expect(await alerts()).toHaveLength(1);
    // It keeps its turn.
    await t.db.updateTable('watches').set({ kind: 'property' }).where('watchID', '=', unreadable).execute();
    await mail();
    expect(await alerts()).toHaveLength(2);
  });

  it('writes at seven in the morning if daily, and on Monday if weekly', async () => {
    await follow('property', 'adType=1', { frequency: 'daily' });
    await follow('property', '', { frequency: 'weekly' });
    pass(1);
    await createProperty(t, owner);
    await match();
    // Sunday, then Monday, six o'clock in UTC.
    const counts = [];
    for (const time of ['22T05:59', '22T06:00', '23T05:59', '23T06:00']) {
      t.clock.set(`2026-11-${time}:00.000Z`);
      await mail();
      counts.push((await alerts()).length);
    }
    expect(counts).toEqual([0, 1, 1, 2]);
  });

  it('ends by the button of its mail, and by that of the mail program, without login', async () => {
    const watchID = await follow('property', 'adType=1');
    pass(1);
    await createProperty(t, owner);
    await runJobs();
    const [sent] = await alerts();
    const { pathname, search } = new URL(sent?.unsubscribeUrl ?? '');
    const key = new URLSearchParams(search).get('key');
    await t.request().get(`/figyeles-lemondasa${search}`);
    const isPaused = async () =>
      (await t.db.selectFrom('watches').select('isPaused').where('watchID', '=', watchID).execute())[0]
        ?.isPaused;
    expect(await isPaused()).toBe(0);
    const byMailer = t
      .request()
      .post(pathname + search)
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect((await byMailer).status).toBe(200);
    expect(await isPaused()).toBe(1);
    await t.request().post('/api/watches/unsubscribe').send({ key }).expect(200);
    pass(1);
    await createProperty(t, owner);
    await runJobs();
    expect(await alerts()).toHaveLength(1);
  });

  it('ends by the button of a mail after the secret of the installation was changed', async () => {
    const watchID = await follow('property', 'adType=1');
    pass(1);
    await createProperty(t, owner);
    await createWatchJobs({ ...t, deps: { ...t.deps, config: { ...t.config, jwtSecret: 'another' } } }).run();
    const [sent] = await alerts();
    const key = new URL(sent?.unsubscribeUrl ?? '').searchParams.get('key');
    await t.request().post('/api/watches/unsubscribe').send({ key }).expect(200);
    const watch = t.db.selectFrom('watches').select('isPaused').where('watchID', '=', watchID);
    expect(await watch.executeTakeFirst()).toEqual({ isPaused: 1 });
  });
});

// Shows WATCH-07.
describe('the link that adjusts a watch', () => {
  /** The key in the last mail about what was found. */
  const getKey = async () =>
    /figyeles-beallitasa\?key=([0-9a-f]{32})/.exec((await alerts()).at(-1)?.text ?? '')?.[1] ?? '';
  const open = (key: string) => t.request().post('/api/linked-watch').send({ key });
  const adjust = (body: object) => t.request().patch('/api/linked-watch').send(body);

  it('narrows, pauses and resumes it without login, and gives what was made from its search a new name', async () => {
    const watchID = await follow('property', 'adType=1');
    pass(1);
    await createProperty(t, owner);
    await runJobs();
    const key = await getKey();
    expect((await open(key).expect(200)).body.data).toEqual({
      kind: 'property',
      name: 'Eladó ingatlanok',
      address: '/ingatlanok?adType=1',
      frequency: 'immediate',
      isPaused: 0,
      isOwn: 1,
    });
    await adjust({ key, query: 'adType=1&priceTo=40000&page=2' }).expect(200);
    expect((await open(key)).body.data).toMatchObject({
      name: expect.stringContaining('40 M Ft-ig'),
      address: '/ingatlanok?adType=1&priceTo=40000',
    });
    pass(1);
    await createProperty(t, owner);
    const fitting = await createProperty(t, owner, { price: 40_000 });
    await match();
    expect((await found(watchID)).at(-1)).toBe(fitting);
    expect(await found(watchID)).toHaveLength(2);
    await adjust({ key, isPaused: 1 }).expect(200);
    pass(1);
    await createProperty(t, owner, { price: 39_000 });
    await match();
    await adjust({ key, isPaused: 0, frequency: 'weekly' }).expect(200);
    pass(1);
    const later = await createProperty(t, owner, { price: 38_000 });
    await match();
    expect(await found(watchID)).toHaveLength(3);
    expect(await found(watchID)).toContain(later);
    expect((await open(key)).body.data).toMatchObject({ isPaused: 0, frequency: 'weekly' });
  });

  it('leaves a name of its owner, and refuses a search that the page refuses', async () => {
    await follow('property', 'adType=1', { name: 'Győri lakás' });
    pass(1);
    await createProperty(t, owner);
    await runJobs();
    const key = await getKey();
    await adjust({ key, query: 'adType=1&roomsFrom=2' }).expect(200);
    expect((await open(key)).body.data.name).toBe('Győri lakás');
    const refused = await adjust({ key, query: 'priceTo=sok' }).expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'query' }]);
    expect((await open(key)).body.data.address).toBe('/ingatlanok?adType=1&roomsFrom=2');
  });

  it('is refused when forged or of a watch that is gone, and opens no other', async () => {
    const watchID = await follow('property', 'adType=1');
    pass(1);
    await createProperty(t, owner);
    await runJobs();
    const key = await getKey();
    const forged = key.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'));
    for (const wrong of [forged, '', 'x'.repeat(100)]) {
      expect((await open(wrong).expect(409)).body.code).toBe('secret_invalid');
      expect((await adjust({ key: wrong, isPaused: 1 }).expect(409)).body.code).toBe('secret_invalid');
    }
    await t.request().delete(`/api/watches/${watchID}`).set(visitor.auth).expect(200);
    expect((await open(key).expect(409)).body.code).toBe('secret_invalid');
  });
});

// Shows WATCH-02.
it('a professional follows the requests of two professions in a county and gets exactly those', async () => {
  const professional = await t.signIn('szakember');
  const watches = [
    await follow('service-request', 'serviceID=1&address=Heves megye', {}, professional),
    await follow('service-request', 'serviceID=2&address=Heves megye', {}, professional),
  ];
  const own = await follow('service-request', 'ownArea=1', {}, professional);
  // A place that nobody has heard of is no mark of the search.
  await follow('service-request', 'address=ownArea=1', {}, professional);
  const marked = await t.db.selectFrom('watches').select('watchID').where('isOwnArea', '=', 1).execute();
  expect(marked).toEqual([{ watchID: own }]);
  pass(1);
  const ask = (serviceID: number, settlement: string, postalCode: string) =>
    createRequest(t, visitor, 'service', { serviceID, settlement, postalCode, countyRegion: null });
  const first = await ask(1, 'Eger', '3300');
  const second = await ask(2, 'Gyöngyös', '3200');
  await ask(3, 'Eger', '3300');
  await ask(1, 'Debrecen', '4031');
  await match();
  expect(await Promise.all(watches.map(found))).toEqual([[first], [second]]);
  expect(await found(own)).toEqual([]);
  // Their own area begins with a service.
  await createService(t, professional, { selectedServiceTypes: [3] }, { settlements: ['Eger'] });
  await match();
  const third = await ask(3, 'Eger', '3300');
  await match();
  expect(await found(own)).toEqual([third]);
  // And grows with a radius.
  const [eger] = (await t.db.selectFrom('service_regions').selectAll().execute()).slice(-1);
  await t
    .request()
    .patch(`/api/service-regions/${eger?.relationID}`)
    .set(professional.auth)
    .send({ radius: 20 })
    .expect(200);
  await match();
  const fourth = await ask(3, 'Felsőtárkány', '3324');
  await match();
  expect(await found(own)).toEqual([third, fourth]);
  await runJobs();
  const sent = await alerts();
  expect(sent).toHaveLength(3);
  for (const one of sent) expect(one.toAddress).toBe(professional.email);
  expect(sent.map(({ text }) => text).join()).not.toContain(visitor.email);
});

// Shows WATCH-06.
it('picks a watch in a drawn area for the listings in it alone', async () => {
  const inTown = await createProperty(t, owner);
  const elsewhere = await createProperty(t, owner, { settlement: 'Siófok', postalCode: '8600' });
  const watchID = await follow('property', `area=${star}`);
  const [target, other] = await jobs.searches.property.findTargets(t.db, [inTown, elsewhere]);
  const pickedFor = (one: ReverseTarget | undefined) =>
    inTransaction(t.db, async (trx) => (one ? selectCandidates(trx, 'property', one) : undefined));
  expect(await pickedFor(target)).toEqual([{ watchID, isInArea: true }]);
  expect(await pickedFor(other)).toEqual([]);
});

it('matches a watch whose keys are older than those of areas', async () => {
  const watchIDs = [
    await follow('property', `area=${star}`),
    await follow('property', `area=46,17;46,19;47,19&adType=1`),
  ];
  await t.db.deleteFrom('watch_keys').execute();
  await t.db
    .insertInto('watch_keys')
    .values(watchIDs.map((watchID) => ({ kind: 'property', matchKey: '*/*/*', watchID })))
    .execute();
  pass(1);
  const id = await createProperty(t, owner);
  await match();
  expect(await Promise.all(watchIDs.map(found))).toEqual([[id], []]);
});

/** Queries of each kind with every sort of filter, and the targets that they are tried on. */
const queries: Record<WatchKind, readonly string[]> = {
  property: [
    '',
    'adType=2',
    'settlement=Debrecen&adType=1',
    'settlement=egri',
    'countyRegion=Heves megye',
    'countyRegion=Balaton',
    'settlement=Nincsilyenfalva',
    'countryID=1&houseType=1,2',
    'priceFrom=45001',
    'priceTo=45000&roomsFrom=2',
    'hasBalcony=1',
    'heatType=1&conditionID=2',
    'specialLocations=1',
    'keyword=erkély',
    'area=47,21;48,21;48,22;47,22',
    `area=${star}&adType=1&houseType=1,2`,
  ],
  accommodation: [
    '',
    'settlement=Debrecen',
    'region=Heves megye',
    'accommodationType=2,3',
    'mealPlan=1&petAllowed=1',
    'priceTo=12',
    'guests=4&minimumStay=2',
    'openFrom=2027-07-01&openTo=2027-07-10',
    'keyword=őrségi',
    'facilitiesAny=1,2',
    `area=${star}`,
    `area=${star}&accommodationType=1,2&settlement=Debrecen`,
  ],
  service: [
    '',
    'serviceType=1',
    'serviceType=2&settlement=Eger',
    'region=Heves megye',
    'settlement=Nincsilyenfalva',
    'keyword=vízszerelők',
    'keyword=kert&serviceType=2',
    'countryID=1',
    `area=${star}`,
    `area=${star}&serviceType=1`,
  ],
  'property-request': [
    '',
    'adType=1&houseType=2',
    'settlement=Eger',
    'location=Heves megye',
    'floorAreaFrom=50&floorAreaTo=60',
  ],
  'accommodation-request': ['', 'settlement=Eger', 'startDate=2027-07-01&endDate=2027-07-31'],
  'service-request': [
    '',
    'serviceID=1',
    'address=Eger',
    'address=Heves megye&serviceID=2',
    'address=Nincsilyenfalva',
  ],
};

const places = [
  { settlement: 'Debrecen', postalCode: '4031', countyRegion: null },
  { settlement: 'Eger', postalCode: '3300', countyRegion: 'Heves vármegye' },
  { settlement: 'Siófok', postalCode: '8600', countyRegion: null },
  { settlement: 'Nincsilyenfalva', postalCode: '9999', countyRegion: null },
];

const create: Record<WatchKind, (user: User, index: number) => Promise<number>> = {
  property: (user, index) =>
    createProperty(t, user, {
      ...places[index % 4],
      adType: 1 + (index % 2),
      houseType: 1 + (index % 3),
      price: 40_000 + 5000 * (index % 3),
      roomNumber: index % 4,
      hasBalcony: index % 2 === 0 ? 1 : 0,
      heatType: 1 + (index % 2),
      conditionID: 1 + (index % 3),
      specialLocations: index % 2 === 0 ? [1] : [],
      description: index % 3 === 0 ? 'Nagy erkélyes lakás.' : 'Csendes.',
    }),
  accommodation: (user, index) =>
    createAccommodation(t, user, {
      ...places[index % 4],
      accommodationName: index % 2 === 0 ? 'Őrségi vendégház' : 'Kert panzió',
      accommodationTypeID: 1 + (index % 4),
      mealPlanID: 1 + (index % 2),
      petAllowed: index % 2 === 0 ? 1 : 0,
      pricePerPerson: 10_000 + 2000 * (index % 3),
    }),
  service: (user, index) =>
    createService(
      t,
      user,
      {
        selectedServiceTypes: [1 + (index % 3)],
        title: index % 2 === 0 ? 'Vízszerelés' : 'Kertépítés',
        ...(index % 2 === 0 ? places[index % 4] : {}),
      },
      index % 3 === 0 ? { regions: ['Heves vármegye'] } : { settlements: ['Eger'] },
    ),
  'property-request': (user, index) =>
    createRequest(t, user, 'property', {
      adType: index % 2 === 0 ? 1 : 2,
      regions: [places[index % 4]?.settlement ?? ''],
      floorAreaFrom: 40 + 10 * (index % 3),
      floorAreaTo: 45 + 10 * (index % 3),
    }),
  'accommodation-request': (user, index) =>
    createRequest(t, user, 'accommodation', {
      regions: [places[index % 4]?.settlement ?? ''],
      startDate: index % 2 === 0 ? '2027-07-10' : '2027-08-10',
      endDate: index % 2 === 0 ? '2027-07-12' : '2027-08-12',
    }),
  'service-request': (user, index) =>
    createRequest(t, user, 'service', { serviceID: 1 + (index % 3), ...places[index % 4] }),
};

const searchPaths: Record<WatchKind, string> = {
  property: '/api/search-real-estates',
  accommodation: '/api/search-accommodations',
  service: '/api/search-professionals',
  'property-request': '/api/search-real-estate-requests',
  'accommodation-request': '/api/search-accommodation-requests',
  'service-request': '/api/search-service-requests',
};

describe('the search and its watch', () => {
  it.each(watchKinds)('of kind %s find the same, whatever the filters', async (kind) => {
    const viewer = isRequestWatch(kind)
      ? await t.signIn(listingRoleByKind[watchedRequestKinds[kind]])
      : visitor;
    const writer = isRequestWatch(kind) ? visitor : await t.signIn(listingRoleByKind[kind]);
    const watches = [];
    for (const query of queries[kind]) watches.push(await follow(kind, query, {}, viewer));
    pass(1);
    for (let index = 0; index < 12; index += 1) await create[kind](writer, index);
    await match();
    let total = 0;
    for (const [index, watchID] of watches.entries()) {
      const query = queries[kind][index] ?? '';
      const reply = await t
        .request()
        .get(`${searchPaths[kind]}?${encodeURI(query)}`)
        .set(viewer.auth)
        .expect(200);
      const ids = reply.body.data.map(
        (row: Record<string, number>) =>
          row.requestID ?? row.realEstateID ?? row.accommodationID ?? row.serviceID,
      );
      expect({ query, ids: (await found(watchID)).sort((a, b) => a - b) }).toEqual({
        query,
        ids: ids.sort((a: number, b: number) => a - b),
      });
      total += ids.length;
    }
    expect(total).toBeGreaterThan(12);
  });
});
