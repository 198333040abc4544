import { markAllChanged } from '@piacter/db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type AccommodationInput, createAccommodation } from '../../testing/factories-accommodations.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { listingRef } from '../listings/rows/index.ts';

let app: TestApp;
let host: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await testApp();
  host = await app.signIn('szallasado');
});
beforeEach(async () => {
  await app.db.deleteFrom('accommodations').execute();
  await markAllChanged(app.db, 'accommodation');
});

const create = (overrides?: Partial<AccommodationInput>) => createAccommodation(app, host, overrides);
const get = (query: Record<string, unknown>) =>
  app
    .request()
    .get('/api/search-accommodations')
    .query(query as Record<string, string>);
const found = async (query: Record<string, unknown>): Promise<number[]> => {
  const { body } = await get(query).expect(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ accommodationID }: { accommodationID: number }) => accommodationID);
};

const gyor = { settlement: 'Győr', postalCode: '9021', countyRegion: null };
const summer = { openMonthFrom: 5, openDayFrom: 15, openMonthTo: 9, openDayTo: 15 };
const winter = { openMonthFrom: 12, openDayFrom: 1, openMonthTo: 3, openDayTo: 15 };
const allButLeapDay = { openMonthFrom: 3, openDayFrom: 1, openMonthTo: 2, openDayTo: 28 };

