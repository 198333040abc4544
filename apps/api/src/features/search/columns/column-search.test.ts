import { lonBits, tileLevel, toMapPoint, toMercator, toMorton } from '@piacter/db/map-position';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { takeSteps } from '../../../core/sorted.ts';
import type { ListingCondition, Refinement, RowRule } from '../listing-condition.ts';
import { isInPart, toPolygonPart } from '../map-polygon.ts';
import { createColumnSearch } from './column-search.ts';
import { createColumnStore, type StoredListing, type StoreState } from './column-store.ts';
import type { CountedSort } from './counted-rows.ts';
import { mapColumns } from './drawn-area.ts';
import { bitsPerMask, toMaskColumns } from './select-rows.ts';
import type { ListingSort } from './top-rows.ts';

const maskColumns = toMaskColumns('mask');
const columnTypes = {
  rank: 'float64',
  type: 'int32',
  price: 'float64',
  rooms: 'int32',
  name: 'text',
  mask0: 'int32',
  mask1: 'int32',
  mask2: 'int32',
  ...mapColumns,
} as const;
type Column = keyof typeof columnTypes;

/** A listing as the test knows it. */
interface Known {
  id: number;
  rank: number;
  type: number | null;
  price: number;
  rooms: number | null;
  bits: number[];
  at: { lat: number; lon: number } | null;
  words: string[];
  unlisted: string | undefined;
  name: string;
  tags: (string | number)[];
}

const vocabulary = ['kert', 'kertes', 'kerti', 'medence', 'tó', 'a', 'panorama', 'garazs'];
const tags = [1, 2, 2 ** 40, 'here', 'there', 'never'];
const degrees = (low: number, high: number) =>
  fc.integer({ min: low * 1000, max: high * 1000 }).map((thousandths) => thousandths / 1000);
const place = fc.record({ lat: degrees(47, 48), lon: degrees(19, 20.5) });
const listing = (id: number): fc.Arbitrary<Known> =>
  fc.record({
    id: fc.constant(id),
    rank: fc.integer({ min: 0, max: 40 }),
    type: fc.option(fc.integer({ min: 1, max: 4 })),
    price: fc.constantFrom(0, 20, 35, 35, 90, 2 ** 40),
    rooms: fc.option(fc.integer({ min: 0, max: 5 })),
    bits: fc.uniqueArray(fc.constantFrom(0, 1, 30, 31, 61, 62)),
    at: fc.option(place),
    words: fc.uniqueArray(fc.constantFrom(...vocabulary), { maxLength: 4 }),
    unlisted: fc.constantFrom(undefined, undefined, 'uj falu'),
    name: fc
      .constantFrom('a', 'b', 'ba', 'c', '')
      .chain((start) => fc.constantFrom(start, `${start}${id % 3}`)),
    tags: fc.array(fc.constantFrom(...tags), { maxLength: 4 }),
  });

function toPosition({ at }: Known) {
  const point = at && toMapPoint(at);
  const { x, y } = toMercator(at ?? { lat: 0, lon: 0 });
  return {
    mapLat: point && Math.floor(point / 2 ** lonBits),
    mapLon: point && point % 2 ** lonBits,
    mapTile: at && toMorton(Math.floor(x * 2 ** tileLevel), Math.floor(y * 2 ** tileLevel)),
  };
}

function toStored(known: Known): StoredListing<Column> {
  const { id, rank, type, price, rooms, bits, words, unlisted, name } = known;
  const mask = bits.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n);
  const [mask0, mask1, mask2] = maskColumns.map((_name, part) =>
    Number((mask >> BigInt(part * bitsPerMask)) & BigInt(2 ** bitsPerMask - 1)),
  );
  return {
    id,
    values: {
      rank,
      type,
      price,
      rooms,
      name,
      mask0: mask0 ?? 0,
      mask1: mask1 ?? 0,
      mask2: mask2 ?? 0,
      ...toPosition(known),
    },
    keys: { tags: known.tags, unlistedSettlement: unlisted === undefined ? [] : [unlisted] },
    sequences: { marks: bits.length > 0 ? bits : null },
    text: ` ${words[0] ?? ''} | ${words.slice(1).join(' ')} |`,
  };
}

