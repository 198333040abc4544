import { markAllChanged } from '@piacter/db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty, type PropertyInput, promoteProperty } from '../../testing/factories-properties.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('ingatlan_tulajdonos');
});
beforeEach(async () => {
  await app.db.deleteFrom('real_estates').execute();
  await markAllChanged(app.db, 'property');
});

const create = (overrides?: Partial<PropertyInput>) => createProperty(app, owner, overrides);
const get = (query: Record<string, unknown>) =>
  app
    .request()
    .get('/api/search-real-estates')
    .query(query as Record<string, string>);
const found = async (query: Record<string, unknown>): Promise<number[]> => {
  const { body } = await get(query).expect(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ realEstateID }: { realEstateID: number }) => realEstateID);
};

/** Inserts many ads with the same timestamp, so that their ranks differ by ID only. */
async function createMany(count: number): Promise<void> {
  const now = app.clock.now();
  const id = await create();
  const {
    realEstateID: _,
    unitPrice: __,
    mapCell: ___,
    ...row
  } = await app.db
    .selectFrom('real_estates')
    .selectAll()
    .where('realEstateID', '=', id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_unused, index) => ({
    ...row,
    realEstateID: id + 1 + index,
    sortRank: row.sortRank + 1 + index,
    created: now,
  }));
  await app.db.insertInto('real_estates').values(rows).execute();
  await markAllChanged(app.db, 'property');
}

