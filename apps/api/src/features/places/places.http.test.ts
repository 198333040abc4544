import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressSuggestion } from '@piacter/contracts/places';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const addresses = async (query: Record<string, string>): Promise<AddressSuggestion[]> =>
  (await app.request().get('/api/address-suggestions').query(query).expect(200)).body.data;
const labels = async (search: string) => (await addresses({ search })).map(({ label }) => label);

describe('address suggestions of the embedded gazetteer', () => {
  it('finds a settlement by its unaccented prefix, with county and coordinates', async () => {
    const [first] = await addresses({ search: 'GYO' });
    expect(first).toMatchObject({
      settlement: 'Győr',
      countyRegion: 'Győr-Moson-Sopron vármegye',
      countryCode: 'HU',
      street: null,
      lat: expect.any(Number),
      lon: expect.any(Number),
    });
  });

  it.each([
    'Debrecen, Vincellér utca',
    'Vincellér utca Debrecen',
    'vincellér utca debrecen',
    'Debrecen Vincellér utca 12',
    'Debrecen, Vincellér utca 12/b',
    'Vincellér utca Debr',
  ])('finds the street in %j', async (search) => {
    expect(await addresses({ search })).toEqual([
      expect.objectContaining({
        label: 'Debrecen, Vincellér utca',
        settlement: 'Debrecen',
        countyRegion: 'Hajdú-Bihar vármegye',
        street: 'Vincellér utca',
        postalCode: null,
      }),
    ]);
  });

  it('names the codes of the settlement, its main one first, where none is known for the street', async () => {
    const [street] = await addresses({ search: 'Győr, Baross Gábor utca' });
    expect(street).toMatchObject({ postalCode: null, street: 'Baross Gábor utca' });
    expect(street?.postalCodes.length).toBeGreaterThan(5);
    expect(street?.postalCodes[0]).toMatch(/^90\d\d$/);
    const [known] = await addresses({ search: 'Budapest, Apor Péter' });
    expect(known).toMatchObject({ postalCode: '1011', postalCodes: [] });
  });

  it('lists some codes of a town that is typed in full before villages of the same beginning', async () => {
    const found = await labels('győr');
    expect(found[0]).toBe('Győr');
    for (const label of found.slice(1, 4)) expect(label).toMatch(/^90\d\d Győr$/);
    expect(found[4]).toMatch(/Győr\S/);
  });

  it.each([
    ['Debrecen, Vincellér u', ['Debrecen, Vincellér utca', 'Debrecen, Vincellér út']],
    ['Debrecen Vincellér u. 3', ['Debrecen, Vincellér utca', 'Debrecen, Vincellér út']],
    ['4031 Debrecen, Vincellér utca', ['4031 Debrecen, Vincellér utca']],
    ['4031 Vincellér utca', ['4031 Debrecen, Vincellér utca']],
    ['Debrecen, Kossuth Lajos krt.', ['Debrecen, Kossuth Lajos körút']],
    [
      'Debrecen, Kossuth sé',
      [
        'Debrecen, Kossuth sétány',
        'Debrecen, Kossuth Sé utca',
        'Debrecen, Kossuth Sé út',
        'Debrecen, Kossuth Sé tér',
      ],
    ],
    [
      'Debrecen, Vincellér',
      ['Debrecen, Vincellér utca', 'Debrecen, Vincellér út', 'Debrecen, Vincellér tér'],
    ],
  ])('completes the public place type of %j', async (search, expected) => {
    expect(await labels(search)).toEqual(expected);
  });

  it.each(['4031', '4031 Debrecen', '4031 deb'])(
    'finds the settlement by the postal code in %j',
    async (search) => {
      expect(await addresses({ search })).toMatchObject([
        { label: '4031 Debrecen', postalCode: '4031', settlement: 'Debrecen', street: null },
      ]);
    },
  );

  it('suggests the city and its districts for Budapest, at most five in all', async () => {
    const found = await labels('Budapest');
    expect(found).toHaveLength(5);
    expect(found[0]).toBe('Budapest');
    expect(found.slice(1).every((label) => /^Budapest [IVX]+\. kerület$/.test(label))).toBe(true);
  });

  it.each(['xi. kerület', 'Budapest XI', 'budapest 11. kerület', 'XI. ker.'])(
    'finds the district in %j',
    async (search) => {
      expect((await labels(search))[0]).toBe('Budapest XI. kerület');
    },
  );

  // Shows WID-03.
  it('finds all 23 districts', async () => {
    for (let number = 1; number <= 23; number += 1)
      expect((await addresses({ search: `${number}. kerület` }))[0]?.settlement).toMatch(
        /^Budapest [IVX]+\. kerület$/,
      );
  });

  it('finds the streets of Budapest with district and postal code', async () => {
    const found = await addresses({ search: 'Budapest, Apor Péter' });
    expect(found).toMatchObject([
      { street: 'Apor Péter utca', postalCode: '1011', settlement: 'Budapest I. kerület' },
    ]);
    expect(await addresses({ search: 'apor peter u' })).toEqual(found);
    expect(await addresses({ search: '1011 Budapest, Apor Péter utca 3' })).toEqual(found);
  });

  it('is restricted to the country that is given', async () => {
    expect(await addresses({ search: 'Debrecen', countryID: '2' })).toEqual([]);
    expect((await addresses({ search: 'Linz', countryID: '2' }))[0]).toMatchObject({ countryCode: 'AT' });
  });

  it('honours the limit, and returns nothing for a text without letters', async () => {
    expect(await addresses({ search: 'b', limit: '2' })).toHaveLength(2);
    expect(await addresses({ search: '?!' })).toEqual([]);
    expect(await addresses({ search: '' })).toEqual([]);
    await app.request().get('/api/address-suggestions').query({ search: 'b', limit: '6' }).expect(422);
    await app.request().get('/api/address-suggestions').expect(422);
  });

  it('may be cached by browsers', async () => {
    const { headers } = await app.request().get('/api/address-suggestions?search=pécs').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });
});

