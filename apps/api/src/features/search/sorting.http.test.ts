import { pageSize } from '@piacter/contracts/core';
import { listingSorts } from '@piacter/contracts/listings/values';
import { markAllChanged } from '@piacter/db';
import { promotionRanks, sortRank } from '@piacter/db/sort-rank';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';

/** More than the cap of the totals, so that broad searches are read from the index of their order. */
const count = 1600;
const runs = 60;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Of ten listings seven are of one type, so that it alone has more than the cap. */
function typeOf<Type>(
  place: number,
  common: Type,
  [first, second, third]: readonly [Type, Type, Type],
): Type {
  const digit = place % 10;
  if (digit === 0) return first;
  if (digit === 1) return second;
  return digit === 2 ? third : common;
}

/** A number by place: the same in every run, without a pattern. */
const scatter = (place: number, below: number) => Math.floor((((place * 7919) % 1009) / 1009) * below);

interface Sortable {
  id: number;
  sortRank: number;
}

/** Sorts like a reader: by a key, none of them last, equals by id in the same direction. */
function naive<Row extends Sortable>(
  rows: readonly Row[],
  key: (row: Row) => number | null,
  direction: 1 | -1,
): Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || direction * (one.id - other.id);
    return direction * (a - b || one.id - other.id);
  });
}

const fail = (): never => {
  throw new Error('Every settlement has a property.');
};

const toPage = (rows: readonly Sortable[], page: number) =>
  rows.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);

async function search(path: string, idField: string, query: Record<string, string>) {
  const { body } = await app.request().get(path).query(query).expect(200);
  const rows: Record<string, number>[] = body.data;
  return { ids: rows.map((row) => row[idField]), total: Number(body.total) };
}

const rank = (place: number, id: number) =>
  sortRank(
    ([0, 0, 0, 2, 4] as const)[place % 5] ?? 0,
    new Date(Date.UTC(2026, 5, 1) + scatter(place, 300) * 60_000),
    id,
  );

interface Sized {
  price: number;
  houseType: number | null;
  floorArea: number | null;
  siteArea: number | null;
}
/** Of a plot by its site. */
function getUnitPrice({ price, houseType, floorArea, siteArea }: Sized): number | null {
  const area = houseType === 3 ? siteArea : floorArea;
  return price && area ? Math.floor((price * 1000) / area) : null;
}

describe('a sorted search of properties', () => {
  const settlements = ['Debrecen', 'Győr', 'Budapest'];
  let rows: (Sortable & Sized & { adType: number; settlement: string })[];

  beforeAll(async () => {
    const owner = await app.signIn('ingatlan_tulajdonos');
    const ids: number[] = [];
    for (const [place, settlement] of settlements.entries())
      ids.push(
        await createProperty(app, owner, {
          settlement,
          postalCode: ['4031', '9021', '1117'][place] ?? '',
        }),
      );
    const templates = await app.db
      .selectFrom('real_estates')
      .selectAll()
      .where('realEstateID', 'in', ids)
      .orderBy('realEstateID')
      .execute();
    await app.db.deleteFrom('real_estates').execute();
    const all = Array.from({ length: count }, (_unused, place) => {
      const { unitPrice: _, mapCell: __, ...template } = templates[place % 3] ?? fail();
      const id = 1000 + place;
      return {
        ...template,
        realEstateID: id,
        adType: 1 + scatter(place, 4),
        houseType: typeOf<number | null>(place, 2, [1, 3, null]),
        price: [0, 20_000, 35_000, 35_000, 50_000, 90_000][scatter(place + 3, 6)] ?? 0,
        floorArea: [null, 0, 40, 40, 66, 120][scatter(place + 7, 6)] ?? null,
        siteArea: [null, 500, 700, 900][scatter(place + 11, 4)] ?? null,
        sortRank: rank(place, id),
      };
    });
    await app.db.insertInto('real_estates').values(all).execute();
    await markAllChanged(app.db, 'property');
    rows = all.map((row) => ({ ...row, id: row.realEstateID }));
  });

  const keys = {
    promoted: [(row: Sortable) => row.sortRank, -1],
    newest: [(row: Sortable) => row.sortRank % promotionRanks.size, -1],
    'price-asc': [({ price }: { price: number }) => price || null, 1],
    'price-desc': [({ price }: { price: number }) => price || null, -1],
    'area-asc': [({ floorArea }: { floorArea: number | null }) => floorArea, 1],
    'area-desc': [({ floorArea }: { floorArea: number | null }) => floorArea, -1],
    'unit-price-asc': [getUnitPrice, 1],
    'unit-price-desc': [getUnitPrice, -1],
  } as const;

  // Shows FIND-11.
  it('is like a naive sort of what matches, on every page, with every place and filter', async () => {
    const queries = fc.record({
      sort: fc.constantFrom(...listingSorts.property),
      adType: fc.option(fc.constantFrom(1, 2, 3, 4)),
      settlement: fc.option(fc.constantFrom(...settlements)),
      countryID: fc.option(fc.constant(1)),
      houseType: fc.option(fc.constantFrom([2], [2, 3], [1], [2, 2, 1])),
      priceFrom: fc.option(fc.constantFrom(1, 35_000)),
      page: fc.constantFrom(1, 1, 2, 3, 50),
    });
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const matches = rows.filter(
          (row) =>
            row.adType === (query.adType ?? row.adType) &&
            row.settlement === (query.settlement ?? row.settlement) &&
            (query.houseType?.some((type) => type === row.houseType) ?? true) &&
            row.price >= (query.priceFrom ?? 0),
        );
        const [key, direction] = keys[query.sort];
        const given = Object.entries(query).flatMap(([name, value]) =>
          value === null ? [] : [[name, String(value)]],
        );
        const found = await search('/api/search-real-estates', 'realEstateID', Object.fromEntries(given));
        expect(found.total).toBe(matches.length);
        expect(found.ids).toEqual(toPage(naive(matches, key, direction), query.page));
      }),
      { numRuns: runs },
    );
  });
});

