import { markAllChanged } from '@piacter/db';
import { seedScale } from '@piacter/db/demo';
import { fromMapPoint, getDistance } from '@piacter/db/map-position';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readReference } from '../../testing/knowledge.ts';

const { gazetteer } = readReference();
const count = 2000;
const kinds = {
  property: { table: 'real_estates', search: '/api/search-real-estates' },
  accommodation: { table: 'accommodations', search: '/api/search-accommodations' },
} as const;

let app: TestApp;
const rows: Record<string, { settlementID: number | null; regionID: number | null }[]> = {};
beforeAll(async () => {
  app = await testApp();
  for (const kind of ['property', 'accommodation'] as const) {
    await seedScale({ db: app.db, kind, count, now: app.clock.now() });
    await markAllChanged(app.db, kind);
    rows[kind] = await app.db
      .selectFrom(kinds[kind].table)
      .select(['settlementID', 'regionID'])
      .where('status', '=', 1)
      .execute();
  }
});

const named = (...names: string[]) =>
  new Set(names.flatMap((name) => gazetteer.settlementsNamed(name, 1).map(({ regionID }) => regionID)));
const budapest = gazetteer.settlementsNamed('Budapest', 1)[0]?.parentID;

/** The plainest test: the name itself, and every settlement whose middle is near enough. */
function isWithin(id: number | null, names: readonly string[], kilometres: number): boolean {
  const place = gazetteer.findPlace(id);
  if (!place || place.lat === null || place.lon === null) return false;
  const at = { lat: place.lat, lon: place.lon };
  return [...named(...names)].some((other) => {
    const middle = gazetteer.findPlace(other);
    return (
      other === id ||
      (middle?.lat != null &&
        middle.lon !== null &&
        getDistance(at, { lat: middle.lat, lon: middle.lon }) <= kilometres * 1000)
    );
  });
}

const districts = (...numbers: string[]) => numbers.map((number) => `Budapest ${number}. kerület`);

describe.each(['property', 'accommodation'] as const)('a search of listings of kind %s', (kind) => {
  it.each<[string, Record<string, string>, readonly string[], number]>([
    ['two towns', { settlement: 'Győr,Sopron' }, ['Győr', 'Sopron'], 0],
    ['two towns in words', { settlement: 'Győrben vagy Sopronban' }, ['Győr', 'Sopron'], 0],
    ['towns with spaces', { settlement: 'Pécs, Szeged és Eger' }, ['Pécs', 'Szeged', 'Eger'], 0],
    ['districts', { settlement: 'VI., VII. vagy VIII. kerület' }, districts('VI', 'VII', 'VIII'), 0],
    ['districts in short', { settlement: '5-6-7. ker' }, districts('V', 'VI', 'VII'), 0],
    ['a town and around', { settlement: 'Debrecen', radius: '20' }, ['Debrecen'], 20],
    ['two towns and around', { settlement: 'Siófok,Keszthely', radius: '10' }, ['Siófok', 'Keszthely'], 10],
  ])('finds in %s what the plainest test finds', async (_what, query, names, kilometres) => {
    const expected = (rows[kind] ?? []).filter(({ settlementID }) =>
      isWithin(settlementID, names, kilometres),
    ).length;
    expect(expected).toBeGreaterThan(0);
    const { body } = await app.request().get(kinds[kind].search).query(query).expect(200);
    expect(body.total).toBe(expected);
    const map = await app
      .request()
      .get(`/api/map/${kind}`)
      .query({ ...query, bbox: '16,45.7,23,48.6', zoom: '7' })
      .expect(200);
    const { pins, clusters } = map.body.data;
    const onMap = clusters.reduce((sum: number, one: { count: number }) => sum + one.count, pins.length);
    expect(onMap).toBe(expected);
  });

  it('counts around a visitor by the shown positions, in the list and on the map, no more exactly than to a kilometre', async () => {
    const points = await app.db
      .selectFrom(kinds[kind].table)
      .select('mapPoint')
      .where('status', '=', 1)
      .where('mapPoint', 'is not', null)
      .execute();
    const countWithin = (kilometres: number) =>
      points.filter(
        ({ mapPoint }) =>
          getDistance(fromMapPoint(Number(mapPoint)), { lat: 47.5, lon: 19.04 }) <= kilometres * 1000,
      ).length;
    for (const kilometres of [10, 50]) {
      const query = { settlement: '@47.5;19.04', radius: String(kilometres) };
      const { body } = await app.request().get(kinds[kind].search).query(query).expect(200);
      expect(body.total).toBeGreaterThan(0);
      expect(body.total).toBeGreaterThanOrEqual(countWithin(kilometres * 0.985));
      expect(body.total).toBeLessThanOrEqual(countWithin(kilometres * 1.015));
      const exact = { ...query, settlement: '@47.500412;19.0388' };
      expect((await app.request().get(kinds[kind].search).query(exact).expect(200)).body.total).toBe(
        body.total,
      );
      const view = { ...query, bbox: '16,45.7,23,48.6', zoom: '7' };
      const { pins, clusters } = (await app.request().get(`/api/map/${kind}`).query(view).expect(200)).body
        .data;
      expect(clusters.reduce((sum: number, one: { count: number }) => sum + one.count, pins.length)).toBe(
        body.total,
      );
    }
  });

  it('finds all of Budapest beside another town, and what is around it', async () => {
    const total = async (query: Record<string, string>): Promise<number> =>
      (await app.request().get(kinds[kind].search).query(query).expect(200)).body.total;
    const [capital, both] = [
      await total({ settlement: 'Budapest' }),
      await total({ settlement: 'Budapest,Pécs' }),
    ];
    expect(capital).toBe((rows[kind] ?? []).filter(({ regionID }) => regionID === budapest).length);
    expect(both).toBe(capital + (await total({ settlement: 'Pécs' })));
    expect(await total({ settlement: 'Budapest', radius: '20' })).toBeGreaterThan(capital);
  });

  it('keeps a place in its county, and one that nobody knows beside others', async () => {
    const total = async (settlement: string): Promise<number> =>
      (await app.request().get(kinds[kind].search).query({ settlement }).expect(200)).body.total;
    expect(await total('Eger, Heves vármegye')).toBe(await total('Eger'));
    expect(await total('Eger,Sehonnanfalva')).toBe(await total('Eger'));
    expect(await total('Eger, Sehonnanfalva')).toBe(0);
  });
});

it('refuses a radius beyond fifty kilometres', async () => {
  const { body } = await app
    .request()
    .get('/api/search-real-estates')
    .query({ settlement: 'Eger', radius: '51' })
    .expect(422);
  expect(body.errors).toMatchObject([{ path: 'radius', message: expect.stringMatching(/!$/) }]);
});
