import { minPriceSample } from '@piacter/contracts/properties';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { refreshPriceLevels } from './price-levels.ts';

const hourMs = 60 * 60 * 1000;
const flat = { settlement: 'Győr', postalCode: '9021', adType: 1, houseType: 2, floorArea: 100 };

// Shows PRICE-02.
describe('the median price per square metre', () => {
  let t: TestApp;
  let owner: Awaited<ReturnType<TestApp['signIn']>>;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    for (const table of ['real_estates', 'price_levels', 'price_level_runs'] as const)
      await t.db.deleteFrom(table).execute();
    t.clock.set('2026-11-21T10:00:00.000Z');
    owner = await t.signIn('ingatlan_tulajdonos');
  });
  /** Flats of 100 m² at 100, 200 … thousand forints per square metre; the id of the first. */
  const createFlats = async (count: number, overrides: object = {}) => {
    const ids: number[] = [];
    for (let at = 1; at <= count; at++)
      ids.push(await createProperty(t, owner, { ...flat, price: at * 10_000, ...overrides }));
    return ids;
  };
  const pass = async (hours: number) => {
    const later = new Date(t.clock.now().getTime() + hours * hourMs);
    await signInAt(t, owner, later.toISOString());
  };
  const refresh = () => refreshPriceLevels(t.deps, t.clock.now());
  const compare = async (id: number | undefined) =>
    (await t.request().get(`/api/price-comparison/${id}`).expect(200)).body.data;

  it('is of the published ones of the same kind in the same settlement, with their number', async () => {
    const [first] = await createFlats(9);
    await createFlats(3, { settlement: 'Debrecen', postalCode: '4031' });
    await createFlats(3, { adType: 2 });
    await createFlats(3, { houseType: 1 });
    await createFlats(3, { floorArea: null });
    expect(await compare(first)).toBeNull();
    await refresh();
    const level = {
      ...{ place: 'Győr', isWider: 0, unitPrice: 100_000, median: 500_000, sampleSize: 9 },
      ...{ lowerQuartile: 300_000, upperQuartile: 700_000 },
    };
    expect(await compare(first)).toEqual(level);
    await pass(25);
    const [another] = await createFlats(1);
    await t.db
      .updateTable('real_estates')
      .set({ status: 0 })
      .where('price', 'in', [20_000, 30_000])
      .execute();
    await refresh();
    expect(await compare(another)).toEqual({
      ...level,
      ...{ median: 550_000, sampleSize: 8, lowerQuartile: 100_000, upperQuartile: 700_000 },
    });
  });

  it('is told to owners for a property that is not published yet, of its county where its settlement has too few', async () => {
    await createFlats(8);
    await createFlats(3, { settlement: 'Sopron', postalCode: '9400' });
    await refresh();
    const ask = (query: object, auth = owner.auth) =>
      t
        .request()
        .get('/api/price-level')
        .set(auth)
        .query({ countryID: 1, adType: 1, houseType: 2, ...query });
    expect((await ask({ settlement: 'gyor' }).expect(200)).body.data).toEqual({
      place: 'Győr',
      median: 450_000,
    });
    const { body } = await ask({ settlement: 'Sopron', postalCode: '9400' }).expect(200);
    expect(body.data).toMatchObject({ place: 'Győr-Moson-Sopron vármegye' });
    for (const query of [
      { settlement: 'Győr', houseType: 1 },
      { settlement: 'Debrecen' },
      { settlement: 'Qqqq' },
    ])
      expect((await ask(query).expect(200)).body.data).toBeNull();
    await ask({}).expect(422);
    await t.request().get('/api/price-level').expect(401);
    await ask({ settlement: 'Győr' }, (await t.signIn('szallasado')).auth).expect(403);
  });

  it('is of the county, which is said, while the settlement has too few', async () => {
    const [first] = await createFlats(5);
    await createFlats(4, { settlement: 'Sopron', postalCode: '9400' });
    await createFlats(3, { settlement: 'Debrecen', postalCode: '4031' });
    await refresh();
    const wider = { place: 'Győr-Moson-Sopron vármegye', isWider: 1, median: 300_000, sampleSize: 9 };
    expect(await compare(first)).toMatchObject(wider);
    await createFlats(3);
    await pass(25);
    await refresh();
    expect(await compare(first)).toMatchObject({ place: 'Győr', isWider: 0, sampleSize: 8 });
  });

  it('is not told below eight, nor of a property that is not published', async () => {
    const [first] = await createFlats(minPriceSample - 1);
    await refresh();
    expect(await compare(first)).toBeNull();
    await t.request().get('/api/price-comparison/4000000').expect(404);
    await pass(25);
    const [last] = await createFlats(1);
    await refresh();
    expect((await compare(last)).sampleSize).toBe(minPriceSample);
    await t.db.updateTable('real_estates').set({ status: 0 }).execute();
    await t.request().get(`/api/price-comparison/${first}`).expect(404);
    await pass(25);
    await refresh();
    expect(await t.db.selectFrom('price_levels').selectAll().execute()).toEqual([]);
  });

  it('is told by the district of Budapest', async () => {
    const [first] = await createFlats(8, { settlement: 'Budapest', postalCode: '1133' });
    await createFlats(8, { settlement: 'Budapest', postalCode: '1111' });
    await refresh();
    expect(await compare(first)).toMatchObject({ place: expect.stringContaining('XIII'), sampleSize: 8 });
  });

  it('is computed once a day, by one of the processes that run side by side', async () => {
    const [first] = await createFlats(8);
    await Promise.all([refresh(), refresh()]);
    expect((await compare(first)).median).toBe(450_000);
    await t.db.deleteFrom('price_levels').execute();
    await pass(23);
    await refresh();
    expect(await compare(first)).toBeNull();
    await pass(1);
    await refresh();
    expect((await compare(first)).median).toBe(450_000);
  });
});