describe('filters of the property search', () => {
  it.each<[string, Partial<PropertyInput>, Record<string, unknown>, Partial<PropertyInput>]>([
    ['ad type', { adType: 2 }, { adType: 2 }, { adType: 4 }],
    ['country', { countryID: 2, settlement: 'Linz' }, { countryID: 2 }, {}],
    ['house type', { houseType: 3 }, { houseType: 3 }, { houseType: 2 }],
    ['any of the house types', { houseType: 3 }, { houseType: '1,3' }, { houseType: 2 }],
    ['condition', { conditionID: 2 }, { conditionID: '1,2' }, { conditionID: 3 }],
    ['build technology', { buildTechnology: 19 }, { buildTechnology: '18,19' }, { buildTechnology: 3 }],
    ['heating', { heatType: 28 }, { heatType: 28 }, { heatType: 27 }],
    ['any of the heatings', { heatType: 28 }, { heatType: '1,28' }, { heatType: 27 }],
    ['parking', { parkingType: 15 }, { parkingType: 15 }, { parkingType: 14 }],
    ['view', { viewType: 13 }, { viewType: 13 }, { viewType: 12 }],
    ['furnishing', { furnishedType: 5 }, { furnishedType: 5 }, { furnishedType: 4 }],
    ['electricity', { electricityType: 10 }, { electricityType: 10 }, { electricityType: 9 }],
    ['gas', { gasType: 8 }, { gasType: 8 }, { gasType: 7 }],
    [
      'an energy class of several',
      { houseType: 2, energyClass: 13 },
      { energyClass: '5,13' },
      { houseType: 2, energyClass: 6 },
    ],
    [
      'an energy class',
      { houseType: 2, energyClass: 5 },
      { energyClassFrom: 5 },
      { houseType: 2, energyClass: 6 },
    ],
    [
      'a better energy class',
      { houseType: 1, energyClass: 1 },
      { energyClassFrom: 12 },
      { houseType: 1, energyClass: 13 },
    ],
    ['price from', { price: 50_000 }, { priceFrom: 50_000 }, { price: 49_999 }],
    ['price to', { price: 50_000 }, { priceTo: 50_000 }, { price: 50_001 }],
    ['floor area', { floorArea: 60 }, { floorAreaFrom: 60, floorAreaTo: 60 }, { floorArea: 61 }],
    ['floor area not given', { floorArea: 60 }, { floorAreaFrom: 0 }, {}],
    ['site area', { siteArea: 700 }, { siteAreaFrom: 600, siteAreaTo: 700 }, { siteArea: 599 }],
    [
      'balcony area',
      { hasBalcony: 1, balconyArea: 8 },
      { balconyAreaFrom: 8, balconyAreaTo: 8 },
      { hasBalcony: 1, balconyArea: 7 },
    ],
    ['balcony area not given', { hasBalcony: 1, balconyArea: 8 }, { balconyAreaTo: 9999 }, { hasBalcony: 1 }],
    ['floor', { floorNumber: '3' }, { floorFrom: 3, floorTo: 3 }, { floorNumber: '4' }],
    ['ground floor', { floorNumber: 'földszint' }, { floorFrom: 0, floorTo: 0 }, { floorNumber: '-1' }],
    ['ground floor as a number', { floorNumber: '0' }, { floorTo: 0 }, { floorNumber: '1' }],
    ['basement', { floorNumber: '-2' }, { floorTo: 0 }, { floorNumber: '1' }],
    ['floor above', { floorNumber: '12' }, { floorFrom: 4 }, { floorNumber: '3' }],
    [
      'year of building',
      { yearBuilt: 1985 },
      { yearBuiltFrom: 1980, yearBuiltTo: 1985 },
      { yearBuilt: 1986 },
    ],
    [
      'price of a square metre',
      { price: 48_000, floorArea: 60 },
      { unitPriceFrom: 800, unitPriceTo: 800 },
      { price: 48_100, floorArea: 60 },
    ],
    [
      'price of a square metre of a plot',
      { houseType: 3, price: 8000, siteArea: 800, floorArea: 10 },
      { unitPriceTo: 10 },
      { houseType: 3, price: 8000 },
    ],
    [
      'price of a square metre, of what is sold',
      { price: 4800, floorArea: 60 },
      { unitPriceTo: 800 },
      { adType: 2, price: 480, floorArea: 60 },
    ],
    [
      'rent of a square metre',
      { adType: 2, price: 180, floorArea: 60 },
      { adType: 2, unitPriceTo: 3 },
      { adType: 2, price: 300, floorArea: 60 },
    ],
    ['private', { advertiserType: 'magánszemély' }, { advertiser: 'private' }, { advertiserType: 'cég' }],
    [
      'agent or firm',
      { advertiserType: 'ingatlanközvetítő' },
      { advertiser: 'company,agent' },
      { advertiserType: null },
    ],
    ['no panel', { buildTechnology: 1 }, { notBuildTechnology: '2,5' }, { buildTechnology: 2 }],
    ['no panel, of which nothing is known', {}, { notBuildTechnology: 2 }, { buildTechnology: 2 }],
    ['no ground floor', { floorNumber: '1' }, { notFloor: 0 }, { floorNumber: 'földszint' }],
    ['none of several floors', { floorNumber: '2' }, { notFloor: '0,4' }, { floorNumber: '4' }],
    [
      'not near something',
      { specialLocations: [1] },
      { notSpecialLocations: 2 },
      { specialLocations: [1, 2] },
    ],
    [
      'not in a town',
      { settlement: 'Komló', postalCode: '7300' },
      { countyRegion: 'Baranya', notSettlement: 'Pécs' },
      { settlement: 'Pécs', postalCode: '7621' },
    ],
    ['not in the capital', {}, { notSettlement: 'Budapest' }, { settlement: 'Budapest', postalCode: '1132' }],
    [
      'in the capital but for a district',
      { settlement: 'Budapest', postalCode: '1117' },
      { settlement: 'Budapest', notSettlement: 'Budapest XIII. kerület,Győr' },
      { settlement: 'Budapest', postalCode: '1132' },
    ],
    ['rooms', { roomNumber: 3 }, { roomsFrom: 3, roomsTo: 4 }, { roomNumber: 5 }],
    ['attic', { isAttic: 1 }, { isAttic: 1 }, { isAttic: 0 }],
    ['smart home', { isSmartHome: 0 }, { isSmartHome: 0 }, {}],
    ['garden', { isGardenContact: 1 }, { isGardenContact: 'true' }, { isGardenContact: 0 }],
    ['moving in at once', { moveImmediately: 0 }, { moveImmediately: 'false' }, { moveImmediately: 1 }],
    ['balcony', { hasBalcony: 1 }, { hasBalcony: 1 }, {}],
    ['lift', { hasElevator: 1 }, { hasElevator: 1 }, { hasElevator: 0 }],
    ['insulation', { thermallyInsulated: 1 }, { thermallyInsulated: 1 }, { thermallyInsulated: 0 }],
    ['pets', { adType: 2, isPetAllowed: 1 }, { isPetAllowed: 1 }, { adType: 2, isPetAllowed: 0 }],
    ['solar panel', { hasSolarPanel: 0 }, { hasSolarPanel: 0 }, { hasSolarPanel: 1 }],
    [
      'special locations',
      { specialLocations: [1, 2, 60] },
      { specialLocations: '1,60' },
      { specialLocations: [1] },
    ],
    ['settlement', {}, { settlement: 'Debrecen' }, { settlement: 'Győr', postalCode: '9021' }],
    ['settlement without accents', { settlement: 'Győr', postalCode: '9021' }, { settlement: 'gyor' }, {}],
    ['settlement by postal code', { settlement: 'Pécs', postalCode: '7621' }, { settlement: '7621' }, {}],
    [
      'settlement after its code',
      { settlement: 'Pécs', postalCode: '7621' },
      { settlement: '7621 PÉCS' },
      {},
    ],
    [
      'settlement and its county',
      { settlement: 'Komló', postalCode: '7300' },
      { settlement: 'Komló', countyRegion: 'Baranya' },
      { settlement: 'Komló', postalCode: '3372' },
    ],
    [
      'settlement, county',
      { settlement: 'Komló', postalCode: '3372' },
      { settlement: 'Komló, Heves vármegye' },
      { settlement: 'Komló', postalCode: '7300' },
    ],
    ['county', {}, { countyRegion: 'hajdu-bihar' }, { settlement: 'Győr', postalCode: '9021' }],
    [
      'county as a settlement',
      {},
      { settlement: 'Hajdú-Bihar vármegye' },
      { settlement: 'Győr', postalCode: '9021' },
    ],
    [
      'district',
      { settlement: 'Budapest', postalCode: '1117' },
      { settlement: 'XI. kerület' },
      { settlement: 'Budapest', postalCode: '1132' },
    ],
    [
      'settlement nobody knows',
      { settlement: 'Óperencia', postalCode: '999' },
      { settlement: 'operencia' },
      { settlement: 'Óperenciás', postalCode: '999' },
    ],
    ['keyword', { description: 'Kertes ház' }, { keyword: 'kert' }, { description: 'Veteménykert' }],
    ['keyword in another form', { description: 'Beépített konyhabútor' }, { keyword: 'konyhabútorokat' }, {}],
    ['keyword in the nominative', { description: 'Konyhabútorral együtt' }, { keyword: 'konyhabútort' }, {}],
    [
      'keyword without accents',
      { description: 'Erkélyes, FELÚJÍTOTT lakás' },
      { keyword: 'erkely Felujitott' },
      { description: 'Erkélyes' },
    ],
    ['keyword with a line break before it', { description: 'Első sor\ngarázs' }, { keyword: 'garázs' }, {}],
    [
      'keyword in the street',
      { street: 'Rózsadomb' },
      { keyword: 'rózsadomb' },
      { street: 'Rózsadomb', disableAddress: 1 },
    ],
    [
      'five filters',
      { adType: 1, houseType: 2, conditionID: 3, price: 40_000, floorArea: 70 },
      { countryID: 1, adType: 1, houseType: 2, conditionID: '3,4', priceTo: 50_000, floorAreaFrom: 60 },
      { adType: 1, houseType: 2, conditionID: 3, price: 40_000, floorArea: 50 },
    ],
    [
      'lookups, flags and places together',
      { heatType: 20, gasType: 1, hasBalcony: 1, specialLocations: [5] },
      { heatType: '20,21', gasType: 1, hasBalcony: 1, specialLocations: 5, settlement: 'debrecen' },
      { heatType: 20, gasType: 2, hasBalcony: 1, specialLocations: [5] },
    ],
  ])('%s', async (_name, matching, query, other) => {
    const match = await create(matching);
    await create(other);
    expect(await found(query)).toEqual([match]);
  });

  it('finds all districts, and properties without a district, for Budapest', async () => {
    const eleventh = await create({ settlement: 'Budapest', postalCode: '1117' });
    const written = await create({ settlement: 'Budapest XIII. kerület', postalCode: '1132' });
    const whole = await create({ settlement: 'Budapest', postalCode: '1000' });
    await create();
    expect((await found({ settlement: 'budapest' })).sort()).toEqual([eleventh, written, whole].sort());
  });

  it.each([
    { settlement: 'Nincsilyen' },
    { settlement: '???' },
    { countyRegion: 'Nincsilyen' },
    { settlement: 'Debrecen', countyRegion: 'Baranya' },
    { settlement: 'Debrecen', countryID: 2 },
    { specialLocations: '61' },
    { heatType: '999' },
    { heatType: '4000000000' },
    { houseType: '77' },
    { priceFrom: 2, priceTo: 1 },
    { keyword: '%' },
    { keyword: '_____' },
    { keyword: "' or 1=1 --" },
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
    { page: '-1' },
    { adType: 'eladó' },
    { houseType: '1,,2' },
    { hasBalcony: '2' },
    { priceFrom: 'sok' },
    { specialLocations: '0' },
    { keyword: 'x'.repeat(121) },
    { settlement: ['Debrecen', 'Pécs'] },
  ])('rejects %j', async (query) => {
    const { body } = await get(query).expect(422);
    expect(body.errors[0].path).toBe(Object.keys(query)[0]);
  });

  it('finds what was published today, or in the last days', async () => {
    const before = app.clock.now().toISOString();
    const published = async (at: string) => {
      app.clock.set(at);
      owner = await app.signIn('ingatlan_tulajdonos');
      return create();
    };
    // Midnight in Budapest is at 23 hours UTC.
    const days = [
      await published('2026-11-12T22:59:59.000Z'),
      await published('2026-11-12T23:00:00.000Z'),
      await published('2026-11-16T23:00:00.000Z'),
      await published('2026-11-18T22:59:59.000Z'),
      await published('2026-11-18T23:00:00.000Z'),
    ];
    app.clock.set('2026-11-19T08:00:00.000Z');
    expect(await found({ newWithin: 1 })).toEqual([days[4]]);
    expect(await found({ newWithin: 3 })).toEqual([days[4], days[3], days[2]]);
    expect(await found({ newWithin: 7 })).toEqual(days.slice(1).toReversed());
    await get({ newWithin: 8 }).expect(422);
    await get({ advertiser: 'bank' }).expect(422);
    app.clock.set(before);
    owner = await app.signIn('ingatlan_tulajdonos');
  });

  it('ignores unknown filters', async () => {
    const id = await create();
    expect(await found({ colour: 'red' })).toEqual([id]);
  });

  it('finds published properties only', async () => {
    await create();
    await app.db.updateTable('real_estates').set({ status: 0 }).execute();
    await markAllChanged(app.db, 'property');
    for (const query of [{}, { settlement: 'Debrecen' }, { priceFrom: 1 }])
      expect(await found(query)).toEqual([]);
  });
});