/** That a number is in the sequence of a row. */
const toMarkRule = (mark: number): RowRule => ({
  createRefinement: ({ getSequence }) => {
    const { starts, numbers } = getSequence('marks').view();
    const hasMark = (row: number) => {
      const start = starts[row] ?? -1;
      return start >= 0 && numbers.subarray(start + 1, start + 1 + (numbers[start] ?? 0)).includes(mark);
    };
    const keepMarked: Refinement = (from, count, into) => {
      const kept = from.slice(0, count).filter(hasMark);
      into.set(kept);
      return kept.length;
    };
    return keepMarked;
  },
  sql: sql``,
});
const markOf = new Map([0, 31].map((mark) => [toMarkRule(mark), mark]));

/** Whether a listing meets a condition, by the plainest test of it. */
function meets(known: Known, condition: ListingCondition): boolean {
  if ('word' in condition) return known.words.some((word) => word.startsWith(condition.word));
  if ('wholeWord' in condition) return known.words.includes(condition.wholeWord);
  if ('hasAnyOf' in condition) return condition.hasAnyOf.some((key) => known.tags.includes(key));
  if ('unlistedSettlement' in condition) return known.unlisted === condition.unlistedSettlement;
  if ('anyOf' in condition) return condition.anyOf.some((all) => all.every((one) => meets(known, one)));
  if ('not' in condition) return !condition.not.every((one) => meets(known, one));
  if ('rule' in condition) return known.bits.includes(markOf.get(condition.rule) ?? -1);
  if ('area' in condition) {
    const { mapLat, mapLon } = toPosition(known);
    return mapLat !== null && mapLon !== null && isInPart(toPolygonPart(condition.area), mapLat, mapLon);
  }
  if ('hasBits' in condition) return condition.hasBits.every((bit) => known.bits.includes(bit));
  const value = known[condition.column as 'type' | 'price' | 'rooms'];
  if (value === null) return false;
  if ('isAnyOf' in condition) return condition.isAnyOf.includes(value);
  return value >= (condition.from ?? 0) && value <= (condition.to ?? Number.POSITIVE_INFINITY);
}

const single: fc.Arbitrary<ListingCondition> = fc.oneof(
  fc.record({ column: fc.constant('type'), isAnyOf: fc.array(fc.constantFrom(1, 2, 3, 4, 2 ** 40)) }),
  fc.record({
    column: fc.constantFrom('price', 'rooms'),
    from: fc.option(fc.constantFrom(0, 1, 3, 35), { nil: undefined }),
    to: fc.option(fc.constantFrom(4, 35, 2 ** 41), { nil: undefined }),
  }),
  fc.record({ column: fc.constant('mask'), hasBits: fc.uniqueArray(fc.constantFrom(0, 30, 31, 62)) }),
  fc.record({ word: fc.constantFrom('kert', 'kerte', 'a', 't', 'xilofon') }),
  fc.record({ wholeWord: fc.constantFrom('kert', 'ker', 'xilofon') }),
  fc.record({
    column: fc.constant('tags'),
    hasAnyOf: fc.array(fc.constantFrom(...tags, 'nowhere'), { maxLength: 4 }),
  }),
  fc.record({ rule: fc.constantFrom(...markOf.keys()) }),
  fc.record({ unlistedSettlement: fc.constantFrom('uj falu', 'uj') }),
  fc.tuple(place, place, place).map((area) => ({ area })),
);
const condition = fc.oneof(
  { weight: 6, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.record({ anyOf: fc.array(fc.array(single, { maxLength: 2 }), { maxLength: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ not: fc.array(single, { minLength: 1, maxLength: 2 }) }) },
);
const conditions = fc.array(condition, { maxLength: 3 });

/**
 * Listings that are loaded in the order of their rank, and changed afterwards: replaced, added or removed, or the store
 * is made again of what was saved of it.
 */
const history = fc
  .tuple(
    fc
      .array(fc.nat(), { minLength: 1, maxLength: 60 })
      .chain((all) => fc.tuple(...all.map((_, id) => listing(id + 1)))),
    fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 70 }).chain(listing),
        fc.integer({ min: 1, max: 70 }).map((removed) => ({ removed })),
        fc.constant('saved' as const),
      ),
      { maxLength: 30 },
    ),
  )
  .map(([loaded, changes]) => {
    const create = (saved?: StoreState) =>
      createColumnStore<Column>(
        {
          columnTypes,
          rank: 'rank',
          indexed: ['type'],
          keyColumns: ['tags', 'unlistedSettlement'],
          sequenceNames: ['marks'],
        },
        saved,
      );
    let store = create();
    const known = new Map<number, Known>();
    for (const one of loaded.toSorted((a, b) => b.rank - a.rank || b.id - a.id)) {
      store.put(toStored(one));
      known.set(one.id, one);
    }
    takeSteps(store.finishLoading());
    for (const change of changes) {
      if (change === 'saved') {
        store = create(structuredClone(store.save()));
        takeSteps(store.finishLoading());
      } else if ('removed' in change) {
        store.remove(change.removed);
        known.delete(change.removed);
      } else {
        store.put(toStored(change));
        known.set(change.id, change);
      }
    }
    return {
      port: createColumnSearch({ current: async () => store, latest: () => store }),
      known: [...known.values()],
    };
  });

