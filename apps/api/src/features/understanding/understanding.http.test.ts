import { listingKinds } from '@piacter/contracts/listings';
import {
  maxCountedSearches,
  maxPopularOfKind,
  type PopularSearch,
  searchSuggestionTypes,
  type TypingSuggestion,
} from '@piacter/contracts/understanding';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const understand = async (query: Record<string, string>) =>
  (await app.request().get('/api/understand').query(query).expect(200)).body.data;

describe('GET /api/understand', () => {
  // Shows FIND-02.
  it('answers kind, filters, what is left, the result page and the parts', async () => {
    expect(await understand({ q: 'kiado lakas gyorben 200 ezerig' })).toEqual({
      kind: 'property',
      filters: { adType: '2', houseType: '2', settlement: 'Győr', priceTo: '200' },
      rest: '',
      address: '/ingatlanok?adType=2&houseType=2&settlement=Gy%C5%91r&priceTo=200',
      understood: expect.arrayContaining([{ text: 'gyorben', filter: 'settlement', label: 'Győr' }]),
    });
  });

  it('takes professions with their synonyms from the database', async () => {
    const { kind, filters } = await understand({ q: 'csőtörés Pest megyében' });
    const [plumber] = await app.db
      .selectFrom('types_service')
      .select('typeID')
      .where('typeName', '=', 'vízvezeték-szerelő')
      .execute();
    expect([kind, filters]).toEqual([
      'service',
      { serviceType: String(plumber?.typeID), region: 'Pest vármegye' },
    ]);
  });

  it('knows the countries of the database', async () => {
    const { filters } = await understand({ q: 'szállás Horvátországban' });
    const croatia = app.db
      .selectFrom('countries')
      .select('countryID')
      .where('countryName', '=', 'Horvátország');
    expect(filters).toEqual({ countryID: String((await croatia.executeTakeFirstOrThrow()).countryID) });
  });

  it.each(['', ' ', 'x'.repeat(5000), '\u0000', '%', '💥💥'])('never fails, as for %j', async (q) => {
    expect(await understand({ q })).toMatchObject({ filters: {} });
  });

  it('asks where the text does not tell the kind, and takes the kind that is given', async () => {
    expect(await understand({ q: 'Pécs' })).toMatchObject({ kind: null, address: null });
    expect(await understand({ q: 'Pécs', kind: 'service' })).toMatchObject({
      kind: 'service',
      address: '/szakemberek?settlement=P%C3%A9cs',
    });
    expect(await understand({ q: 'Pécs', kind: 'nincs' })).toMatchObject({ kind: null });
  });
});

describe('the form without JavaScript', () => {
  it('is redirected to the results, and home where the kind is unclear', async () => {
    const ask = (query: Record<string, string>) => app.request().get('/kereses').query(query).expect(303);
    expect((await ask({ q: 'kiadó lakás' })).headers.location).toBe('/ingatlanok?adType=2&houseType=2');
    expect((await ask({ q: 'Pécs', kind: 'service' })).headers.location).toBe(
      '/szakemberek?settlement=P%C3%A9cs',
    );
    expect((await ask({})).headers.location).toBe('/');
  });
});

