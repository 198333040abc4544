import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createService } from '../../testing/factories-services.ts';
import { type IndexRange, type RangeSet, rangeSearch } from './index.ts';

describe('a page of services in the order of their names', () => {
  const titles = ['Ács', 'ablakcsere', 'Zsaluzás', 'Csempézés', 'Cukrász', 'Villanyszerelés', 'Ács'];
  let app: TestApp;
  let places: RangeSet;
  let words: RangeSet;

  beforeAll(async () => {
    app = await testApp();
    const professional = await app.signIn('szakember');
    for (const [index, title] of titles.entries())
      await createService(app, professional, {
        title,
        countryID: 1,
        settlement: index % 2 === 0 ? 'Debrecen' : 'Győr',
        description: index === 2 ? '<p>Kémény</p>' : '<p>Kandalló</p>',
      });
    const { rows: keys } = await sql<IndexRange['key']>`
      select distinct serviceTypeID, placeKind, placeID from service_coverage where serviceTypeID = 1`.execute(
      app.db,
    );
    places = { ranges: keys.map((key) => ({ table: 'service_coverage', key })), areDisjoint: false };
    const { rows: terms } = await sql<IndexRange['key']>`
      select distinct term from service_words where term like 'kandal%'`.execute(app.db);
    words = { ranges: terms.map((key) => ({ table: 'service_words', key })), areDisjoint: false };
  });

  const all = ['ablakcsere', 'Ács', 'Ács', 'Csempézés', 'Cukrász', 'Villanyszerelés', 'Zsaluzás'];
  const lookUp = { gathered: 0, sortedOfGathered: 0, sortedOfLookedUp: 0 };

  it.each([
    ['sorted', undefined],
    ['found by a gathered set', { ...lookUp, gathered: 1000 }],
    ['found by lookups', lookUp],
  ])('is the same where the matches are %s', async (_name, limits) => {
    const find = async (sets: readonly RangeSet[]) => {
      const columns = sql`listing.title`;
      const order = { index: 'services_title', column: 'title' };
      const search = { key: 'named', table: 'services', idField: 'serviceID', sets, columns, order, page: 1 };
      const { rows } = await rangeSearch<{ title: string }>(app.db, search, limits);
      return rows.map(({ title }) => title);
    };
    expect(await find([places])).toEqual(all);
    expect(await find([{ ...places, ranges: places.ranges.slice(0, 1) }])).not.toEqual([]);
    expect(await find([places, words])).toEqual(all.slice(0, -1));
  });
});