describe('common keywords and those that the full-text index leaves out', () => {
  it.each(['tó', 'a', 'the', 'tó kert'])('find %j as well', async (keyword) => {
    const id = await create({ description: 'A tó partján, The Garden kert' });
    await create({ description: 'Csendes utca' });
    expect(await found({ keyword })).toEqual([id]);
    expect(await found({ keyword, countryID: 1 })).toEqual([id]);
  });

  it('find the same properties whether rare or common', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 55; count += 1) {
      ids.push(await create({ description: `Medence ${count}. számú` }));
      const { body } = await get({ keyword: 'medence', priceFrom: 1 }).expect(200);
      expect(body.total).toBe(ids.length);
    }
  });
});

describe('rows of the property search', () => {
  it('contain the fields of a card, with names beside ids', async () => {
    const id = await create({
      street: 'Radnóti Miklós',
      publicPlaceType: 1,
      houseType: 2,
      buildTechnology: 2,
      floorArea: 68,
      roomNumber: 2,
      floorNumber: 3,
      advertiserType: 'cég',
    });
    const { body } = await get({}).expect(200);
    expect(body.data).toEqual([
      {
        realEstateID: id,
        energyClass: null,
        energyClassName: null,
        adType: 1,
        adTypeName: 'Eladó',
        houseType: 2,
        houseTypeName: 'lakás',
        mainImg: null,
        imageCount: 0,
        countryName: 'Magyarország',
        postalCode: '4031',
        settlement: 'Debrecen',
        countyRegion: 'Hajdú-Bihar vármegye',
        streetName: expect.stringMatching(/^Radnóti Miklós \p{L}+$/u),
        buildTechnology: 2,
        buildTechnologyName: 'panel',
        floorArea: 68,
        siteArea: null,
        roomNumber: 2,
        halfRoomNumber: null,
        floorNumber: '3',
        advertiserType: 'cég',
        price: 45_000,
        priceDrop: null,
        packageType: 0,
        state: 'live',
        created: app.clock.now().toISOString(),
      },
    ]);
  });

  it('contain nothing of a hidden address', async () => {
    await create({
      street: 'Rejtett',
      houseNumber: '77',
      floorNumber: 9,
      doorNumber: '55',
      disableAddress: 1,
      heatType: 2,
    });
    for (const query of [{}, { settlement: 'Debrecen' }, { heatType: 2 }, { priceFrom: 1, countryID: 1 }]) {
      const { text, body } = await get(query).expect(200);
      expect(body.data).toMatchObject([{ streetName: null, floorNumber: null }]);
      expect(text).not.toMatch(/Rejtett|"77"|"55"/);
    }
  });
});

