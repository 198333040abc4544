import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { estimateCommonRows } from './estimated-rows.ts';

it('asks the server once a minute about ranges that searches have in common', async () => {
  const app = await testApp();
  let executed = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      executed += 1;
      return result;
    },
  };
  const db = app.db.withPlugin(counter);
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
