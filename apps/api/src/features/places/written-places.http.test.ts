import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildAccommodation, createAccommodation } from '../../testing/factories-accommodations.ts';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { buildService, createService } from '../../testing/factories-services.ts';
import { listingSpecs } from '../listings/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

interface Address {
  settlement: string;
  countyRegion?: string | null;
  postalCode?: string;
}

const hungary = { countryID: 1 };
const create: Record<ListingKind, (owner: SignedIn, address: Address) => Promise<number>> = {
  property: (owner, address) => createProperty(app, owner, address),
  accommodation: (owner, address) => createAccommodation(app, owner, address),
  service: (owner, address) => createService(app, owner, { ...hungary, ...address }),
};
const build: Record<ListingKind, (address: object) => object> = {
  property: buildProperty,
  accommodation: buildAccommodation,
  service: (address) => ({ ...buildService(), ...hungary, ...address, selectedServiceTypes: undefined }),
};
const calls = {
  property: { search: '/api/search-real-estates', one: '/api/real-estate', id: 'realEstateID' },
  accommodation: { search: '/api/search-accommodations', one: '/api/accommodations', id: 'accommodationID' },
  service: { search: '/api/search-professionals', one: '/api/professionals', id: 'serviceID' },
} as const;

const get = async (path: string, query: Record<string, string>, auth = {}) =>
  (await app.request().get(path).query(query).set(auth).expect(200)).body;

describe.each(Object.keys(calls) as ListingKind[])('the place of a %s', (kind) => {
  const { search, one, id } = calls[kind];
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await app.signIn(listingRoleByKind[kind]);
  });
  const find = async (query: Record<string, string>): Promise<Record<string, unknown>[]> =>
    (await get(search, query)).data;

  // Shows FIND-04.
  it.each([
    [
      { settlement: 'bp 13', countyRegion: 'Budapest', postalCode: '1133' },
      'Budapest XIII. kerület',
      'Budapest',
    ],
    [{ settlement: 'Budapest 13. kerület', countyRegion: 'bp' }, 'Budapest XIII. kerület', 'Budapest'],
    [{ settlement: 'gyor', countyRegion: 'győr-moson-sopron megye' }, 'Győr', 'Győr-Moson-Sopron vármegye'],
    [{ settlement: 'GYŐR', countyRegion: null }, 'Győr', null],
    [{ settlement: 'Győrben', countyRegion: null }, 'Győr', null],
    [{ settlement: 'Lillafüred', countyRegion: null }, 'Lillafüred', null],
    [{ settlement: 'Óperencia', countyRegion: 'Tündérország' }, 'Óperencia', 'Tündérország'],
  ])('%o is stored and shown as the gazetteer spells it', async (address, settlement, countyRegion) => {
    const listingID = await create[kind](owner, address);
    const card = (await find({})).find((found) => found[id] === listingID);
    expect(card).toMatchObject({ settlement, countyRegion });
  });

  it('is found in any form, however it was written', async () => {
    const listingID = await create[kind](owner, {
      settlement: 'bp 13',
      countyRegion: 'Budapest',
      postalCode: '1133',
    });
    const region = kind === 'property' ? 'countyRegion' : 'region';
    const forms = ['XIII. kerület', 'bp. XIII. ker.', 'Angyalföldön', '1133', 'Budapest', '1133 Budapest'];
    for (const query of [
      ...forms.map((settlement) => ({ settlement })),
      ...forms.map((typed) => ({ [region]: typed })),
      { settlement: 'bp 13', [region]: 'bp' },
    ])
      expect((await find(query)).map((found) => found[id])).toContain(listingID);
    const bounds = { bbox: '18.9,47.3,19.3,47.7', zoom: '15' };
    const { clusters, pins } = (await get(`/api/map/${kind}`, { ...bounds, settlement: 'bp 13' })).data;
    expect(clusters.length + pins.length).toBeGreaterThan(0);
  });

  it('is spelled on an update, too, and another spelling alone moves no pin', async () => {
    const listingID = await create[kind](owner, { settlement: 'Győr', postalCode: '9021' });
    const update = (address: object) =>
      app.request().put(`${one}/${listingID}`).set(owner.auth).send(build[kind](address)).expect(200);
    const read = async () => {
      const { table, idField } = listingSpecs[kind];
      const stored = await sql`select settlement, lat, lon from ${sql.table(table)}
        where ${sql.ref(idField)} = ${listingID}`.execute(app.db);
      return stored.rows[0];
    };
    await update({ settlement: 'Győr', postalCode: '9021', lat: 47.69, lon: 17.63 });
    await update({ settlement: 'Győrben', postalCode: '9021' });
    expect(await read()).toEqual({ settlement: 'Győr', lat: 47.69, lon: 17.63 });
    await update({ settlement: 'debrecen', postalCode: '4031' });
    expect(await read()).toEqual({ settlement: 'Debrecen', lat: null, lon: null });
  });
});

describe('the places of requests', () => {
  let requester: SignedIn;
  beforeAll(async () => {
    requester = await app.signIn('ajanlatkero');
  });

  it('of a service request are spelled and found in any form', async () => {
    const requestID = await createRequest(app, requester, 'service', {
      settlement: 'bp 13',
      countyRegion: 'budapest',
      postalCode: '1133',
    });
    const { auth } = await app.signIn('szakember');
    for (const address of ['XIII. kerület', 'bp. XIII. ker.', 'Budapest környékén', 'Budapestre']) {
      const { data } = await get('/api/search-service-requests', { address }, auth);
      expect(data).toMatchObject([
        { requestID, settlement: 'Budapest XIII. kerület', countyRegion: 'Budapest' },
      ]);
    }
  });

  it.each([
    [
      'accommodation',
      'szallasado',
      '/api/search-accommodation-requests',
      '/api/accommodation-requests',
      'settlement',
    ],
    [
      'property',
      'ingatlan_tulajdonos',
      '/api/search-real-estate-requests',
      '/api/real-estate-requests',
      'location',
    ],
  ] as const)(
    'of a request for a %s are spelled and found in any form',
    async (kind, role, search, own, name) => {
      const regions = ['bp 13', 'gyor', 'Győrben', 'pest megye', 'Óperencia'];
      const requestID = await createRequest(app, requester, kind, { regions });
      const { auth } = await app.signIn(role);
      for (const typed of ['bp. XIII. ker.', 'GYŐR', 'Győr mellett', 'Pest megyében', 'Óperencia'])
        for (const [path, as] of [
          [search, auth],
          [own, requester.auth],
        ] as const) {
          const { data } = await get(path, { [name]: typed }, as);
          expect(data).toMatchObject([{ requestID }]);
          expect(data[0].settlements ?? data[0].regions).toEqual([
            'Budapest XIII. kerület',
            'Győr',
            'Pest vármegye',
            'Óperencia',
          ]);
        }
    },
  );

  it('of what a service covers are the gazetteer’s', async () => {
    const professional = await app.signIn('szakember');
    const coverage = { settlements: ['bp 13', 'Győrben'], regions: ['pest megyei'] };
    const serviceID = await createService(app, professional, {}, coverage);
    const names = await app.db
      .selectFrom('service_regions')
      .select('regionName')
      .where('serviceID', '=', serviceID)
      .orderBy('regionName')
      .execute();
    expect(names.map(({ regionName }) => regionName)).toEqual([
      'Budapest XIII. kerület',
      'Győr',
      'Pest vármegye',
    ]);
  });
});
