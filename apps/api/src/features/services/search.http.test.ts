import { type ServiceCard, searchServices, serviceLimits } from '@piacter/contracts/services';
import { markAllChanged } from '@piacter/db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { buildService, createService } from '../../testing/factories-services.ts';
import { listingRef } from '../listings/rows/index.ts';

let app: TestApp;
let professional: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await testApp();
  professional = await app.signIn('szakember');
});
beforeEach(async () => {
  await app.db.deleteFrom('services').execute();
  await markAllChanged(app.db, 'service');
});

const search = async (query: Record<string, string> = {}) => {
  const reply = await app.request().get(searchServices.path).query(query).expect(200);
  return searchServices.reply.parse(reply.body);
};
const titles = async (query: Record<string, string> = {}) =>
  (await search(query)).data.map(({ title }) => title).sort();

type Create = Parameters<typeof createService>;
const create = (title: string, overrides: Create[2] = {}, covered: Create[3] = {}) =>
  createService(app, professional, { title, description: '<p>Leírás</p>', ...overrides }, covered);

const hungary = 1;
const austria = 2;

describe('a search of services by place', () => {
  beforeEach(async () => {
    await create('itt a műhelye', { countryID: hungary, settlement: 'Debrecen', postalCode: '4031' });
    await create('a várost vállalja', {}, { settlements: ['Debrecen'] });
    await create('a megyét vállalja', {}, { regions: ['Hajdú-Bihar'] });
    await create('az országot vállalja', {}, { countries: [hungary] });
    await create(
      'mindent egyszerre',
      { countryID: hungary, settlement: 'Debrecen' },
      {
        regions: ['Hajdú-Bihar vármegye'],
        settlements: ['Hajdúszoboszló'],
        countries: [hungary],
      },
    );
    await create('másutt', { countryID: hungary, settlement: 'Pécs' }, { regions: ['Baranya'] });
    await create('külföldön', { countryID: austria, settlement: 'Wien' });
    await create('sehol');
  });

  it('finds services that cover the settlement, its county or country, or have their address there, each once', async () => {
    const expected = [
      'a megyét vállalja',
      'a várost vállalja',
      'az országot vállalja',
      'itt a műhelye',
      'mindent egyszerre',
    ];
    expect(await titles({ settlement: 'Debrecen' })).toEqual(expected);
    expect(await titles({ settlement: 'debrecen' })).toEqual(expected);
    expect(await titles({ settlement: '4031' })).toEqual(expected);
    expect((await search({ settlement: 'Debrecen' })).total).toBe(5);
  });

  it('finds in one of several places, and around one', async () => {
    const inDebrecen = await titles({ settlement: 'Debrecen' });
    expect(await titles({ settlement: 'Debrecen,Pécs' })).toEqual([...inDebrecen, 'másutt']);
    expect(await titles({ settlement: 'Pécsett vagy Debrecenben' })).toEqual([...inDebrecen, 'másutt']);
    expect(await titles({ settlement: 'Hajdúszoboszló', radius: '50' })).toEqual(inDebrecen);
    expect(await titles({ settlement: 'Pécs,Debrecen', region: 'Baranya' })).toEqual([
      'az országot vállalja',
      'mindent egyszerre',
      'másutt',
    ]);
    expect(await titles({ region: 'Baranya,Hajdú-Bihar' })).toHaveLength(6);
  });

  it('finds around a visitor who comes to the nearest settlement', async () => {
    expect(await titles({ settlement: '@47.53;21.63' })).toEqual(await titles({ settlement: 'Debrecen' }));
    expect(await titles({ settlement: '@46.07;18.23', radius: '5' })).toContain('másutt');
  });

  // Shows PRO-11.
  it('finds services in the radius of what they cover, in other counties too, but not across a border', async () => {
    await create('Győr és környéke', {}, { settlements: ['Győr'], radius: 30 });
    await create('csak Győr', {}, { settlements: ['Győr'] });
    const only = async (query: Record<string, string>) =>
      (await titles(query)).filter((title) => title.includes('Győr'));
    expect(await only({ settlement: 'Győr' })).toEqual(['Győr és környéke', 'csak Győr']);
    expect(await only({ settlement: 'Győrújbarát' })).toEqual(['Győr és környéke']);
    expect(await only({ settlement: 'Bábolna', serviceType: '1' })).toEqual(['Győr és környéke']);
    expect(await only({ region: 'Komárom-Esztergom' })).toEqual(['Győr és környéke']);
    expect(await only({ settlement: 'Pápa' })).toEqual([]);
    const [card] = (await search({ settlement: 'Győrújbarát' })).data.filter(({ title }) =>
      title.startsWith('Győr'),
    );
    expect(card?.coverage).toEqual(['Győr és 30\u00a0km-es körzete']);
    await create('Sopron és környéke', {}, { settlements: ['Sopron'], radius: 20 });
    expect(await titles({ countryID: String(austria) })).toEqual(['külföldön']);
  });

  it('finds a service of many professions in hundreds of settlements', async () => {
    await create(
      'bármit, messze is',
      { selectedServiceTypes: Array.from({ length: serviceLimits.serviceTypes }, (_, index) => 100 + index) },
      { settlements: ['Pécs', 'Zalaegerszeg'], radius: 50 },
    );
    for (const settlement of ['Komló', 'Hévíz'])
      expect(await titles({ settlement, serviceType: '119' })).toEqual(['bármit, messze is']);
  });

  it('finds a radius around the capital from its districts', async () => {
    await create('Budapest és környéke', {}, { settlements: ['Budapest'], radius: 10 });
    for (const settlement of ['Budapest XIII. kerület', 'Budaörs', 'Budapest'])
      expect(await titles({ settlement }), settlement).toContain('Budapest és környéke');
    expect(await titles({ settlement: 'Esztergom' })).not.toContain('Budapest és környéke');
  });

  it('leaves out services that cover another settlement of the county', async () => {
    expect(await titles({ settlement: 'Hajdúszoboszló' })).toEqual([
      'a megyét vállalja',
      'az országot vállalja',
      'mindent egyszerre',
    ]);
  });

  it('finds by a county services that cover it or a part of it, or have their address there', async () => {
    expect(await titles({ settlement: 'Hajdú-Bihar' })).toEqual([
      'a megyét vállalja',
      'a várost vállalja',
      'az országot vállalja',
      'itt a műhelye',
      'mindent egyszerre',
    ]);
    expect(await titles({ settlement: 'Baranya' })).toEqual([
      'az országot vállalja',
      'mindent egyszerre',
      'másutt',
    ]);
  });

  // Shows FIND-04.
  it('finds by region a county, or a landscape with what covers any part of it', async () => {
    expect(await titles({ region: 'Baranya megyében' })).toEqual(await titles({ settlement: 'Baranya' }));
    expect(await titles({ region: 'Mecsek' })).toEqual([
      'az országot vállalja',
      'mindent egyszerre',
      'másutt',
    ]);
    expect(await titles({ region: 'nincs ilyen' })).toEqual([]);
  });

  it('finds by region and keyword what meets both', async () => {
    expect(await titles({ region: 'Baranya', keyword: 'leírás' })).toEqual(
      await titles({ region: 'Baranya' }),
    );
    expect(await titles({ region: 'Baranya', keyword: 'leírás', serviceType: '2' })).toEqual([]);
  });

  it('finds by a country services anywhere in it', async () => {
    expect(await titles({ countryID: String(austria) })).toEqual(['külföldön']);
    expect(await titles({ countryID: String(hungary) })).toHaveLength(6);
    expect(await titles()).toHaveLength(8);
  });

  it('finds nothing for a settlement of another country', async () => {
    expect(await titles({ settlement: 'Debrecen', countryID: String(austria) })).toEqual([]);
  });
});

