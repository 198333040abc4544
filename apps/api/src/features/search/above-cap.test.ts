import { totalCap } from '@piacter/contracts/core';
import { serviceSearchQuery } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { copyServiceAboveCap } from '../../testing/copy-listings.ts';
import { createService } from '../../testing/factories-services.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { serviceKind } from '../services/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const professional = await app.signIn('szakember');
  await createService(app, professional, { countryID: 1, settlement: 'Győr' });
  await copyServiceAboveCap(app.db);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A search whose process has just started, and the number of its statements that count matches. */
function startSearch(db = app.db) {
  let counts = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql: text } = app.db.getExecutor().compileQuery(node, queryId);
      if (text.includes('count(')) counts += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const readDb: Database = db.withPlugin(counter);
  const lookups = createLookupService(app.deps);
  const deps = { readDb, clock: app.clock, lookups, places: createPlaceService({ ...app.deps, lookups }) };
  const service = serviceKind.createSearch(deps);
  /** The reply, and how many of its statements counted. */
  return async (query: Record<string, string>) => {
    counts = 0;
    const reply = await service.search(serviceSearchQuery.parse(query));
    return { reply, counts };
  };
}

const aboveCap = { total: totalCap, totalIsCapped: true, totalPages: 50 };

describe('a service search above the cap', () => {
  const queries = [{}, { settlement: 'Győr' }, { settlement: 'Győr', keyword: 'fűtésszerelés' }] as const;

  it.each(queries)('is counted once a minute: %o', async (query) => {
    const search = startSearch();
    const first = await search(query);
    expect(first.counts).toBeGreaterThan(0);
    expect(first.reply).toMatchObject(aboveCap);
    expect(first.reply.rows).toHaveLength(20);

    const again = await search(query);
    expect(again.counts).toBe(0);
    expect(again.reply).toEqual(first.reply);
    const newest = await search({ ...query, sort: 'newest', page: '2' });
    expect(newest.counts).toBe(0);
    expect(newest.reply).toMatchObject(aboveCap);
    expect(newest.reply.rows).toHaveLength(20);

    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    expect((await search(query)).counts).toBeGreaterThan(0);
  });

  it('is counted again when a page is not full any more', async () => {
    const [, query] = queries;
    const transaction = await app.db.startTransaction().execute();
    try {
      const search = startSearch(transaction);
      await search(query);
      await sql`delete from service_coverage where serviceID > (
        select last from (select min(serviceID) + 2 as last from services) as few)`.execute(transaction);
      const { reply, counts } = await search(query);
      expect(counts).toBeGreaterThan(0);
      expect(reply.rows.length).toBeGreaterThan(0);
      expect(reply).toMatchObject({ total: reply.rows.length, totalIsCapped: false, totalPages: 1 });
    } finally {
      await transaction.rollback().execute();
    }
  });
});
