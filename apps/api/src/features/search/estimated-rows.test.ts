import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { estimateCommonRows } from './estimated-rows.ts';
import { estimateRanges } from './range-sets.ts';

let db: TestApp['db'];
let executed = 0;
beforeEach(async () => {
  const app = await testApp();
  executed = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      executed += 1;
      return result;
    },
  };
  db = app.db.withPlugin(counter);
});

it('asks the server once a minute about ranges that searches have in common', async () => {
  const probe = (last: number) => ({
    table: 'regions',
    index: 'PRIMARY',
    where: sql`regionID <= ${last}`,
  });

  const [first = 0] = await estimateCommonRows(db, [probe(50)]);
  expect(first).toBeGreaterThan(10);
  expect(await estimateCommonRows(db, [probe(50)])).toEqual([first]);
  expect(executed).toBe(1);

  const [few = 0, known] = await estimateCommonRows(db, [probe(3), probe(50)]);
  expect(few).toBeLessThan(first);
  expect(known).toBe(first);
  expect(executed).toBe(2);
});

it('asks the server once a minute about the ranges of services', async () => {
  const range = (countryID: number) => ({ table: 'regions', key: { countryID } });
  const [all = 0] = await estimateRanges(db, [range(1)], 'regionID');
  expect(all).toBeGreaterThan(1);
  expect(await estimateRanges(db, [range(1)], 'regionID')).toEqual([all]);
  expect(executed).toBe(1);

  const [none = 0, known] = await estimateRanges(db, [range(9999), range(1)], 'regionID');
  expect(none).toBeLessThan(all);
  expect(known).toBe(all);
  expect(executed).toBe(2);
});