describe('GET /api/search-suggestions', () => {
  const suggest = async (q: string): Promise<TypingSuggestion[]> =>
    (await app.request().get('/api/search-suggestions').query({ q }).expect(200)).body.data;
  const labels = async (q: string, type: string) =>
    (await suggest(q)).filter((one) => one.type === type).map(({ label }) => label);

  // Shows FIND-08.
  it('completes the last words with settlements, districts and professions', async () => {
    expect((await suggest('kiadó lakás gyo'))[0]).toEqual({
      type: 'settlement',
      label: 'Győr',
      note: 'Győr-Moson-Sopron vármegye',
      typed: 'gyo',
      text: 'kiadó lakás Győr',
      address: '/ingatlanok?adType=2&houseType=2&settlement=Gy%C5%91r',
      total: 0,
    });
    expect(await labels('lakás budapest xiii', 'district')).toEqual(['Budapest XIII. kerület']);
    expect(await labels('lakás 13. ker', 'district')).toEqual(['Budapest XIII. kerület']);
    expect(await labels('lakás bp. 13. ker', 'district')).toEqual(['Budapest XIII. kerület']);
    expect((await labels('angyalf', 'district'))[0]).toBe('Angyalföld');
    expect(await labels('villanysz', 'profession')).toEqual(['villanyszerelő']);
    expect(await labels('csőtör', 'profession')).toEqual(['vízvezeték-szerelő']);
  });

  it('shows places and trades as they are written, whichever form finds them', async () => {
    expect(await labels('dobogó új', 'district')).toEqual(['Újbuda-Dobogó']);
    expect(await labels('corvin negyed', 'district')).toEqual(['Corvin-negyed']);
    expect(await labels('lakás móric', 'district')).toEqual(['Móricz Zsigmond körtér']);
    expect(await labels('bpest', 'district')).toEqual([]);
    expect((await suggest('budapest')).find(({ label }) => label === 'Budapest')?.note).toBe('');
    const washing = (await suggest('mosógép javítás')).find(({ type }) => type === 'profession');
    expect(washing).toMatchObject({ label: 'háztartásigép-szerelő', note: '' });
    const notes = (await suggest('angol óra')).flatMap(({ type, note }) =>
      type === 'profession' ? note : [],
    );
    expect(notes).toEqual(['angolóra']);
  });

  it('has what was typed as a whole before what only begins with it, whatever the type', async () => {
    const found = (await suggest('szabó')).map(({ type, label }) => `${type} ${label}`);
    expect(found[0]).toMatch(/^profession /);
    expect(found.some((one) => one.startsWith('settlement Szab'))).toBe(true);
    expect((await suggest('eger'))[0]).toMatchObject({ type: 'settlement', label: 'Eger' });
  });

  it('takes the beginning of a district after its number for nothing else', async () => {
    const types = (await suggest('lakás 13. ker')).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['district']));
  });

  it('has at most five of a type, and no professions where another kind is told', async () => {
    const found = await suggest('ba');
    for (const type of searchSuggestionTypes)
      expect(found.filter((one) => one.type === type).length).toBeLessThanOrEqual(5);
    expect(await labels('ba', 'settlement')).toHaveLength(5);
    expect(await labels('kiadó lakás ker', 'profession')).toEqual([]);
    expect(await labels('ker', 'profession')).not.toEqual([]);
  });

  it('proposes whole searches with the totals of their pages, and none that finds nothing', async () => {
    const owner = await app.signIn('ingatlan_tulajdonos');
    const place = { settlement: 'Budapest XIII. kerület', countyRegion: 'Budapest', postalCode: '1138' };
    for (const houseType of [1, 1, 2])
      await createProperty(app, owner, { ...place, adType: 1, houseType, price: 60_000 });
    const found = async (q: string, kind?: string) => {
      const query = { q, ...(kind && { kind }) };
      const { body } = await app.request().get('/api/search-suggestions').query(query).expect(200);
      const suggestions: TypingSuggestion[] = body.data;
      return suggestions.flatMap(({ label, total }) => (total === null ? [] : [[label, total]]));
    };
    expect((await found('eladó há'))[0]).toEqual(['Eladó házak', 2]);
    expect(await found('eladó lakás')).toContainEqual(['Eladó lakások', 1]);
    expect(await found('eladó lakás 13')).toEqual([['Budapest XIII. kerület', 1]]);
    expect(await found('13')).toEqual([['Ingatlanok Budapest XIII. kerületében', 3]]);
    // Without the place itself beside its only search.
    expect((await suggest('13')).filter(({ label }) => label.includes('XIII.'))).toHaveLength(1);
    expect(await found('13', 'property')).toEqual([['Budapest XIII. kerület', 3]]);
    expect(await found('wellness')).toEqual([]);
    const [search] = (await suggest('eladó há')).filter(({ type }) => type === 'search');
    expect(search).toMatchObject({ text: 'eladó ház', address: '/ingatlanok?adType=1&houseType=1' });
    const listed = await app
      .request()
      .get(`/api${search?.address?.replace('/ingatlanok', '/search-real-estates')}`);
    expect(listed.body.total).toBe(2);
  });

  it('leaves out trades that find nothing beside a search that finds something', async () => {
    const lookups = (await app.request().get('/api/types/types_service').expect(200)).body.data;
    const locksmith = lookups.find(({ typeName }: { typeName: string }) => typeName === 'lakatos');
    const professional = await app.signIn('szakember');
    const service = { title: 'Csősz Ede', selectedServiceTypes: [locksmith.typeID] };
    await createService(app, professional, service, { settlements: ['Szeged'] });
    const found = async (q: string) =>
      (await suggest(q)).flatMap(({ type, label, total }) => (type === 'profession' ? [[label, total]] : []));
    expect((await found('Szegeden lak')).map(([label]) => label)).toEqual(['lakatos']);
    expect((await found('Pécsett lak')).length).toBeGreaterThan(1);
  });

  it('counts no more than a handful of searches, however many there are', async () => {
    const found = await suggest('kiadó lakás ba');
    expect(found.filter(({ address }) => address !== null).length).toBeGreaterThan(maxCountedSearches);
    expect(found.filter(({ total }) => total !== null)).toHaveLength(maxCountedSearches);
  });

  it('names published accommodations and services, without regard to accents', async () => {
    const host = await app.signIn('szallasado');
    const professional = await app.signIn('szakember');
    const accommodationID = await createAccommodation(app, host, {
      accommodationName: 'Kőrös-Gyöngy Panzió',
    });
    const serviceID = await createService(app, professional, { title: 'Kőrös Építő 100%' });
    const found = (await suggest('KOROS')).filter(({ address }) => address !== null);
    expect(found.map(({ label, address }) => [label, address])).toEqual([
      ['Kőrös-Gyöngy Panzió', `/szallas/koros-gyongy-panzio-${accommodationID}`],
      ['Kőrös Építő 100%', `/szolgaltatas/koros-epito-100-${serviceID}`],
    ]);
    expect(await labels('kőrös építő 100%', 'service')).toEqual(['Kőrös Építő 100%']);
    expect(await labels('kőrös é%', 'service')).toEqual([]);
    await app.db.updateTable('services').set({ status: 0 }).where('serviceID', '=', serviceID).execute();
    expect(await labels('kőrös építő', 'service')).toEqual([]);
  });

  it('suggests only what is understood as such', async () => {
    for (const beginning of ['gy', 'bud', 'xi', 'újp', 'szent', 'bala', 'víz', 'fes', 'kar'])
      for (const { type, label, text } of await suggest(beginning)) {
        if (type === 'search') continue;
        const { filters } = await understand({ q: text, kind: 'service' });
        const filter = type === 'profession' ? 'serviceType' : 'settlement';
        expect([label, Object.keys(filters)]).toEqual([label, [filter]]);
      }
  });

  it.each(['', ' ', 'x', '\u0000', '%', '\\', '💥💥', 'x'.repeat(5000)])(
    'never fails, as for %j',
    async (q) => {
      expect(await suggest(q)).toEqual(expect.any(Array));
    },
  );
});