describe('region and settlement suggestions', () => {
  // Shows WID-13.
  it('suggests at most four settlements of the country, largest first', async () => {
    const { body } = await app.request().get('/api/region-suggestions?search=sze&countryID=1').expect(200);
    expect(body.data).toHaveLength(4);
    expect(body.data[0]).toEqual({ regionName: 'Szeged', kind: 'settlement' });
  });

  it('suggests regions of the country', async () => {
    const { body } = await app
      .request()
      .get('/api/region-suggestions?search=haj&countryID=1&kind=region')
      .expect(200);
    expect(body.data).toEqual([{ regionName: 'Hajdú-Bihar vármegye', kind: 'region' }]);
  });

  it.each([
    ['settlement', 'bp. XIII. ker.', 'Budapest XIII. kerület'],
    ['settlement', 'Győrben', 'Győr'],
    ['region', 'pest megyében', 'Pest vármegye'],
  ])('suggests the %s that %s means where no name begins so', async (kind, search, regionName) => {
    const { body } = await app
      .request()
      .get('/api/region-suggestions')
      .query({ search, kind, countryID: 1 })
      .expect(200);
    expect(body.data).toEqual([{ regionName, kind }]);
  });

  it.each(['limit=5', 'kind=village', 'countryID=0'])('rejects %s', async (query) => {
    await app.request().get(`/api/region-suggestions?search=a&countryID=1&${query}`).expect(422);
  });

  it('requires the country', async () => {
    await app.request().get('/api/region-suggestions?search=a').expect(422);
  });

  it('suggests settlements with their county', async () => {
    const { body } = await app.request().get('/api/accommodation-settlements?search=sio').expect(200);
    expect(body.data[0]).toEqual({ settlement: 'Siófok', countyRegion: 'Somogy vármegye' });
    expect(body.data.length).toBeLessThanOrEqual(4);
  });
});