describe('order and pages of the property search', () => {
  it('are PRO, then Kiemelt, then newest first, until the promotion ends', async () => {
    const oldest = await create();
    const kiemelt = await create();
    app.clock.pass(60_000);
    const pro = await create();
    app.clock.pass(60_000);
    const newest = await create();
    await promoteProperty(app, owner, kiemelt, 2);
    await promoteProperty(app, owner, pro, 4);
    const expected = [pro, kiemelt, newest, oldest];
    for (const query of [{}, { countryID: 1 }, { settlement: 'Debrecen' }, { priceFrom: 1 }])
      expect(await found(query)).toEqual(expected);
    const { body } = await get({}).expect(200);
    expect(body.data.map(({ packageType }: { packageType: number }) => packageType)).toEqual([4, 2, 0, 0]);
  });

  it('have the words of a wish first within each promotion, and none is left out', async () => {
    const wished = await create({ description: 'Kandalló a nappaliban, panoráma' });
    const other = await create();
    const both = await create({ description: 'Panoráma' });
    const promoted = await create();
    await promoteProperty(app, owner, promoted);
    expect(await found({ wish: 'panorámával kandallóval' })).toEqual([promoted, wished, both, other]);
    expect(await found({ wish: 'panorámával kandallóval', sort: 'newest' })).toEqual([
      promoted,
      both,
      other,
      wished,
    ]);
  });

  it('are without promotion after its last moment', async () => {
    const brief = await app.signIn('ingatlan_tulajdonos');
    const id = await createProperty(app, brief);
    await promoteProperty(app, brief, id);
    app.clock.pass(86_400_000);
    const { body } = await get({}).expect(200);
    expect(body.data[0]).toMatchObject({ realEstateID: id, packageType: 0 });
  });

  it.each([{}, { settlement: 'Debrecen' }, { priceFrom: 1 }, { hasBalcony: 1 }, { heatType: 3 }])(
    'contain every property created at the same moment exactly once over all pages, for %j',
    async (query) => {
      owner = await app.signIn('ingatlan_tulajdonos');
      await createMany(45);
      await app.db.updateTable('real_estates').set({ hasBalcony: 1, heatType: 3 }).execute();
      await markAllChanged(app.db, 'property');
      const ids: number[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await get({ ...query, page }).expect(200);
        expect(body).toMatchObject({ total: 45, totalPages: 3, totalIsCapped: false });
        ids.push(...body.data.map(({ realEstateID }: { realEstateID: number }) => realEstateID));
      }
      expect(new Set(ids).size).toBe(45);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      expect((await get({ ...query, page: 4 }).expect(200)).body).toMatchObject({
        data: [],
        total: 45,
        totalPages: 3,
      });
    },
  );

  it.each([1000, 1001])('count %i properties, of which fifty pages are shown', async (count) => {
    owner = await app.signIn('ingatlan_tulajdonos');
    await createMany(count);
    for (const query of [
      {},
      { settlement: 'Debrecen' },
      { priceFrom: 1 },
      { keyword: 'debrecen' },
      { countryID: 1, adType: 1 },
    ]) {
      const totals = { total: count, totalPages: 50, totalIsCapped: false };
      const first = await get(query).expect(200);
      expect(first.body).toMatchObject(totals);
      const newest = first.body.data[0].realEstateID;
      const last = await get({ ...query, page: 50 }).expect(200);
      expect(last.body).toMatchObject(totals);
      expect(last.body.data.map(({ realEstateID }: { realEstateID: number }) => realEstateID)).toEqual(
        Array.from({ length: 20 }, (_unused, index) => newest - 980 - index),
      );
      expect((await get({ ...query, page: 51 }).expect(200)).body).toMatchObject({ ...totals, data: [] });
      expect((await get({ ...query, page: 1_000_000 }).expect(200)).body).toMatchObject({
        ...totals,
        data: [],
      });
    }
  });
});
