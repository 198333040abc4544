import { countAccommodationOptions, searchAccommodations } from '@piacter/contracts/accommodations';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { countPropertyOptions, searchProperties } from '@piacter/contracts/properties';
import { searchServices } from '@piacter/contracts/services';
import { markAllChanged } from '@piacter/db';
import { seedScale } from '@piacter/db/demo';
import { fromMapPoint, getDistance } from '@piacter/db/map-position';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '../../adapters/geocoding/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readReference } from '../../testing/knowledge.ts';
import { createWatchJobs } from '../../testing/watch-jobs.ts';

/** `npm run proof:places` makes it ten thousand of each kind. */
const count = Number(process.env.PLACED_LISTINGS ?? 1000);

const { gazetteer } = readReference();
const kinds = {
  property: { table: 'real_estates', id: 'realEstateID', search: searchProperties.path },
  accommodation: { table: 'accommodations', id: 'accommodationID', search: searchAccommodations.path },
  service: { table: 'services', id: 'serviceID', search: searchServices.path },
} as const;
/** Every listing has one of these options. */
const counted = {
  property: [countPropertyOptions.path, 'houseType'],
  accommodation: [countAccommodationOptions.path, 'accommodationType'],
} as const;
const hungary = { bbox: '16,45.7,23,48.6', zoom: '7' };

const districts = (...numbers: string[]) => numbers.map((number) => `Budapest ${number}. kerület`);
const capital = gazetteer.settlementsNamed('Budapest', 1)[0]?.parentID;

/** Searches with what they look for: names of settlements and kilometres around the middles of these. */
const searches: [string, Record<string, string>, readonly string[], number][] = [
  ['two towns', { settlement: 'Győr,Sopron' }, ['Győr', 'Sopron'], 0],
  ['two towns in words', { settlement: 'Győrben vagy Sopronban' }, ['Győr', 'Sopron'], 0],
  ['towns with spaces', { settlement: 'Pécs, Szeged és Eger' }, ['Pécs', 'Szeged', 'Eger'], 0],
  ['districts', { settlement: 'VI., VII. vagy VIII. kerület' }, districts('VI', 'VII', 'VIII'), 0],
  ['districts in short', { settlement: '5-6-7. ker' }, districts('V', 'VI', 'VII'), 0],
  ['the districts of a square', { settlement: 'Blaha Lujza tér' }, districts('VII', 'VIII'), 0],
  ['the capital and a town', { settlement: 'Budapest,Pécs' }, ['Budapest', 'Pécs'], 0],
  ['a town and around', { settlement: 'Debrecen', radius: '20' }, ['Debrecen'], 20],
  ['two towns and around', { settlement: 'Siófok,Keszthely', radius: '10' }, ['Siófok', 'Keszthely'], 10],
  ['a town and far around', { settlement: 'Kecskemét', radius: '50' }, ['Kecskemét'], 50],
];

/** The settlements that a search looks for, by the plainest test of each: its name, or the distance of its middle. */
function listWanted(names: readonly string[], kilometres: number): Place[] {
  const named = names.flatMap((name) => gazetteer.settlementsNamed(name, 1));
  const isNamed = (place: Place) =>
    named.some((one) => one === place || (gazetteer.isCapital(one) && place.parentID === capital));
  // Some villages have the middle of the town beside them.
  const isNear = ({ lat, lon }: Place) =>
    kilometres > 0 &&
    named.some(
      (one) =>
        lat !== null &&
        lon !== null &&
        one.lat !== null &&
        one.lon !== null &&
        getDistance({ lat, lon }, { lat: one.lat, lon: one.lon }) <= kilometres * 1000,
    );
  return gazetteer.settlements.filter((place) => isNamed(place) || isNear(place));
}

/** A published listing: where it is, or, of a service, where it works. */
interface Row {
  id: number;
  places: (number | null)[];
  countries: number[];
}

async function readRows(app: TestApp, kind: ListingKind): Promise<Row[]> {
  const { table, id } = kinds[kind];
  const { rows } = await sql<{ id: number; settlementID: number | null }>`
    select ${sql.ref(id)} as id, settlementID from ${sql.table(table)} where status = 1`.execute(app.db);
  if (kind !== 'service')
    return rows.map((row) => ({ id: row.id, places: [row.settlementID], countries: [] }));
  const regions = await app.db.selectFrom('service_regions').select(['serviceID', 'placeID']).execute();
  const countries = await app.db.selectFrom('service_countries').selectAll().execute();
  const placesOf = Map.groupBy(regions, ({ serviceID }) => serviceID);
  const countriesOf = Map.groupBy(countries, ({ serviceID }) => serviceID);
  return rows.map((row) => ({
    id: row.id,
    places: [row.settlementID, ...(placesOf.get(row.id) ?? []).map(({ placeID }) => placeID)],
    countries: (countriesOf.get(row.id) ?? []).map(({ countryID }) => countryID),
  }));
}

