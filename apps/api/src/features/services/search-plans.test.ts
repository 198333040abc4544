import { serviceMapQuery, serviceSearchQuery } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createService } from '../../testing/factories-services.ts';
import { explainQueries } from '../../testing/search-plans.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createServiceSearch } from './service-search.ts';

interface PlanRow {
  table: string | null;
  key: string | null;
  key_len: string | null;
  Extra: string | null;
}

/** Key lengths, in bytes, of the fixed columns of service_coverage and service_words in a search. */
const placeKey = '9';
const termKey = '34';

describe('query plans of the service search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    const professional = await app.signIn('szakember');
    for (const settlement of ['Debrecen', 'Győr'])
      await createService(
        app,
        professional,
        { countryID: 1, settlement, description: '<p>Duguláselhárítás</p>' },
        { regions: ['Heves'] },
      );
  });

  function createTestSearch(readDb: Database) {
    const lookups = createLookupService(app.deps);
    const places = createPlaceService({ ...app.deps, lookups });
    return createServiceSearch({ readDb, clock: app.clock, lookups, places });
  }

  /** How the database reads the ranges of the statements that a search runs. */
  async function explainSearch(query: Record<string, string>): Promise<PlanRow[]> {
    const compiled: CompiledQuery[] = [];
    const recorder: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        compiled.push(app.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { search } = createTestSearch(app.db.withPlugin(recorder));
    await search(serviceSearchQuery.parse(query), { withSuggestions: false });
    const [page, ...others] = compiled.filter(({ sql }) => sql.includes('straight_join'));
    expect(others).toEqual([]);
    if (!page) throw new Error('the search ran no statement');
    const plan = await app.db.executeQuery<PlanRow>(
      CompiledQuery.raw(`explain format=traditional ${page.sql}`, [...page.parameters]),
    );
    return plan.rows.filter(({ table }) => table && /^(entry|look\d)/.test(table));
  }

  it.each<[string, Record<string, string>, number]>([
    ['everything', {}, 2],
    ['a profession', { serviceType: '1' }, 2],
    ['a profession in a country', { serviceType: '1', countryID: '1' }, 2],
    ['a settlement', { settlement: 'Debrecen' }, 6],
    ['a county', { settlement: 'Hajdú-Bihar' }, 4],
    ['a profession in a settlement', { serviceType: '1', settlement: 'Győr' }, 6],
  ])('read the coverage of %s in order of rank, from the index alone', async (_name, query, ranges) => {
    const reads = await explainSearch(query);
    expect(reads).toHaveLength(ranges);
    for (const read of reads) {
      expect(read).toMatchObject({ key: 'PRIMARY', key_len: placeKey });
      expect(read.Extra).toContain('Using index');
      expect(read.Extra).not.toContain('Using filesort');
    }
  });

  it('read the postings of a word in order of rank', async () => {
    const reads = await explainSearch({ keyword: 'csap' });
    expect(reads).toHaveLength(2);
    for (const read of reads) {
      expect(read).toMatchObject({ key: 'PRIMARY', key_len: termKey });
      expect(read.Extra).not.toContain('Using filesort');
    }
  });

  it.each<[string, Record<string, string>]>([
    ['a word in a settlement', { keyword: 'dugulás', settlement: 'Debrecen' }],
    ['a word and a profession', { keyword: 'dugulás', serviceType: '1' }],
    ['several words', { keyword: 'csaptelep radiátor gyorsan' }],
  ])('scan one of the sets of %s, and look single rows up in the others', async (_name, query) => {
    const reads = await explainSearch(query);
    const driving = reads.filter(({ table }) => table === 'entry');
    const looks = reads.filter(({ table }) => table?.startsWith('look'));
    expect(looks.length).toBeGreaterThan(0);
    for (const read of driving) expect(read.Extra).not.toContain('Using filesort');
    for (const look of looks) {
      expect(look.key).toBe('PRIMARY');
      expect(Number(look.key_len)).toBeGreaterThan(Number(placeKey));
    }
  });

  it.each([
    ['a profession', { serviceType: '1' }, ['services']],
    ['a profession in a settlement', { serviceType: '1', settlement: 'Győr' }, ['entry', 'entry', 'entry']],
  ])('count %s on the map from the coverage alone', async (_name, query, tables) => {
    const view = { bbox: '16,45.7,23,48.6', zoom: '7' };
    const plans = await explainQueries(app.db, (readDb) =>
      createTestSearch(readDb).map(serviceMapQuery.parse({ ...view, ...query })),
    );
    const reads = (plans[0] ?? []).filter(({ key }) => key !== null);
    expect(reads.map(({ table }) => table)).toEqual(tables);
    for (const read of reads) expect(read).toMatchObject({ key: 'PRIMARY', key_len: placeKey });
  });

  it('scan the set with the fewest lookups, though the other one is smaller', async () => {
    const professional = await app.signIn('szakember');
    // So many that former versions of their coverage, which are estimated too until they are purged, do not turn it.
    const descriptions = [...Array.from({ length: 5 }, () => '<p>Kandalló</p>'), '<p>Kémény</p>'];
    for (const description of descriptions)
      await createService(app, professional, { countryID: 1, settlement: 'Szeged', description });
    // The word is in five of the six services there, and each would be looked for in settlement, county and country.
    const reads = await explainSearch({ keyword: 'kandalló', serviceType: '1', settlement: 'Szeged' });
    const driving = reads.filter(({ table }) => table === 'entry');
    expect(driving.map(({ key_len }) => key_len)).toEqual([placeKey, placeKey, placeKey]);
    const looks = reads.filter(({ table }) => table?.startsWith('look'));
    expect(looks).toHaveLength(driving.length);
  });
});