describe('a search of services in the capital', () => {
  beforeEach(async () => {
    await create('a XI. kerületben', { countryID: hungary, settlement: 'Budapest', postalCode: '1117' });
    await create('az egész városban', {}, { settlements: ['Budapest'] });
    await create('az V. kerületet', {}, { settlements: ['Budapest V. kerület'] });
  });

  it('finds by a district services that cover it or the whole city', async () => {
    expect(await titles({ settlement: 'XI. kerület' })).toEqual(['a XI. kerületben', 'az egész városban']);
  });

  it('finds by the city services of every district', async () => {
    expect(await titles({ settlement: 'Budapest' })).toHaveLength(3);
  });
});

describe('a search of services in a settlement outside the gazetteer', () => {
  beforeEach(async () => {
    await create('odaát', { countryID: austria, settlement: 'Sankt Nirgendwo' });
    await create('itthon', { countryID: hungary, settlement: 'Sehonna puszta' });
    await create('az országot', {}, { countries: [austria] });
  });

  it('finds services with their address there, ignoring accents', async () => {
    expect(await titles({ settlement: 'SANKT nirgendwó' })).toEqual(['odaát']);
    expect(await titles({ settlement: 'Sankt Nirgendwo', countryID: String(austria) })).toEqual(['odaát']);
    expect(await titles({ settlement: 'Sankt Nirgendwo', countryID: String(hungary) })).toEqual([]);
    expect(await titles({ settlement: 'Sankt Nirgendwo', serviceType: '1' })).toEqual(['odaát']);
    expect(await titles({ settlement: 'Sankt Nirgendwo', serviceType: '2' })).toEqual([]);
  });

  it('accepts a postal code that several villages share', async () => {
    const shared = await app.db
      .selectFrom('region_postal_codes')
      .select(['postalCode', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('postalCode')
      .orderBy('count', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(shared.count).toBeGreaterThan(7);
    await create('ország', { description: '<p>Tetőfedés</p>' }, { countries: [hungary] });
    expect(await titles({ settlement: shared.postalCode, keyword: 'tetőfedő' })).toEqual(['ország']);
    expect(await titles({ settlement: shared.postalCode, keyword: 'asztal' })).toEqual([]);
  });

  it('finds nothing for an unused name, or for none', async () => {
    expect(await titles({ settlement: 'Óperencia' })).toEqual([]);
    expect(await titles({ settlement: '???' })).toEqual([]);
  });
});

describe('a search of services by keyword', () => {
  beforeEach(async () => {
    await create('Vízszerelés Győrben', { description: '<p>Csaptelepek <b>cseréje</b>, gyorsan.</p>' });
    await create('Szobafestő', { description: '<p>Tapétázás, mázolás győri lakásokban</p>' });
    await create('Asztalos', { description: '<p>Ajtók, ablakok</p>' });
  });

  it.each([
    ['gyor', ['Szobafestő', 'Vízszerelés Győrben']],
    ['vízszerelő', ['Vízszerelés Győrben']],
    ['VIZSZERELOK', ['Vízszerelés Győrben']],
    ['vízsz', ['Vízszerelés Győrben']],
    ['szobafestés', ['Szobafestő']],
    ['ajtó', ['Asztalos']],
    ['győri vízszerelő', ['Vízszerelés Győrben']],
    ['győri asztalos', []],
    ['nincsilyenszo', []],
    ['%', []],
    ["'; drop table services; --", []],
  ])('matches %s in title and description', async (keyword, expected) => {
    expect(await titles({ keyword })).toEqual(expected);
  });

  it('accepts as many words as fit into the field', async () => {
    const keyword = Array(3).fill('vízszerelés győr csaptelep gyors').join(' ');
    expect(await titles({ keyword })).toEqual(['Vízszerelés Győrben']);
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('').join(' ');
    expect(await titles({ keyword: letters, settlement: '8000', serviceType: '1' })).toEqual([]);
  });

  it('returns each service once, though several of its words have the prefix', async () => {
    await create('Kertészet', {
      description: '<p>Kerttervezés, kertészkedés, kertépítés, kertészmérnök</p>',
    });
    const { data, total } = await search({ keyword: 'kerté' });
    expect(data.map(({ title }) => title)).toEqual(['Kertészet']);
    expect(total).toBe(1);
  });
});

describe('a change of a service', () => {
  it('is found at once: of its places, professions, words and name, and that it is gone', async () => {
    const send = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
      app.request()[method](path).set(professional.auth).send(body);
    const serviceID = await create('Ács');
    await create('Bádogos', { selectedServiceTypes: [9] });
    const region = { serviceID, regionType: 1, regionName: 'Baranya' };
    const added = await send('post', '/api/service-regions', region).expect(201);
    expect(await titles({ settlement: 'Pécs' })).toEqual(['Ács']);
    await send('delete', `/api/service-regions/${added.body.insertID}`).expect(200);
    expect(await titles({ settlement: 'Pécs' })).toEqual([]);
    await send('post', '/api/service-relation', { serviceID, serviceTypeID: 9 }).expect(201);
    expect(await titles({ serviceType: '9' })).toEqual(['Bádogos', 'Ács']);
    const changed = buildService({ title: 'Cserépkályhás', description: '<p>Kandalló</p>' });
    await send('put', `/api/professionals/${serviceID}`, changed).expect(200);
    expect(await titles({ keyword: 'kandalló' })).toEqual(['Cserépkályhás']);
    expect(await titles({ keyword: 'ács' })).toEqual([]);
    expect((await search({ sort: 'name' })).data.map(({ title }) => title)).toEqual([
      'Bádogos',
      'Cserépkályhás',
    ]);
    await send('delete', `/api/professionals/${serviceID}`).expect(200);
    expect(await titles()).toEqual(['Bádogos']);
  });
});

describe('a search of services by several filters', () => {
  beforeEach(async () => {
    for (const settlement of ['Győr', 'Pécs'])
      for (const type of [1, 2])
        await create(`${settlement} ${type}`, {
          countryID: hungary,
          settlement,
          selectedServiceTypes: [type, 3],
          description: type === 1 ? '<p>Duguláselhárítás</p>' : '<p>Kazáncsere</p>',
        });
  });

  it('returns services that meet all of them', async () => {
    expect(await titles({ serviceType: '1' })).toEqual(['Győr 1', 'Pécs 1']);
    expect(await titles({ serviceType: '3' })).toHaveLength(4);
    expect(await titles({ serviceType: '200' })).toEqual([]);
    expect(await titles({ serviceType: '1', settlement: 'Győr' })).toEqual(['Győr 1']);
    expect(await titles({ serviceType: '3', settlement: 'Győr', keyword: 'dugulás' })).toEqual(['Győr 1']);
    expect(await titles({ settlement: 'Győr', keyword: 'kazán' })).toEqual(['Győr 2']);
    expect(await titles({ countryID: '1', keyword: 'kazán' })).toEqual(['Győr 2', 'Pécs 2']);
    expect(await titles({ countryID: '2', keyword: 'kazán' })).toEqual([]);
    expect(await titles({ serviceType: '2', keyword: 'kazán csere' })).toEqual([]);
  });

  it.each([
    ['serviceType', 'asztalos'],
    ['serviceType', '0'],
    ['countryID', '1,2'],
    ['page', '0'],
    ['keyword', 'x'.repeat(121)],
  ])('rejects %s=%s at the field', async (field, value) => {
    const { body } = await app
      .request()
      .get(searchServices.path)
      .query({ [field]: value })
      .expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: field })]);
  });
});