/** Whether a listing is in a settlement, or a service works there: there, in all of its county, or in its country. */
const isThere = ({ places, countries }: Row, { regionID, parentID, countryID }: Place) =>
  countries.includes(countryID) ||
  places.some((id) => {
    const place = gazetteer.findPlace(id);
    if (!place) return false;
    const isWhole = place.kind === 'region' || gazetteer.isCapital(place);
    const county = place.kind === 'region' ? place.regionID : place.parentID;
    return place.regionID === regionID || (isWhole && county === parentID);
  });

let app: TestApp;
const rows = new Map<ListingKind, Row[]>();
const found = new Map<ListingKind, Map<string, number[]>>();

/** Follows all searches before the listings come, and notes which of these they find. */
async function matchWatches(kind: ListingKind): Promise<void> {
  const { auth, userID } = await app.signIn('ajanlatkero');
  for (const [, query] of searches)
    await app
      .request()
      .post('/api/watches')
      .set(auth)
      .send({ kind, query: new URLSearchParams(query).toString() })
      .expect(201);
  app.clock.pass(60_000);
  const { table, id } = kinds[kind];
  await sql`update ${sql.table(table)} set created = ${app.clock.now()}`.execute(app.db);
  await sql`
    insert into watch_queue (kind, targetID, queuedAt)
    select ${kind}, ${sql.ref(id)}, ${app.clock.now()} from ${sql.table(table)}`.execute(app.db);
  await createWatchJobs(app).match();
  const { rows: matches } = await sql<{ query: string; targetID: number }>`
    select query, targetID from watches join watch_matches using (watchID)
    where userID = ${userID} order by targetID`.execute(app.db);
  const ofQuery = Map.groupBy(matches, ({ query }) => query);
  found.set(kind, new Map([...ofQuery].map(([query, of]) => [query, of.map(({ targetID }) => targetID)])));
}

beforeAll(
  async () => {
    app = await testApp();
    for (const kind of listingKinds) {
      await seedScale({ db: app.db, kind, count, now: app.clock.now() });
      await markAllChanged(app.db, kind);
      await matchWatches(kind);
      rows.set(kind, await readRows(app, kind));
    }
  },
  60_000 + 30 * count,
);

const ask = async (path: string, query: object) =>
  (await app.request().get(path).query(query).expect(200)).body;
async function countOnMap(kind: ListingKind, query: object): Promise<number> {
  const { pins, clusters } = (await ask(`/api/map/${kind}`, { ...query, ...hungary })).data;
  return clusters.reduce((sum: number, one: { count: number }) => sum + one.count, pins.length);
}

describe.each(listingKinds)('a search of listings of kind %s', (kind) => {
  it.each(searches)(
    'finds in %s what the plainest test finds, in list, map, watch and counts',
    async (_what, query, names, kilometres) => {
      const wanted = listWanted(names, kilometres);
      const expected = (rows.get(kind) ?? []).filter((row) => wanted.some((place) => isThere(row, place)));
      const ids = expected.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids.length).toBeGreaterThan(0);
      const { total, data } = await ask(kinds[kind].search, query);
      expect(total).toBe(ids.length);
      for (const card of data) expect(ids).toContain(card[kinds[kind].id]);
      expect(await countOnMap(kind, query)).toBe(ids.length);
      const [canonical] = [...(found.get(kind)?.keys() ?? [])].filter((one) =>
        Object.entries(query).every(([name, value]) => new URLSearchParams(one).get(name) === value),
      );
      expect(found.get(kind)?.get(canonical ?? '')).toEqual(ids);
      if (kind === 'service') return;
      const [path, option] = counted[kind];
      const options: Record<string, number> = (await ask(path, query)).data[option];
      expect(Object.values(options).reduce((sum, one) => sum + one, 0)).toBe(ids.length);
    },
  );
});

describe.each(['property', 'accommodation'] as const)('a search of listings of kind %s', (kind) => {
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
      const { total } = await ask(kinds[kind].search, query);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(countWithin(kilometres * 0.985));
      expect(total).toBeLessThanOrEqual(countWithin(kilometres * 1.015));
      const exact = { ...query, settlement: '@47.500412;19.0388' };
      expect((await ask(kinds[kind].search, exact)).total).toBe(total);
      expect(await countOnMap(kind, query)).toBe(total);
    }
  });

  it('finds what is around Budapest, too, keeps a place in its county, and one that nobody knows beside others', async () => {
    const total = async (query: Record<string, string>): Promise<number> =>
      (await ask(kinds[kind].search, query)).total;
    const capital = await total({ settlement: 'Budapest' });
    expect(await total({ settlement: 'Budapest', radius: '20' })).toBeGreaterThan(capital);
    const eger = await total({ settlement: 'Eger' });
    expect(await total({ settlement: 'Eger, Heves vármegye' })).toBe(eger);
    expect(await total({ settlement: 'Eger,Sehonnanfalva' })).toBe(eger);
    expect(await total({ settlement: 'Eger, Sehonnanfalva' })).toBe(0);
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
