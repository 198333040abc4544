import { countedFilters } from '@piacter/contracts/properties';
import { seedScale } from '@piacter/db/demo';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedScale({ db: app.db, kind: 'property', count: 300, now: app.clock.now() });
});

const get = async (path: string, query: object) =>
  (await app.request().get(path).query(query).expect(200)).body;
const count = async (query: object): Promise<Record<string, Record<string, number>>> =>
  (await get('/api/option-counts/property', query)).data;
const total = async (query: object): Promise<number> => (await get('/api/search-real-estates', query)).total;

it.each([
  {},
  { adType: '1', houseType: '1,2' },
  { adType: '1', houseType: '2', hasElevator: '1', priceFrom: '20000' },
])('each option has the total of its own search: %o', async (query) => {
  const counts = await count(query);
  expect(Object.keys(counts).toSorted()).toEqual([...countedFilters].toSorted());
  let compared = 0;
  const options = [
    ...['houseType', 'conditionID', 'heatType'].map((name) => [name, ['1', '2', '3']] as const),
    ...['hasElevator', 'hasBalcony'].map((name) => [name, ['0', '1']] as const),
  ];
  for (const [name, values] of options)
    for (const value of values) {
      const found = counts[name]?.[value] ?? 0;
      expect(found, `${name}=${value}`).toBe(await total({ ...query, [name]: value }));
      compared += found;
    }
  expect(compared).toBeGreaterThan(0);
});

it('counts nothing where nothing can match', async () => {
  const counts = await count({ settlement: 'Sehol nincs ilyen' });
  expect(Object.values(counts).flatMap((values) => Object.keys(values))).toEqual([]);
});

it('rejects an invalid filter', async () => {
  await app.request().get('/api/option-counts/property').query({ houseType: 'ház' }).expect(422);
});