describe('order and pages of a search of services', () => {
  it('are PRO, then Kiemelt, then newest first', async () => {
    const ids: Record<string, number> = {};
    for (const title of ['régi', 'kiemelt', 'pro', 'új']) {
      ids[title] = await create(title, { countryID: hungary, settlement: 'Győr' });
      app.clock.pass(60_000);
    }
    await promoteListing(app, professional, listingRef('service', ids.pro ?? 0), 4);
    await promoteListing(app, professional, listingRef('service', ids.kiemelt ?? 0), 2);
    for (const query of [{}, { serviceType: '1' }, { settlement: 'Győr' }, { keyword: 'leírás' }]) {
      const { data } = await search(query);
      expect(data.map(({ title }) => title)).toEqual(['pro', 'kiemelt', 'új', 'régi']);
      expect(data.map(({ packageType }) => packageType)).toEqual([4, 2, 0, 0]);
    }
  });

  // Shows API-44.
  it('have twenty services, each on one page, and none beyond the end', async () => {
    for (let index = 0; index < 23; index += 1) await create(`${index}`, {}, { countries: [hungary] });
    const pages: ServiceCard[][] = [];
    for (const page of ['1', '2', '3', '60']) {
      const { data, ...totals } = await search({ settlement: 'Győr', page });
      expect(totals).toMatchObject({ total: 23, totalPages: 2, totalIsCapped: false });
      pages.push(data);
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 3, 0, 0]);
    expect(new Set(pages.flat().map(({ serviceID }) => serviceID)).size).toBe(23);
  });
});

