import { allEndpoints } from '@piacter/contracts';
import { typedEntries } from '@piacter/contracts/core';
import { listingSorts } from '@piacter/contracts/listings/values';
import { formatArea, formatBounds } from '@piacter/contracts/map';
import { markAllChanged } from '@piacter/db';
import {
  getDistance,
  type Position,
  tileLevel,
  toMapPoint,
  toMercator,
  toMorton,
} from '@piacter/db/map-position';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { TestClock } from './testing/clock.ts';
import { toEndpointUrl } from './testing/endpoint-address.ts';
import { createAccommodation } from './testing/factories-accommodations.ts';
import { createBareListing } from './testing/factories-listing-parts.ts';
import { createProperty } from './testing/factories-properties.ts';
import { createService } from './testing/factories-services.ts';

const szeged = { countryID: 1, postalCode: '6720', settlement: 'Szeged', street: 'Fő', houseNumber: '1' };
/** True places of hidden addresses, too far from each other for a common tile of 1.5 km. */
const truePlaces: readonly Position[] = [
  { lat: 46.25371, lon: 20.14937 },
  { lat: 46.22173, lon: 20.10739 },
  { lat: 46.27739, lon: 20.19171 },
];
const view = { west: 20.05, south: 46.2, east: 20.25, north: 46.3 };
type Box = typeof view;
const corners = ({ west, south, east, north }: Box) =>
  formatArea([
    { lat: south, lon: west },
    { lat: south, lon: east },
    { lat: north, lon: east },
    { lat: north, lon: west },
  ]);
const bounds = ({ west, south, east, north }: Box) => formatBounds([west, south, east, north]);

const kinds = {
  property: {
    create: createProperty,
    role: 'ingatlan_tulajdonos',
    search: '/api/search-real-estates',
    read: '/api/real-estate',
    table: 'real_estates',
    idField: 'realEstateID',
  },
  accommodation: {
    create: createAccommodation,
    role: 'szallasado',
    search: '/api/search-accommodations',
    read: '/api/accommodation-public',
    table: 'accommodations',
    idField: 'accommodationID',
  },
  service: {
    create: createService,
    role: 'szakember',
    search: '/api/search-professionals',
    read: '/api/professionals-public',
    table: 'services',
    idField: 'serviceID',
  },
} as const;

/** Halves a box as long as the listing is said to be in it, and returns where that ends: to some metres. */
async function narrow(isIn: (box: Box) => Promise<boolean>): Promise<Position> {
  let box = view;
  for (let step = 0; step < 24; step += 1) {
    const { west, south, east, north } = box;
    const [lat, lon] = [(south + north) / 2, (west + east) / 2];
    const [one, other] =
      step % 2 === 0
        ? [
            { ...box, east: lon },
            { ...box, west: lon },
          ]
        : [
            { ...box, north: lat },
            { ...box, south: lat },
          ];
    box = (await isIn(one)) ? one : other;
  }
  return { lat: (box.south + box.north) / 2, lon: (box.west + box.east) / 2 };
}

type Columns = Record<'mapPoint' | 'mapTile', number>;

/** The columns of a listing that is shown where it is. */
function toColumns(place: Position): Columns {
  const { x, y } = toMercator(place);
  const toTile = (share: number) => Math.floor(share * 2 ** tileLevel);
  return { mapPoint: toMapPoint(place), mapTile: toMorton(toTile(x), toTile(y)) };
}

function neverHidden(): never {
  throw new Error('Too few addresses are hidden.');
}

const clock = new TestClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock });
});