describe('professions while one types', () => {
  const suggest = async (typed: string): Promise<string[]> => {
    const { body } = await app.request().get('/api/profession-suggestions').query({ q: typed }).expect(200);
    return body.data.map(({ typeName }: { typeName: string }) => typeName);
  };

  it.each([
    ['vízszerelő', 'vízvezeték-szerelő'],
    ['vizszerelo', 'vízvezeték-szerelő'],
    ['vízszerelőt', 'vízvezeték-szerelő'],
    ['csőtörés', 'vízvezeték-szerelő'],
    ['bojler', 'vízvezeték-szerelő'],
    ['vízvez', 'vízvezeték-szerelő'],
    ['villany', 'villanyszerelő'],
    ['konnektor', 'villanyszerelő'],
    ['kazán', 'kazánszerelő'],
    ['dugulás', 'duguláselhárító'],
    ['szobafestőt', 'szobafestő'],
    ['csempe', 'burkoló'],
    ['fodrász', 'fodrász'],
    ['takarít', 'takarító'],
  ])('are found by %s', async (typed, name) => {
    expect((await suggest(typed)).join(', ')).toContain(name);
  });

  it('are those whose name begins so before others, at most five, none for no text', async () => {
    const [first] = await suggest('kert');
    expect(first).toMatch(/^kert/);
    expect((await suggest('a')).length).toBe(5);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('qqqq')).toEqual([]);
  });
});

describe('GET /api/popular-searches', () => {
  it('has the places and the professions with the most listings, the largest first, with the totals of their pages', async () => {
    const other = await testApp();
    const owner = await other.signIn('ingatlan_tulajdonos');
    const inCapital = { countyRegion: 'Budapest', postalCode: '1138' };
    for (const settlement of ['Budapest XIII. kerület', 'Budapest VII. kerület'])
      await createProperty(other, owner, { ...inCapital, settlement });
    await createProperty(other, owner, {});
    const hidden = await createProperty(other, owner, { settlement: 'Győr', postalCode: '9021' });
    await other.db
      .updateTable('real_estates')
      .set({ status: 0 })
      .where('realEstateID', '=', hidden)
      .execute();
    const professional = await other.signIn('szakember');
    await createService(other, professional, {});
    const { body } = await other.request().get('/api/popular-searches').expect(200);
    const found: PopularSearch[] = body.data;
    const properties = found.filter(({ kind }) => kind === 'property');
    expect(properties.slice(0, 2).map(({ name }) => name)).toEqual(['Budapest', 'Debrecen']);
    expect(properties.map(({ name }) => name)).not.toContain('Győr');
    expect(found.filter(({ kind }) => kind === 'service').length).toBeGreaterThan(0);
    for (const { kind, address, total } of found) {
      const call = address.replace(
        /^\/\w+/,
        {
          property: '/api/search-real-estates',
          accommodation: '/api/search-accommodations',
          service: '/api/search-professionals',
        }[kind],
      );
      expect([address, (await other.request().get(call).expect(200)).body.total]).toEqual([address, total]);
    }
    for (const kind of listingKinds)
      expect(found.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(maxPopularOfKind);
  });
});