describe('the card of a service', () => {
  it('has the phone number, the price of coming out, and until when it is open', async () => {
    const started = app.clock.now().toISOString();
    const serviceID = await createService(app, professional, { phone: '+36 30 123 4567' });
    const find = async () => (await search()).data[0];
    expect(await find()).toMatchObject({ phone: '+36 30 123 4567', callOutFee: null, openUntil: null });

    const ofService = { serviceID, created: app.clock.now() };
    const prices = { Kiszállás: 15_000, 'Kiszállási díj a megyében': 12_000, Óradíj: 9_000 };
    await app.db
      .insertInto('price_table_products')
      .values(
        Object.entries(prices).map(([productName, priceFrom]) => ({ ...ofService, productName, priceFrom })),
      )
      .execute();
    // A Friday, 9:00 in Budapest.
    app.clock.set('2026-11-20T08:00:00.000Z');
    const friday = { fridayOpen: 1, fridayFrom: '08:00', fridayTo: '16:30' };
    await app.db
      .insertInto('timetables')
      .values({ serviceID, updated: app.clock.now(), ...friday })
      .execute();
    expect(await find()).toMatchObject({ callOutFee: 12_000, openUntil: '16:30' });
    app.clock.set('2026-11-20T15:30:00.000Z');
    expect(await find()).toMatchObject({ openUntil: null });
    app.clock.set(started);
  });

  it('names the covered places, the widest first, and counts the rest', async () => {
    await createService(
      app,
      professional,
      {
        selectedServiceTypes: [5, 2],
        countryID: hungary,
        settlement: 'Győr',
        countyRegion: 'Győr-Moson-Sopron vármegye',
        description: `<h3>Cím</h3><p>${'hosszú szöveg '.repeat(40)}</p>`,
      },
      { settlements: ['Sopron', 'Bécs'].slice(0, 1), regions: ['Vas', 'Zala'], countries: [austria] },
    );
    const [card] = (await search()).data;
    const names = await app.db
      .selectFrom('types_service')
      .select(['typeID', 'typeName'])
      .where('typeID', 'in', [2, 5])
      .orderBy('typeID', 'desc')
      .execute();
    expect(card).toMatchObject({
      serviceUrl: expect.stringMatching(/^vizszereles-es-futesszereles-\d+$/),
      serviceTypeName: names.map(({ typeName }) => typeName).join(', '),
      coverage: ['Ausztria', 'Vas vármegye', 'Zala vármegye'],
      moreCoverage: 1,
      settlement: 'Győr',
      price: null,
      imageCount: 0,
    });
    expect(card?.shortText).toMatch(/^Cím\. Hosszú szöveg .*…$/);
  });
});