describe('a sorted search of accommodations', () => {
  let rows: (Sortable & { pricePerPerson: number; mealPlanID: number; accommodationTypeID: number })[];
  beforeAll(async () => {
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host);
    const {
      openLast: _,
      openSpan: __,
      mapCell: ___,
      nameKey: ____,
      ...template
    } = await app.db
      .selectFrom('accommodations')
      .selectAll()
      .where('accommodationID', '=', id)
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom('accommodations').execute();
    const all = Array.from({ length: count }, (_unused, place) => ({
      ...template,
      accommodationID: 1000 + place,
      mealPlanID: 1 + (place % 3),
      accommodationTypeID: typeOf(place, 2, [1, 3, 30]),
      pricePerPerson: [0, 8000, 8000, 12_500, 30_000][scatter(place, 5)] ?? 0,
      sortRank: rank(place, 1000 + place),
    }));
    await app.db.insertInto('accommodations').values(all).execute();
    await markAllChanged(app.db, 'accommodation');
    rows = all.map((row) => ({ ...row, id: row.accommodationID }));
  });

  it.each(['price-asc', 'price-desc'] as const)('by %s has those without a price last', async (sort) => {
    const queries: Record<string, string>[] = [
      {},
      { settlement: 'Debrecen' },
      { mealPlan: '1' },
      { mealPlan: '1,2' },
      { accommodationType: '2' },
      { accommodationType: '30,2,2' },
      { accommodationType: '1,2,3,4,5,6,7,8,9' },
    ];
    for (const query of queries)
      for (const page of [1, 2, 50]) {
        const plans = query.mealPlan?.split(',').map(Number) ?? [1, 2, 3];
        const types = query.accommodationType?.split(',').map(Number);
        const matches = rows.filter(
          (row) => plans.includes(row.mealPlanID) && (types?.includes(row.accommodationTypeID) ?? true),
        );
        const sorted = naive(
          matches,
          ({ pricePerPerson }) => pricePerPerson || null,
          sort === 'price-asc' ? 1 : -1,
        );
        const found = await search('/api/search-accommodations', 'accommodationID', {
          ...query,
          sort,
          page: String(page),
        });
        expect(found.ids).toEqual(toPage(sorted, page));
      }
  });
});

describe('a sorted search of services', () => {
  const titles = ['Ács', 'ablakcsere', 'Zsaluzás', 'Csempézés', 'Cukrász', 'Villanyszerelés', 'Ács'];
  beforeAll(async () => {
    const professional = await app.signIn('szakember');
    for (const [place, title] of titles.entries()) {
      const town = place % 2 === 0 ? 'Debrecen' : 'Győr';
      await createService(
        app,
        professional,
        { title, countryID: 1, settlement: town },
        { regions: ['Heves'] },
      );
    }
  });
  const found = async (query: Record<string, string>) => {
    const { body } = await app.request().get('/api/search-professionals').query(query).expect(200);
    return (body.data as { title: string }[]).map(({ title }) => title);
  };

  it('by name is in the order of the letters, whatever their case and accents', async () => {
    const sorted = ['ablakcsere', 'Ács', 'Ács', 'Csempézés', 'Cukrász', 'Villanyszerelés', 'Zsaluzás'];
    expect(await found({ sort: 'name' })).toEqual(sorted);
    expect(await found({ sort: 'name', serviceType: '1', settlement: 'Debrecen' })).toEqual([
      'Ács',
      'Ács',
      'Cukrász',
      'Zsaluzás',
    ]);
    expect(await found({ sort: 'name', keyword: 'acs' })).toEqual(['Ács', 'Ács']);
  });

  it('by date has the latest first, whether promoted or not', async () => {
    await app.db.updateTable('services').set({ promotion: 4 }).where('title', '=', 'ablakcsere').execute();
    await app.db
      .updateTable('services')
      .set((field) => ({ sortRank: field('sortRank', '+', promotionRanks.starts[0] ?? 0) }))
      .where('title', '=', 'ablakcsere')
      .execute();
    await markAllChanged(app.db, 'service');
    expect((await found({})).at(0)).toBe('ablakcsere');
    expect(await found({ sort: 'newest' })).toEqual(titles.toReversed());
    expect(await found({ sort: 'newest', settlement: 'Eger' })).toEqual(titles.toReversed());
  });
});

describe('the order in a query', () => {
  it.each([
    ['/api/search-real-estates', 'name'],
    ['/api/search-accommodations', 'area-asc'],
    ['/api/search-professionals', 'price-asc'],
  ])('of %s is refused where it is not one of the kind: %s', async (path, sort) => {
    await app.request().get(path).query({ sort }).expect(422);
  });
});
