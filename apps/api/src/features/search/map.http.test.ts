import { typedEntries } from '@piacter/contracts/core';
import { formatArea, isInArea } from '@piacter/contracts/map';
import { markAllChanged } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';

const debrecen = { countryID: 1, postalCode: '4031', settlement: 'Debrecen', street: 'Fő', houseNumber: '1' };
const country = '16,45.7,23,48.6';
const town = '21.4,47.4,21.8,47.7';
const corner = (lat: number, lon: number) => ({ lat, lon });
/** A third of the town's listings, with a bay. */
const part = [
  corner(47.5, 21.56),
  corner(47.5, 21.7),
  corner(47.56, 21.7),
  corner(47.52, 21.62),
  corner(47.56, 21.56),
];

const kinds = {
  property: { create: createProperty, search: '/api/search-real-estates', role: 'ingatlan_tulajdonos' },
  accommodation: { create: createAccommodation, search: '/api/search-accommodations', role: 'szallasado' },
  service: { create: createService, search: '/api/search-professionals', role: 'szakember' },
} as const;

interface Mark {
  lat: number;
  lon: number;
  count?: number;
  id?: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe.each(typedEntries(kinds))('the map of listings of kind %s', (kind, { create, search, role }) => {
  /** A hundred listings around Debrecen, every fourth one hidden, and a distant one. */
  const placed: { id: number; lat: number; lon: number; isHidden: boolean }[] = [];
  beforeAll(async () => {
    const owner = await app.signIn(role);
    for (let index = 0; index < 100; index += 1) {
      const position = { lat: 47.4833 + (index % 10) * 0.01, lon: 21.54 + Math.floor(index / 10) * 0.02 };
      const isHidden = index % 4 === 0;
      const id = await create(app, owner, { ...debrecen, ...position, disableAddress: isHidden ? 1 : 0 });
      placed.push({ id, ...position, isHidden });
    }
    await create(app, owner, { ...debrecen, settlement: 'Szeged', postalCode: '6720' });
  });

  const view = async (query: Record<string, string>) => {
    const { body } = await app.request().get(`/api/map/${kind}`).query(query).expect(200);
    return body.data as { clusters: (Mark & { bounds: number[]; countIsCapped: boolean })[]; pins: Mark[] };
  };
  const count = ({ clusters, pins }: { clusters: Mark[]; pins: Mark[] }) =>
    pins.length + clusters.reduce((sum, one) => sum + (one.count ?? 0), 0);
  const total = async (query: Record<string, string>): Promise<number> =>
    (await app.request().get(search).query(query).expect(200)).body.total;

  it('counts every listing once at every zoom level', async () => {
    for (const zoom of [0, 5, 6, 7, 8, 10, 12, 14, 16, 19])
      expect(count(await view({ bbox: country, zoom: String(zoom) }))).toBe(101);
    expect(count(await view({ bbox: town, zoom: '11' }))).toBe(100);
  });

  it('has clusters within their bounds where there are many, and all as pins where there are few', async () => {
    const { clusters, pins } = await view({ bbox: country, zoom: '7' });
    expect(pins).toHaveLength(1);
    for (const { lat, lon, bounds, countIsCapped } of clusters) {
      const [west = 0, south = 0, east = 0, north = 0] = bounds;
      expect(lon >= west && lon <= east && lat >= south && lat <= north).toBe(true);
      // Those of what it holds, not those of the tile, which is ten times as wide.
      expect(east - west).toBeLessThan(0.4);
      expect(east).toBeGreaterThan(west);
      expect(countIsCapped).toBe(false);
    }
    const near = await view({ bbox: '21.53,47.47,21.6,47.5', zoom: '14' });
    expect(near.clusters).toEqual([]);
    expect(near.pins[0]).toMatchObject({ kind, id: expect.any(Number), mainImg: null, packageType: 0 });
  });

  // Shows MAP-02.
  it('follows the filters of the search', async () => {
    expect(count(await view({ bbox: country, zoom: '7', settlement: 'Debrecen' }))).toBe(100);
    expect(count(await view({ bbox: country, zoom: '7', settlement: 'Szeged' }))).toBe(1);
    expect(count(await view({ bbox: town, zoom: '12', settlement: 'Szeged' }))).toBe(0);
    expect(count(await view({ bbox: country, zoom: '7', countryID: '2' }))).toBe(0);
  });

  it('contains the shown positions of an area only, as the search does', async () => {
    const area = formatArea(part);
    const all = await view({ bbox: '21.3,47.3,21.9,47.8', zoom: '19' });
    expect(count(all)).toBe(100);
    const inside = await view({ bbox: country, zoom: '7', area });
    const exact = placed.filter((one) => !one.isHidden && isInArea(one, part)).length;
    expect(count(inside)).toBeGreaterThanOrEqual(exact);
    expect(count(inside)).toBeLessThan(exact + 25);
    expect(await total({ area })).toBe(count(inside));
    expect(await total({ area, settlement: 'Debrecen' })).toBe(count(inside));
    for (const pin of inside.pins) expect(isInArea(pin, part)).toBe(true);
    for (const { id } of placed.filter((one) => !one.isHidden && isInArea(one, part)))
      expect(inside.pins.map((pin) => pin.id)).toContain(id);
    expect(await total({ area: '10,10;10,11;11,11' })).toBe(0);
  });

  it('keeps an unpublished listing out', async () => {
    const bbox = '20,46.1,20.3,46.4';
    expect(count(await view({ bbox, zoom: '12' }))).toBe(1);
    const { id } = (await view({ bbox, zoom: '12' })).pins[0] ?? {};
    const table = { property: 'real_estates', accommodation: 'accommodations', service: 'services' }[kind];
    const idField = { property: 'realEstateID', accommodation: 'accommodationID', service: 'serviceID' }[
      kind
    ];
    await app.db
      .updateTable(table as 'services')
      .set({ status: 0 })
      .where(idField as 'serviceID', '=', id ?? 0)
      .execute();
    await markAllChanged(app.db, kind);
    expect(count(await view({ bbox, zoom: '12' }))).toBe(0);
  });
});

it.each([
  ['no bounds', { zoom: '7' }, 'bbox'],
  ['bounds without extent', { bbox: '16,45,16,48', zoom: '7' }, 'bbox'],
  ['a zoom level that tiles do not have', { bbox: country, zoom: '20' }, 'zoom'],
  ['an area of two corners', { bbox: country, zoom: '7', area: '47,19;47,20' }, 'area'],
  ['an area that crosses itself', { bbox: country, zoom: '7', area: '47,19;48,20;48,19;47,20' }, 'area'],
])('refuses %s', async (_what, query, path) => {
  const { body } = await app.request().get('/api/map/property').query(query).expect(422);
  expect(body.errors).toMatchObject([{ path, message: expect.stringMatching(/!$/) }]);
});