const sorts: (ListingSort & { key: (of: Known) => number | string | null })[] = [
  { column: 'rank', direction: 'desc', key: ({ rank }) => rank },
  { column: 'rank', direction: 'asc', key: ({ rank }) => rank },
  { column: 'price', direction: 'asc', from: 1, key: ({ price }) => price || null },
  { column: 'price', direction: 'desc', from: 1, key: ({ price }) => price || null },
  { column: 'rooms', direction: 'desc', key: ({ rooms }) => rooms },
  { column: 'name', direction: 'asc', key: ({ name }) => name },
  { column: 'name', direction: 'desc', key: ({ name }) => name },
];

function inOrder(found: readonly Known[], { key, direction }: (typeof sorts)[number]): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  return found
    .toSorted((a, b) => {
      const [keyA, keyB] = [key(a), key(b)];
      const byMissing = Number(keyA === null) - Number(keyB === null);
      const order = Number((keyA ?? 0) > (keyB ?? 0)) - Number((keyA ?? 0) < (keyB ?? 0));
      return byMissing || sign * (order || a.id - b.id);
    })
    .map(({ id }) => id);
}

const numRuns = 400;

/** By the price of all marks, which is not known without either; the bound is a part of it. */
const byMarks: CountedSort = {
  createCount: ({ getNumbers, getSequence }) => {
    const prices = getNumbers('price');
    const { starts, numbers } = getSequence('marks').view();
    const getPrice = (row: number) => {
      const price = prices[row] ?? -1;
      return price < 0 ? Number.POSITIVE_INFINITY : price;
    };
    return {
      getBound: getPrice,
      count: (row) => {
        const start = starts[row] ?? -1;
        return start < 0 ? Number.POSITIVE_INFINITY : getPrice(row) * (numbers[start] ?? 0);
      },
    };
  },
};
const countMarks = ({ price, bits }: Known) =>
  price === null || bits.length === 0 ? null : price * bits.length;

it('puts the lowest counts first, those that are equal by rank, and what is not known last', async () => {
  const windows = fc.record({ offset: fc.nat({ max: 40 }), limit: fc.integer({ min: 1, max: 20 }) });
  await fc.assert(
    fc.asyncProperty(history, conditions, windows, async ({ port, known }, asked, window) => {
      const expected = known
        .filter((one) => asked.every((condition) => meets(one, condition)))
        .toSorted((a, b) => {
          const [one, other] = [countMarks(a), countMarks(b)].map((count) => count ?? Number.MAX_VALUE);
          return (one ?? 0) - (other ?? 0) || b.rank - a.rank || b.id - a.id;
        })
        .map(({ id }) => id);
      expect(await port.page(asked, byMarks, window)).toEqual({
        ids: expected.slice(window.offset, window.offset + window.limit),
        total: expected.length,
      });
    }),
    { numRuns },
  );
});