describe('filters of the accommodation search', () => {
  it.each<[string, Partial<AccommodationInput>, Record<string, unknown>, Partial<AccommodationInput>]>([
    ['country', { countryID: 2, settlement: 'Linz' }, { countryID: 2 }, {}],
    ['region', {}, { region: 'hajdu-bihar' }, gyor],
    ['settlement', {}, { settlement: 'Debrecen' }, gyor],
    ['settlement with a suffix', gyor, { settlement: 'Győrben' }, {}],
    ['settlement with a typing error', {}, { settlement: 'Debrcen' }, gyor],
    [
      'landscape',
      { settlement: 'Siófok', postalCode: '8600', countyRegion: null },
      { region: 'balatonnál' },
      gyor,
    ],
    ['keyword', { description: 'Csodás panoráma' }, { keyword: 'csodas' }, { description: 'Erdő szélén' }],
    [
      'keyword in the name',
      { accommodationName: 'Kőszirt Panzió' },
      { keyword: 'koszirt panziok' },
      { description: 'Panzió' },
    ],
    ['keyword in another form', { description: 'Kandallóval fűtünk' }, { keyword: 'kandallókat' }, {}],
    ['any of the facilities', { facilities: [316] }, { facilitiesAny: '315,316' }, { facilities: [301] }],
    ['settlement without accents', gyor, { settlement: 'gyor' }, {}],
    [
      'settlement nobody knows',
      { settlement: 'Óperencia-Túl', postalCode: null },
      { settlement: 'operencia tul' },
      { settlement: 'Óperenciás', postalCode: null },
    ],
    [
      'settlement abroad with letters of its own',
      { countryID: 10, settlement: 'Łękodół', postalCode: null, countyRegion: null },
      { settlement: 'łękodół' },
      { countryID: 10, settlement: 'Łękodołek', postalCode: null, countyRegion: null },
    ],
    [
      'settlement abroad with signs in its name',
      { countryID: 13, settlement: 'St. Moritz (Dorf)', postalCode: null, countyRegion: null },
      { settlement: 'st. moritz (dorf)' },
      { countryID: 13, settlement: 'St. Moritz', postalCode: null, countyRegion: null },
    ],
    ['type', { accommodationTypeID: 34 }, { accommodationType: 34 }, { accommodationTypeID: 2 }],
    [
      'any of the types',
      { accommodationTypeID: 3 },
      { accommodationType: '1,3' },
      { accommodationTypeID: 2 },
    ],
    [
      'any of many types',
      { accommodationTypeID: 3 },
      { accommodationType: '1,2,3,4,5,6,7,9' },
      { accommodationTypeID: 8 },
    ],
    [
      'any of many types, with pets',
      { accommodationTypeID: 3, petAllowed: 1 },
      { accommodationType: Array.from({ length: 34 }, (_, index) => index + 1).join(), petAllowed: 1 },
      { accommodationTypeID: 3 },
    ],
    [
      'type, meal plan and pets',
      { accommodationTypeID: 3, mealPlanID: 8, petAllowed: 1 },
      { accommodationType: '1,3', mealPlan: '8', petAllowed: 1 },
      { accommodationTypeID: 3, mealPlanID: 7, petAllowed: 1 },
    ],
    ['another meal plan', { mealPlanID: 1 }, { notMealPlan: '7,8' }, { mealPlanID: 8 }],
    ['another type', { accommodationTypeID: 1 }, { notAccommodationType: '3' }, { accommodationTypeID: 3 }],
    ['meal plan', { mealPlanID: 8 }, { mealPlan: '7,8' }, { mealPlanID: 1 }],
    ['one price from', { pricePerPerson: 12_500 }, { priceFrom: '12,5' }, { pricePerPerson: 12_499 }],
    ['one price to', { pricePerPerson: 12_500 }, { priceTo: '12.5' }, { pricePerPerson: 12_501 }],
    ['a price to the forint', { pricePerPerson: 12_345 }, { priceTo: '12.345' }, { pricePerPerson: 12_346 }],
    ['nights', { minimumStay: 3 }, { minimumStay: 3 }, { minimumStay: 4 }],
    ['nights, no minimum', { minimumStay: 0 }, { minimumStay: 0 }, { minimumStay: 1 }],
    ['persons', { minimumPerson: 2 }, { minimumPerson: 3 }, { minimumPerson: 4 }],
    ['persons, no minimum', { minimumPerson: 0 }, { minimumPerson: 0 }, { minimumPerson: 1 }],
    [
      'persons, of the greatest minimum',
      { minimumPerson: 999_999_998, capacity: 9999 },
      { minimumPerson: 999_999_998 },
      { minimumPerson: 999_999_999 },
    ],
    ['guests, by the capacity', { capacity: 4 }, { guests: 4 }, { capacity: 3 }],
    ['guests, by an unknown capacity', { capacity: 4 }, { guests: 4 }, { capacity: null }],
    [
      "guests, by the host's minimum",
      { capacity: 9999, minimumPerson: 3 },
      { guests: 3 },
      { capacity: 9999, minimumPerson: 4 },
    ],
    [
      'guests and persons, by the lower one',
      { capacity: 8, minimumPerson: 2 },
      { guests: 6, minimumPerson: 2 },
      { capacity: 8, minimumPerson: 3 },
    ],
    ['pets', { petAllowed: 1 }, { petAllowed: 1 }, { petAllowed: 0 }],
    ['open in summer', summer, { openFrom: '2027-07-01', openTo: '2027-07-08' }, winter],
    ['open over New Year', winter, { openFrom: '2026-12-28', openTo: '2027-01-02' }, summer],
    ['open on one day', winter, { openFrom: '2027-03-15' }, summer],
    ['open on a last day', summer, { openTo: '2027-09-15' }, winter],
    ['open on the leap day', {}, { openFrom: '2028-02-28', openTo: '2028-03-01' }, allButLeapDay],
    ['the whole stay', {}, { openFrom: '2027-09-14', openTo: '2027-09-16' }, summer],
    ['languages', { spokenLanguages: [1, 2, 32] }, { spokenLanguages: '1,32' }, { spokenLanguages: [32] }],
    ['places', { specialLocations: [1, 60] }, { specialLocations: '60,1' }, { specialLocations: [60] }],
    [
      'everything together',
      { ...summer, ...gyor, petAllowed: 1, mealPlanID: 3, specialLocations: [5], pricePerPerson: 9000 },
      {
        settlement: 'Győr',
        countryID: 1,
        petAllowed: 1,
        mealPlan: '3,4',
        specialLocations: 5,
        openFrom: '2027-06-01',
        openTo: '2027-06-30',
        priceTo: 9,
      },
      { ...winter, ...gyor, petAllowed: 1, mealPlanID: 3, specialLocations: [5], pricePerPerson: 9000 },
    ],
  ])('%s', async (_name, matching, query, other) => {
    const match = await create(matching);
    await create(other);
    expect(await found(query)).toEqual([match]);
  });

  it.each([
    ['facilities', 'general'],
    ['roomFacilities', 'room'],
    ['bathroomFacilities', 'bathroom'],
    ['childFriendlyFacilities', 'childFriendly'],
    ['kitchenFacilities', 'kitchen'],
  ])('all of the selected %s', async (field, group) => {
    const rows = await app.db
      .selectFrom('facilities')
      .select('facilityID')
      .where('facilityGroup', '=', group)
      .orderBy('bit')
      .execute();
    const ids = rows.map(({ facilityID }) => facilityID);
    const last = ids.at(-1) ?? 0;
    const match = await create({ [field]: ids });
    await create({ [field]: ids.slice(0, -1) });
    expect(await found({ [field]: [ids[0], last].join() })).toEqual([match]);
    expect(await found({ [field]: ids.join() })).toEqual([match]);
  });

  it('ignores pets unless they are asked for', async () => {
    const ids = [await create({ petAllowed: 1 }), await create({ petAllowed: 0 })];
    expect((await found({ petAllowed: 0 })).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('finds all districts under Budapest', async () => {
    const district = await create({ settlement: 'Budapest', postalCode: '1117' });
    const whole = await create({ settlement: 'Budapest', postalCode: null });
    await create();
    expect((await found({ settlement: 'budapest' })).sort()).toEqual([district, whole].sort());
  });

  it.each([
    { settlement: 'Nincsilyen' },
    { settlement: '???' },
    { region: 'Nincsilyen' },
    { settlement: 'Debrecen', region: 'Baranya' },
    { settlement: 'Debrecen', countryID: 2 },
    { specialLocations: '61' },
    { facilities: '1' },
    { kitchenFacilities: '999' },
    { accommodationType: '999' },
    { mealPlan: '64' },
    { accommodationType: '260' },
    { priceFrom: 2, priceTo: 1 },
    { settlement: "' or 1=1 --" },
  ])('finds nothing for %j', async (query) => {
    await create({ specialLocations: [1] });
    const { body } = await get(query).expect(200);
    expect(body).toMatchObject({
      ok: true,
      message: '',
      data: [],
      total: 0,
      totalPages: 0,
      totalIsCapped: false,
    });
  });

  it.each([
    { page: '0' },
    { accommodationType: 'hotel' },
    { mealPlan: '1,,2' },
    { petAllowed: '2' },
    { priceFrom: 'sok' },
    { priceTo: '1,2345' },
    { facilities: '0' },
    { minimumStay: '-1' },
    { openFrom: '2027-02-29' },
    { openFrom: 'holnap' },
    { openTo: '2027-01-01', openFrom: '2027-01-02' },
    { settlement: ['Debrecen', 'Pécs'] },
  ])('rejects %j', async (query) => {
    const { body } = await get(query).expect(422);
    expect(body.errors[0].path).toBe(Object.keys(query)[0]);
  });

  it('finds published accommodations only', async () => {
    await create();
    await app.db.updateTable('accommodations').set({ status: 0 }).execute();
    await markAllChanged(app.db, 'accommodation');
    for (const query of [{}, { settlement: 'Debrecen' }, { minimumStay: 9 }])
      expect(await found(query)).toEqual([]);
  });
});

describe('rare and common entries', () => {
  it('find the same accommodations with and without candidates, whatever the other filters', async () => {
    for (let count = 0; count < 12; count += 1) await create(count % 2 === 0 ? {} : gyor);
    const ids: number[] = [];
    const having = { childFriendlyFacilities: [525, 501], spokenLanguages: [32], specialLocations: [60] };
    for (let count = 0; count < 8; count += 1) {
      ids.unshift(await create({ ...having, petAllowed: 1 }));
      await create({ ...gyor, childFriendlyFacilities: [525] });
      const all = { childFriendlyFacilities: '501,525', spokenLanguages: 32, specialLocations: 60 };
      for (const query of [all, { childFriendlyFacilities: 501, petAllowed: 1 }, { spokenLanguages: 32 }]) {
        expect(await found(query)).toEqual(ids);
        expect(await found({ ...query, countryID: 1 })).toEqual(ids);
        expect(await found({ ...query, region: 'Hajdú-Bihar' })).toEqual(ids);
      }
      expect(await found({ childFriendlyFacilities: 525, settlement: 'Győr' })).toHaveLength(count + 1);
      expect(await found({ ...all, countryID: 2 })).toEqual([]);
      expect(await found({ ...all, kitchenFacilities: 401 })).toEqual([]);
    }
  });
});

describe('rows and order of the accommodation search', () => {
  // Shows API-43.
  it('contain the fields of a card, with names beside ids', async () => {
    const id = await create({ capacity: 8, roomCount: 3, pricePerPerson: 8500, petAllowed: 1 });
    const { body } = await get({}).expect(200);
    expect(body.data).toEqual([
      {
        accommodationID: id,
        accommodationUrl: `orsegi-vendeghaz-${id}`,
        accommodationName: 'Őrségi vendégház',
        accommodationTypeID: 4,
        accommodationTypeName: 'vendégház',
        mealPlanID: 2,
        mealPlanName: expect.any(String),
        mainImg: null,
        imageCount: 0,
        countryID: 1,
        ntakNumber: null,
        countryName: 'Magyarország',
        countyRegion: 'Hajdú-Bihar vármegye',
        settlement: 'Debrecen',
        capacity: 8,
        roomCount: 3,
        pricePerPerson: 8500,
        petAllowed: 1,
        petCostPerNight: null,
        packageType: 0,
        state: 'live',
        created: app.clock.now().toISOString(),
      },
    ]);
  });

  it('contain nothing of a hidden address', async () => {
    await create({ street: 'Rejtett', houseNumber: '77', doorNumber: '55', disableAddress: 1 });
    for (const query of [{}, { settlement: 'Debrecen' }, { minimumStay: 9, countryID: 1 }]) {
      const { text, body } = await get(query).expect(200);
      expect(body.data).toHaveLength(1);
      expect(text).not.toMatch(/Rejtett|"77"|"55"/);
    }
  });

  // Shows SAC-04.
  it('are ordered PRO, then Kiemelt, then newest first', async () => {
    const oldest = await create();
    const kiemelt = await create();
    app.clock.pass(60_000);
    const pro = await create();
    app.clock.pass(60_000);
    const newest = await create();
    await promoteListing(app, host, listingRef('accommodation', kiemelt), 2);
    await promoteListing(app, host, listingRef('accommodation', pro), 4);
    for (const query of [{}, { countryID: 1 }, { settlement: 'Debrecen' }, { minimumStay: 9 }])
      expect(await found(query)).toEqual([pro, kiemelt, newest, oldest]);
  });

  it.each([{}, { settlement: 'Debrecen' }, { mealPlan: 2 }])(
    'contain every accommodation created at the same moment exactly once over all pages, for %j',
    async (query) => {
      for (let count = 0; count < 23; count += 1) await create();
      const ids: number[] = [];
      for (const page of [1, 2]) {
        const { body } = await get({ ...query, page }).expect(200);
        expect(body).toMatchObject({ total: 23, totalPages: 2, totalIsCapped: false });
        ids.push(...body.data.map(({ accommodationID }: { accommodationID: number }) => accommodationID));
      }
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
      expect((await get({ ...query, page: 3 }).expect(200)).body).toMatchObject({ data: [], total: 23 });
    },
  );
});

describe('suggested settlements with an accommodation', () => {
  const suggested = async (query: Record<string, unknown>) => {
    // Past the minute for which the list is cached.
    app.clock.pass(61_000);
    const reply = await app
      .request()
      .get('/api/accommodation-settlements')
      .query(query as Record<string, string>)
      .expect(200);
    return reply.body.data;
  };

  it('match the prefix of a name, ignoring accents and case', async () => {
    await create(gyor);
    await create({ settlement: 'Pécs', postalCode: '7621' });
    expect(await suggested({ search: 'GYO', offered: 1 })).toEqual([
      { settlement: 'Győr', countyRegion: 'Győr-Moson-Sopron vármegye' },
    ]);
    expect(await suggested({ search: 'yőr', offered: 1 })).toEqual([]);
    expect(await suggested({ search: '', offered: 1 })).toEqual([]);
  });

  it('have a published accommodation; without `offered` every settlement is suggested', async () => {
    await create(gyor);
    await app.db.updateTable('accommodations').set({ status: 0 }).execute();
    await markAllChanged(app.db, 'accommodation');
    expect(await suggested({ search: 'győr', offered: 1 })).toEqual([]);
    expect(await suggested({ search: 'győr' })).toContainEqual(
      expect.objectContaining({ settlement: 'Győr' }),
    );
  });

  it('include the capital when one of its districts has one', async () => {
    await create({ settlement: 'Budapest', postalCode: '1117' });
    const names = (await suggested({ search: 'buda', offered: 1 })).map(
      ({ settlement }: { settlement: string }) => settlement,
    );
    expect(names.sort()).toEqual(['Budapest', 'Budapest XI. kerület']);
  });

  it('are at most four, of the selected country, those outside the gazetteer last', async () => {
    for (const settlement of ['Debrecen', 'Derecske', 'Dégh', 'Decs', 'Demecser'])
      await create({ settlement, postalCode: null });
    expect(await suggested({ search: 'de', offered: 1 })).toHaveLength(4);
    await create({ settlement: 'Decsipatak-Alja', postalCode: null, countyRegion: null });
    expect(await suggested({ search: 'decs', offered: 1 })).toEqual([
      { settlement: 'Decs', countyRegion: 'Tolna vármegye' },
      { settlement: 'Decsipatak-Alja', countyRegion: null },
    ]);
    expect(await suggested({ search: 'decs', offered: 1, countryID: 2 })).toEqual([]);
  });
});

describe('more entries than a statement can join', () => {
  it('still find the one accommodation that has them all', async () => {
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    const everything = { specialLocations: upTo(60), spokenLanguages: upTo(32) };
    const complete = await create(everything);
    await create({ ...everything, spokenLanguages: upTo(31) });
    // Each entry alone is frequent, their combination is rare.
    for (let others = 0; others < 12; others += 1) await create();
    const query = {
      specialLocations: everything.specialLocations.join(),
      spokenLanguages: everything.spokenLanguages.join(),
    };
    expect(await found(query)).toEqual([complete]);
  });
});
