import { searchAccommodations } from '@piacter/contracts/accommodations';
import { listingKinds } from '@piacter/contracts/listings/values';
import { propertyLookupNames, searchProperties } from '@piacter/contracts/properties';
import type { SearchSuggestion } from '@piacter/contracts/search/values';
import { searchServices } from '@piacter/contracts/services';
import { seedScale } from '@piacter/db/demo';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

/** `npm run proof:relaxed` makes it a thousand searches. */
const searches = Number(process.env.RELAXED_SEARCHES ?? 40);
const listings = Number(process.env.RELAXED_LISTINGS ?? 400);

type Query = Record<string, string>;
const paths: Record<string, string> = {
  '/ingatlanok': searchProperties.path,
  '/szallasok': searchAccommodations.path,
  '/szakemberek': searchServices.path,
};

/** Numbers of a fixed sequence (a linear congruential generator), so that a failure can be repeated. */
function createNumbers(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return { below, pick };
}
const { below, pick } = createNumbers(20_261_122);

const flags =
  'isAttic isSmartHome isGardenContact moveImmediately hasBalcony hasElevator hasSolarPanel'.split(' ');
const words = 'holdkomp, kandalló, panoráma, garázs, festés, dugulás, klíma, esküvő, zongora, xilofon'.split(
  ', ',
);
const groups = 'facilities roomFacilities bathroomFacilities kitchenFacilities childFriendlyFacilities'.split(
  ' ',
);

/** A range around a number, of which one end may be open. */
const range = (name: string, low: number, high: number): Query => ({
  ...(below(3) > 0 && { [`${name}From`]: String(low) }),
  ...(below(3) > 0 && { [`${name}To`]: String(high) }),
});

const some = (makers: readonly (() => Query)[]): Query =>
  Object.assign({}, ...makers.filter(() => below(3) === 0).map((make) => make()));

function createSearch(settlements: readonly string[]): [page: string, query: Query] {
  const settlement = () => ({ settlement: pick(settlements) });
  const id = (name: string, limit: number) => () => ({ [name]: String(1 + below(limit)) });
  switch (below(3)) {
    case 0:
      return [
        '/ingatlanok',
        some([
          settlement,
          id('adType', 4),
          id('houseType', 3),
          () => {
            const low = 5000 * below(20);
            return range('price', low, low + 5000 * below(8));
          },
          () => range('floorArea', 30 + below(60), 90 + below(90)),
          () => range('rooms', 1 + below(3), 4 + below(3)),
          () => ({ [pick(flags)]: '1' }),
          () => ({ [pick(flags)]: String(below(2)) }),
          () => ({ [pick(propertyLookupNames)]: String(1 + below(5)) }),
          () => ({ specialLocations: String(1 + below(60)) }),
          () => ({ keyword: pick(words) }),
        ]),
      ];
    case 1:
      return [
        '/szallasok',
        some([
          settlement,
          id('accommodationType', 30),
          id('mealPlan', 5),
          id('guests', 30),
          () => range('price', 1 + below(10), 11 + below(30)),
          () => ({ openFrom: `2027-0${1 + below(9)}-11`, openTo: `2027-0${9}-28` }),
          () => ({ petAllowed: '1' }),
          () => ({ [pick(groups)]: String(101 + below(20)) }),
          () => ({ facilities: `${301 + below(10)},${311 + below(20)}` }),
        ]),
      ];
    default:
      return ['/szakemberek', some([settlement, id('serviceType', 250), () => ({ keyword: pick(words) })])];
  }
}

describe('searches of demo data without results', () => {
  let app: TestApp;
  let settlements: string[];
  const search = async (
    path: string,
    query: string,
  ): Promise<{ total: number; suggestions: SearchSuggestion[] }> => {
    const { body } = await app.request().get(`${paths[path]}?${query}`).expect(200);
    return body;
  };

  /** A trade that nobody practises has no relaxed search: it is never given up. */
  const isPractised = async ({ serviceType }: Record<string, string>) =>
    serviceType === undefined ||
    (await search('/szakemberek', new URLSearchParams({ serviceType }).toString())).total > 0;

  beforeAll(async () => {
    app = await testApp();
    for (const kind of listingKinds)
      await seedScale({ db: app.db, kind, count: listings, now: app.clock.now() });
    const rows = await app.db
      .selectFrom('regions')
      .select('regionName')
      .where('kind', '=', 'settlement')
      .where('countryID', '=', 1)
      .where('weight', '>=', 1500)
      .execute();
    settlements = rows.map(({ regionName }) => regionName);
  });

  it(
    'get at least one suggestion in 95 of 100 cases, each with the total that it leads to',
    async () => {
      let empty = 0;
      const without: string[] = [];
      while (empty < searches) {
        const [path, query] = createSearch(settlements);
        const text = new URLSearchParams(query).toString();
        const { total, suggestions } = await search(path, text);
        if (total > 0) continue;
        empty += 1;
        if (suggestions.length === 0 && (await isPractised(query))) without.push(`${path}?${text}`);
        for (const { address, total: promised } of suggestions) {
          const [target = '', targetQuery = ''] = address.split('?');
          expect((await search(target, targetQuery)).total, `${path}?${text} to ${address}`).toBe(promised);
        }
      }
      expect(without.length / empty, without.join('\n')).toBeLessThanOrEqual(0.05);
    },
    searches * 1000,
  );
});
