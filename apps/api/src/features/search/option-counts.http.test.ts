import * as accommodation from '@piacter/contracts/accommodations/fields';
import * as property from '@piacter/contracts/properties/fields';
import type { Histogram } from '@piacter/contracts/search/values';
import { seedScale } from '@piacter/db/demo';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const at = { db: app.db, count: 300, now: app.clock.now() };
  await seedScale({ ...at, kind: 'property' });
  await seedScale({ ...at, kind: 'accommodation' });
});

interface Counted {
  data: Record<string, Record<string, number>>;
  histograms: Record<string, Histogram | null>;
}
const get = async (path: string, query: object) =>
  (await app.request().get(path).query(query).expect(200)).body;

const kinds = {
  property: {
    path: '/api/search-real-estates',
    ...property,
    queries: [
      {},
      { adType: '1', houseType: '1,2' },
      { adType: '1', houseType: '2', hasElevator: '1', priceFrom: '20000' },
    ],
    /** Of an option with an id or an answer. */
    compared: {
      houseType: '1,2,3',
      conditionID: '1,2,3',
      heatType: '1,2',
      hasElevator: '0,1',
      hasBalcony: '0,1',
      energyClass: '4,9,13',
      energyClassFrom: '4,9,12',
    },
    chosenTogether: [] as string[],
  },
  accommodation: {
    path: '/api/search-accommodations',
    ...accommodation,
    queries: [
      {},
      { accommodationType: '1,2', priceTo: '20', petAllowed: '1' },
      { facilities: '301', facilitiesAny: '302,303' },
    ],
    compared: {
      accommodationType: '1,2,3',
      mealPlan: '1,2',
      facilities: '301,302,305',
      facilitiesAny: '302,303,304',
      specialLocations: '1,2',
      spokenLanguages: '1,2',
      petAllowed: '1',
    },
    chosenTogether: ['facilities', 'specialLocations', 'spokenLanguages'],
  },
} as const;

describe.each(['property', 'accommodation'] as const)('of %s', (kind) => {
  const { path, queries, compared, chosenTogether, countedFilters, drawnRanges } = kinds[kind];
  const count = async (query: object): Promise<Counted> => await get(`/api/option-counts/${kind}`, query);
  const total = async (query: object): Promise<number> => (await get(path, query)).total;
  const isTogether = (name: string) => (chosenTogether as readonly string[]).includes(name);

  it.each(queries)(
    'each option has the total of its own search: %o',
    async (query: Record<string, string>) => {
      const { data } = await count(query);
      expect(Object.keys(data).toSorted()).toEqual([...countedFilters].toSorted());
      let sum = 0;
      for (const [name, values] of Object.entries(compared))
        for (const value of values.split(',')) {
          const found = data[name]?.[value] ?? 0;
          const before = isTogether(name) && query[name] ? `${query[name]},` : '';
          expect(found, `${name}=${value}`).toBe(await total({ ...query, [name]: before + value }));
          sum += found;
        }
      expect(sum).toBeGreaterThan(0);
    },
  );

  it.each(queries)('each step of a histogram has the total of its range: %o', async (query: object) => {
    const { histograms } = await count(query);
    expect(Object.keys(histograms)).toEqual(drawnRanges);
    for (const name of drawnRanges) {
      const { from, step, counts } = histograms[name] ?? { from: 0, step: 1, counts: [] };
      expect(counts.length).toBeGreaterThan(1);
      const start = Math.floor(counts.length / 2);
      // Of thousands of forints, too, the last number below the next step is the step's last one.
      const smallest = kind === 'accommodation' ? 0.1 : 1;
      for (const place of [start, counts.length - 1]) {
        const low = from + place * step;
        const ends = {
          [`${name}From`]: String(low),
          [`${name}To`]: undefined,
          ...(place === start && { [`${name}To`]: String(Number((low + step - smallest).toFixed(1))) }),
        };
        expect(counts[place], `${name} ${low}`).toBe(await total({ ...query, ...ends }));
      }
    }
  });

  it('a range does not change its own histogram', async () => {
    const [name] = drawnRanges;
    const [all, few] = await Promise.all([count({}), count({ [`${name}From`]: '10', [`${name}To`]: '12' })]);
    expect(few.histograms[name]).toEqual(all.histograms[name]);
    expect(all.histograms[name]?.counts.length).toBeGreaterThan(5);
  });

  it('counts nothing where nothing can match', async () => {
    const { data, histograms } = await count({ settlement: 'Sehol nincs ilyen' });
    expect(Object.values(data).flatMap((values) => Object.keys(values))).toEqual([]);
    expect(Object.values(histograms).filter(Boolean)).toEqual([]);
  });

  it('rejects an invalid filter', async () => {
    await app.request().get(`/api/option-counts/${kind}`).query({ priceFrom: 'sok' }).expect(422);
  });
});