it('finds and orders what the plainest test finds, after any changes', async () => {
  const window = fc.record({ offset: fc.constantFrom(0, 0, 5, 40), limit: fc.constantFrom(3, 20) });
  await fc.assert(
    fc.asyncProperty(history, conditions, fc.constantFrom(...sorts), window, async (of, all, sort, part) => {
      const found = of.known.filter((one) => all.every((each) => meets(one, each)));
      const expected = inOrder(found, sort).slice(part.offset, part.offset + part.limit);
      expect(await of.port.page(all, sort, part)).toEqual({ ids: expected, total: found.length });
    }),
    { numRuns },
  );
});

it('counts by value and by the filters that are met like the plainest test', async () => {
  const filters = fc.array(fc.option(conditions, { nil: undefined }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(history, conditions, filters, async ({ port, known }, all, others) => {
      const found = known.filter((one) => all.every((each) => meets(one, each)));
      const [types, prices, bits, patterns] = [new Map(), new Map(), new Map(), new Map<number, number>()];
      for (const one of found) {
        types.set(one.type ?? -1, (types.get(one.type ?? -1) ?? 0) + 1);
        prices.set(one.price, (prices.get(one.price) ?? 0) + 1);
        for (const bit of one.bits) bits.set(bit, (bits.get(bit) ?? 0) + 1);
        const pattern = others.reduce(
          (sum, filter, bit) => sum + (filter?.every((each) => meets(one, each)) ? 2 ** bit : 0),
          0,
        );
        patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
      }
      expect(await port.countBy(all, ['type', 'price', 'mask'])).toEqual([types, prices, bits]);
      expect(await port.countPatterns(all, others)).toEqual(patterns);
      expect(await port.count([all, undefined])).toEqual([found.length, 0]);
    }),
    { numRuns },
  );
});

it('draws histograms with every value above 0, in at most 41 steps', async () => {
  await fc.assert(
    fc.asyncProperty(history, conditions, async ({ port, known }, all) => {
      const found = known.filter((one) => all.every((each) => meets(one, each)));
      const prices = found.map(({ price }) => price).filter((price) => price > 0);
      const [histogram] = await port.histograms(all, ['price']);
      if (!histogram) {
        expect(prices).toEqual([]);
        return;
      }
      const { from, step, counts } = histogram;
      expect(counts.length).toBeLessThanOrEqual(41);
      for (const [place, count] of counts.entries()) {
        const low = place === 0 ? 0 : from + place * step;
        const high = place === counts.length - 1 ? Number.POSITIVE_INFINITY : from + (place + 1) * step;
        expect(prices.filter((price) => price >= low && price < high)).toHaveLength(count);
      }
    }),
    { numRuns },
  );
});

it('counts by tile at every level, with listings without a position in none', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 0, max: tileLevel }), async ({ port, known }, level) => {
      const tiles = new Map<number, number>();
      for (const one of known) {
        const { mapTile } = toPosition(one);
        if (mapTile === null) continue;
        const tile = Math.floor(mapTile / 4 ** (tileLevel - level));
        tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
      }
      const found = await port.onMap([], { level, maxIDs: -1 });
      expect(new Map(found.tiles.map(({ tile, found: count }) => [tile, count]))).toEqual(tiles);
      expect(found.total).toBe(known.length);
      const few = await port.onMap([], { level, maxIDs: known.length });
      expect(few.ids.toSorted((a, b) => a - b)).toEqual(
        inOrder(known, { ...(sorts[1] ?? fail()), key: () => 0 }),
      );
    }),
    { numRuns },
  );
});

const fail = (): never => {
  throw new Error('no such order');
};

it('refuses a value that does not fit its column', () => {
  const store = createColumnStore({ columnTypes: { rank: 'int32' }, rank: 'rank' });
  expect(() => store.put({ id: 1, values: { rank: 2 ** 31 }, text: '' })).toThrow(RangeError);
});