describe.each(typedEntries(kinds))(
  'the true place of a hidden address, of kind %s,',
  (kind, { create, role, search, read, table, idField }) => {
    const hidden: { id: number; place: Position; shown: Position }[] = [];
    /** Public addresses around them, so that there are clusters. */
    const known: Position[] = [];

    const setColumns = async (id: number, { mapPoint, mapTile }: Columns) => {
      await sql`update ${sql.table(table)} set mapPoint = ${mapPoint}, mapTile = ${mapTile},
        mapRadius = coalesce(mapRadius, 0) where ${sql.ref(idField)} = ${id}`.execute(app.db);
      await markAllChanged(app.db, kind);
    };

    beforeAll(async () => {
      const owner = await app.signIn(role);
      for (const place of truePlaces) {
        const id = await create(app, owner, { ...szeged, ...place, disableAddress: 1 });
        const { body } = await app.request().get(`${read}/${id}`).expect(200);
        hidden.push({ id, place, shown: body.data.mapPosition });
      }
      for (let index = 0; index < 64; index += 1) {
        const place = { lat: 46.21 + (index % 8) * 0.01, lon: 20.07 + Math.floor(index / 8) * 0.02 };
        const { listingID } = await createBareListing(app.db, clock, kind, owner);
        await setColumns(listingID, toColumns(place));
        known.push(place);
      }
    });

    const get = async (path: string, query: Record<string, string>) =>
      (await app.request().get(path).query(query).expect(200)).body;
    const hasID = (rows: unknown[], id: number) =>
      rows.some((row) =>
        Object.entries(row as object).some(([name, value]) => name === idField && value === id),
      );
    /** What a visitor can ask about a box: the list, its total, and the pins of the map. */
    const questions = {
      'the list of an area': async (box: Box, id: number) =>
        hasID((await get(search, { area: corners(box), page: '1' })).data, id),
      'the pins of a view': async (box: Box, id: number) =>
        hasID((await get(`/api/map/${kind}`, { bbox: bounds(box), zoom: '19' })).data.pins, id),
      'the pins of an area': async (box: Box, id: number) =>
        hasID(
          (await get(`/api/map/${kind}`, { bbox: bounds(view), zoom: '12', area: corners(box) })).data.pins,
          id,
        ),
    };
    /** The list has a page of twenty: the public listings are put aside. */
    const withoutKnown = async (work: () => Promise<void>) => {
      const ids = sql.join(hidden.map(({ id }) => id));
      const setStatus = async (status: number) => {
        await sql`update ${sql.table(table)} set status = ${status} where ${sql.ref(idField)} not in (${ids})`.execute(
          app.db,
        );
        await markAllChanged(app.db, kind);
      };
      await setStatus(0);
      try {
        await work();
      } finally {
        await setStatus(1);
      }
    };

    // Shows MAP-04.
    it('is not where narrowing areas and views leads', async () => {
      await withoutKnown(async () => {
        for (const [index, isIn] of Object.values(questions).entries()) {
          const { id, place, shown } = hidden[index] ?? neverHidden();
          const found = await narrow((box) => isIn(box, id));
          expect(getDistance(found, shown)).toBeLessThan(10);
          expect(getDistance(found, place)).toBeGreaterThan(295);
        }
      });
    });

    it('would be found so if it were indexed', async () => {
      const { id, place } = hidden[0] ?? neverHidden();
      const { rows } = await sql<Columns>`
        select mapPoint, mapTile from ${sql.table(table)} where ${sql.ref(idField)} = ${id}`.execute(app.db);
      await setColumns(id, toColumns(place));
      try {
        await withoutKnown(async () => {
          const found = await narrow((box) => questions['the list of an area'](box, id));
          expect(getDistance(found, place)).toBeLessThan(10);
        });
      } finally {
        for (const row of rows) await setColumns(id, row);
      }
    });

    it('is not what clusters leave when the public addresses are subtracted, at any zoom level', async () => {
      let compared = 0;
      for (let zoom = 0; zoom <= 19; zoom += 1) {
        const { data } = await get(`/api/map/${kind}`, { bbox: bounds(view), zoom: String(zoom) });
        for (const { lat, lon, count, bounds: box } of data.clusters) {
          const [west, south, east, north] = box;
          const isIn = (at: Position) =>
            at.lat >= south && at.lat <= north && at.lon >= west && at.lon <= east;
          const neighbours = known.filter(isIn);
          const rest = count - neighbours.length;
          if (rest !== 1) continue;
          const sum = (pick: (at: Position) => number) => neighbours.reduce((all, at) => all + pick(at), 0);
          const left = {
            lat: lat * count - sum((at) => at.lat),
            lon: lon * count - sum((at) => at.lon),
          };
          // The middle is rounded to a metre, times the number of listings.
          const error = 2 * count;
          const [nearest] = hidden.toSorted(
            (a, b) => getDistance(a.shown, left) - getDistance(b.shown, left),
          );
          if (!nearest) continue;
          compared += 1;
          expect(getDistance(nearest.shown, left)).toBeLessThan(error);
          expect(getDistance(nearest.place, left)).toBeGreaterThan(300 - error);
        }
      }
      expect(compared).toBeGreaterThan(0);
    });

    it('is not the middle of several listings that their owner hides at one address', async () => {
      const landlord = await app.signIn(role);
      const place = { lat: 46.25917, lon: 20.13571 };
      const points: Position[] = [];
      for (let index = 0; index < 12; index += 1) {
        const id = await create(app, landlord, { ...szeged, ...place, disableAddress: 1 });
        points.push((await get(`${read}/${id}`, {})).data.mapPosition);
      }
      const mean = (pick: (at: Position) => number) =>
        points.reduce((sum, at) => sum + pick(at), 0) / points.length;
      const middle = { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
      expect(getDistance(middle, place)).toBeGreaterThan(295);
    });

    /** Every GET call, about one of the listings, with what the calls need in their query. */
    const toAddresses = () =>
      allEndpoints
        .filter(({ method }) => method === 'GET')
        .flatMap((endpoint) =>
          hidden.slice(0, 1).flatMap(({ id }) => {
            const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
            const isID = (name: string) => /id$/i.test(name) || name.endsWith('Url');
            const given = names.map((name) => [name, isID(name) ? `hirdetes-${id}` : kind]);
            const url = (values: string[][]) => toEndpointUrl(endpoint, Object.fromEntries(values));
            const numbered = given.map(([name = '', value = '']) => [name, value.replace('hirdetes-', '')]);
            const query = new URLSearchParams({
              bbox: bounds(view),
              zoom: '12',
              kind,
              id: String(id),
              ids: hidden.map((one) => one.id).join(),
              q: 'Szeged',
              settlement: 'Szeged',
            });
            return names.some((name) => name.endsWith('Url'))
              ? [`${url(given)}?${query}`, `${url(numbered)}?${query}`]
              : [`${url(numbered)}?${query}`];
          }),
        );

    // Its advertiser and the admin see the address, and so its position.
    it('is in no reply of a GET call to anybody else', async () => {
      const addresses = [...new Set(toAddresses())];
      const requester = await app.signIn('ajanlatkero');
      let read200 = 0;
      for (const headers of [{}, requester.auth])
        for (const address of addresses) {
          const { status, text } = await app.request().get(address).set(headers);
          if (status === 200) read200 += 1;
          // One of them may be in a moved position by chance, both cannot.
          const isLeaked = hidden.some(
            ({ place }) => text?.includes(String(place.lat)) && text.includes(String(place.lon)),
          );
          expect(isLeaked, address).toBe(false);
        }
      expect(read200).toBeGreaterThan(40);
    });

    it('changes no reply to a visitor: no order, total, suggestion or picture of the map', async () => {
      const searches = [
        ...listingSorts[kind].flatMap((sort) => [
          `${search}?sort=${sort}&settlement=Szeged`,
          `${search}?sort=${sort}&area=${corners(view)}`,
        ]),
        // Few results, so that others nearby are suggested.
        `${search}?settlement=Szeged&keyword=xilofon`,
        `${search}?settlement=Deszk`,
        ...[6, 10, 14, 19].map((zoom) => `/api/map/${kind}?bbox=${bounds(view)}&zoom=${zoom}`),
        ...new Set(toAddresses()),
      ].filter((address) => !/captcha|health|ready|metrics/.test(address));
      const readAll = async () => {
        const replies: string[] = [];
        for (const address of searches) replies.push((await app.request().get(address)).text);
        return replies;
      };
      const before = await readAll();
      const setPlace = (at: (place: Position) => Position) =>
        Promise.all(
          hidden.map(({ id, place }) => {
            const { lat, lon } = at(place);
            return sql`update ${sql.table(table)} set lat = ${lat}, lon = ${lon}
              where ${sql.ref(idField)} = ${id}`.execute(app.db);
          }),
        );
      await setPlace(({ lat, lon }) => ({ lat: lat - 0.03, lon: lon + 0.04 }));
      expect(await readAll()).toEqual(before);
      await setPlace((place) => place);
    });
  },
  60_000,
);
