import { listingSorts } from '@piacter/contracts/listings';
import { anyProfession, placeKinds } from '@piacter/db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { createService } from '../../testing/factories-services.ts';
import { listingRef } from '../listings/index.ts';
import { createMapPart, createPolygon, type RangeSet } from '../search/index.ts';
import { searchArea } from './service-area-page.ts';
import { planServiceRows } from './service-map-rows.ts';

const toSet = (serviceTypeID: number): RangeSet => {
  const key = { serviceTypeID, placeKind: placeKinds.anywhere, placeID: 0 };
  return { ranges: [{ table: 'service_coverage', key }], areDisjoint: true };
};
const inOrder = {
  promoted: ['Zsaluzás', 'Festés', 'Burkolás', 'Ács'],
  newest: ['Festés', 'Burkolás', 'Zsaluzás', 'Ács'],
  name: ['Ács', 'Burkolás', 'Festés', 'Zsaluzás'],
};

describe.each(listingSorts.service)('a page of the services of an area in the order %s', (order) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.db.deleteFrom('services').execute();
    const professional = await app.signIn('szakember');
    const titles = [...inOrder.newest.toReversed(), 'Debrecenben'];
    for (const [index, title] of titles.entries()) {
      const settlement = title === 'Debrecenben' ? 'Debrecen' : 'Győr';
      const selectedServiceTypes = index % 2 === 0 ? [1] : [1, 2];
      const id = await createService(app, professional, {
        title,
        countryID: 1,
        settlement,
        selectedServiceTypes,
      });
      if (title === 'Zsaluzás') await promoteListing(app, professional, listingRef('service', id));
      app.clock.pass(60_000);
    }
  });

  const find = async (sets: readonly RangeSet[], maxSorted: number, page = 1) => {
    const west = [
      { lat: 47, lon: 17 },
      { lat: 47, lon: 18.5 },
      { lat: 48, lon: 18.5 },
      { lat: 48, lon: 17 },
    ];
    const part = createMapPart([createPolygon(west)]);
    if (!part) throw new Error('The area is nowhere.');
    const plan = await planServiceRows(app.db, part, sets);
    const columns = sql`listing.title`;
    return searchArea<{ title: string }>(app.db, { plan, columns, order, page }, maxSorted);
  };

  it.each([
    ['all professions', [toSet(anyProfession)], inOrder[order]],
    ['a profession', [toSet(2)], inOrder[order].filter((title) => ['Zsaluzás', 'Festés'].includes(title))],
    ['a profession of all', [toSet(1)], inOrder[order]],
  ])('is the same for %s, whether sorted or read in order', async (_what, sets, expected) => {
    for (const maxSorted of [1000, 0]) {
      const { rows, total } = await find(sets, maxSorted);
      expect(rows.map(({ title }) => title)).toEqual(expected);
      expect(total).toBe(expected.length);
      expect((await find(sets, maxSorted, 2)).rows).toEqual([]);
    }
  });
});