describe('address suggestions of a maps service', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  async function withProvider(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as AddressInfo;
    const geocodingUrl = `http://127.0.0.1:${port}/search`;
    return testApp({ config: { geocodingKey: 'titok', geocodingUrl } });
  }

  const ask = async (provided: TestApp, query: Record<string, string>) =>
    (await provided.request().get('/api/address-suggestions').query(query).expect(200)).body;

  const fromGazetteer = {
    message: 'A címkereső szolgáltatás most nem elérhető, a saját címjegyzékünkből ajánlunk.',
    data: [{ settlement: 'Debrecen' }],
  };

  // Shows WID-03.
  it('queries the provider in Hungarian for the country, and maps its reply', async () => {
    const asked: URL[] = [];
    const provided = await withProvider((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://provider.test'));
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          results: [
            {
              address: {
                freeformAddress: '4031 Debrecen, Vincellér utca',
                countryCode: 'HU',
                municipality: 'Debrecen',
                countrySubdivision: 'Hajdú-Bihar',
                postalCode: '4031, 4032',
                streetName: 'Vincellér utca',
              },
              position: { lat: 47.5, lon: 21.6 },
            },
            { address: { freeformAddress: 'Magyarország', countryCode: 'HU' } },
          ],
        }),
      );
    });
    expect(await ask(provided, { search: 'Vincellér/../x', countryID: '1' })).toEqual({
      ok: true,
      message: '',
      data: [
        {
          label: '4031 Debrecen, Vincellér utca',
          countryCode: 'HU',
          postalCode: '4031',
          postalCodes: [],
          settlement: 'Debrecen',
          countyRegion: 'Hajdú-Bihar',
          street: 'Vincellér utca',
          lat: 47.5,
          lon: 21.6,
        },
      ],
    });
    expect(asked[0]?.pathname).toBe(`/search/${encodeURIComponent('Vincellér/../x')}.json`);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      key: 'titok',
      language: 'hu-HU',
      countrySet: 'HU',
      limit: '5',
      typeahead: 'true',
    });
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['something other than JSON', (_request, response) => response.end('<html>')],
    ['JSON of another shape', (_request, response) => response.end('{"results":[{}]}')],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['nothing', (request) => request.destroy()],
    ['too late', () => undefined],
  ])('falls back to the gazetteer and says so when it answers %s', async (_name, answer) => {
    expect(await ask(await withProvider(answer), { search: '4031 Debrecen' })).toMatchObject(fromGazetteer);
  });
});

describe('the places to search', () => {
  const suggest = async (search: string, more = '') =>
    (
      await app
        .request()
        .get(`/api/place-suggestions?search=${encodeURIComponent(search)}${more}`)
        .expect(200)
    ).body.data;

  it('are the lake before the village of its name, each by a text that finds it alone', async () => {
    const found = await suggest('balaton');
    expect(found[0]).toEqual({ place: 'Balaton környéke', note: 'tájegység' });
    expect(found).toContainEqual({ place: 'Balaton, Heves vármegye', note: '' });
    const total = async (settlement: string) =>
      (await app.request().get('/api/search-real-estates').query({ settlement }).expect(200)).body.total;
    expect(await total('Balaton környéke')).toBeGreaterThanOrEqual(await total('Balaton, Heves vármegye'));
  });

  it('are counties before settlements, which have their county beside them', async () => {
    const [first, ...others] = await suggest('heve');
    expect(first).toEqual({ place: 'Heves vármegye', note: '' });
    expect(others).toContainEqual({ place: 'Heves', note: 'Heves vármegye' });
    expect(await suggest('mátr')).toContainEqual({ place: 'Mátra', note: 'tájegység' });
    // A whole name comes before the county that begins with it.
    expect((await suggest('győr'))[0]).toEqual({ place: 'Győr', note: 'Győr-Moson-Sopron vármegye' });
  });

  it('are stations and squares with their districts, too, which find them alone', async () => {
    const found = { place: 'Blaha Lujza tér', note: 'Budapest VII. és VIII. kerület' };
    expect((await suggest('blaha'))[0]).toEqual(found);
    expect(await suggest('blaha', '&countryID=2')).not.toContainEqual(found);
    const total = async (settlement: string) =>
      (await app.request().get('/api/search-real-estates').query({ settlement }).expect(200)).body.total;
    expect(await total(found.place)).toBe(await total('Budapest VII. kerület,Budapest VIII. kerület'));
  });

  it('are those of the country, and none for a text that means nothing', async () => {
    expect(JSON.stringify(await suggest('balaton', '&countryID=2'))).not.toContain('tájegység');
    expect(await suggest('')).toEqual([]);
    expect(await suggest('xq')).toEqual([]);
  });
});
