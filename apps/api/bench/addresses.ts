import type { Database } from '@piacter/db';
import { sql } from 'kysely';

export const kinds = [
  'broad',
  'settlement',
  'settlement + filters',
  'country + 5 filters',
  'rare',
  'detail',
] as const;
export type Kind = (typeof kinds)[number];

export interface Address {
  kind: Kind;
  path: string;
}

/** Shares of the market mix (data and search); what is left of its 100 belongs to the other kinds of listing. */
const shares: Record<Kind, number> = {
  broad: 10,
  settlement: 10,
  'settlement + filters': 10,
  'country + 5 filters': 8,
  rare: 2,
  detail: 25,
};
const addressesInAll = 600;

/** A small generator of our own: the same addresses on every machine and in every run. */
function numbers(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (end: number) => Math.floor(next() * end),
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}

interface Market {
  /** Settlement names, each as often as its size makes it likely. */
  settlements: string[];
  realEstateIDs: { least: number; greatest: number };
}

async function readMarket(db: Database): Promise<Market> {
  const { rows: places } = await sql<{ regionName: string; weight: number }>`
    select regionName, weight from regions
    where kind = 'settlement' and countryID = 1 and weight >= 5000 and regionName not like 'Budapest %'
    order by regionID`.execute(db);
  const { rows } = await sql<{ least: number; greatest: number }>`
    select min(realEstateID) as least, max(realEstateID) as greatest from real_estates`.execute(db);
  const [ids] = rows;
  if (!ids) throw new Error('The database has no ads.');
  return {
    settlements: places.flatMap(({ regionName, weight }) =>
      Array.from({ length: Math.ceil(weight / 20_000) }, () => regionName),
    ),
    realEstateIDs: { least: Number(ids.least), greatest: Number(ids.greatest) },
  };
}

const search = (filters: Record<string, string | number>) =>
  `/api/search-real-estates?${new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  )}`;

/** The property part of the 600 seeded addresses, mixed. */
export async function seededAddresses(db: Database): Promise<Address[]> {
  const market = await readMarket(db);
  const { below, pick } = numbers(20_261_121);
  const { least, greatest } = market.realEstateIDs;
  const sale = () => {
    const priceFrom = 10_000 + 5000 * below(8);
    return { adType: 1, priceFrom, priceTo: priceFrom * pick([2, 3]) };
  };
  const rent = () => ({ adType: 2, priceFrom: 80, priceTo: 150 + 50 * below(5) });
  const make: Record<Kind, () => string> = {
    broad: () => search({ adType: pick([1, 1, 2]), page: pick([1, 1, 1, 2, 3]) }),
    settlement: () => search({ adType: pick([1, 1, 2]), countryID: 1, settlement: pick(market.settlements) }),
    'settlement + filters': () =>
      search({
        countryID: 1,
        settlement: pick(market.settlements),
        houseType: pick([1, 2]),
        ...pick([sale, sale, rent])(),
        ...pick([{ roomsFrom: 2 }, { hasBalcony: 1 }, { conditionID: '1,2,3' }, { floorAreaFrom: 50 }]),
      }),
    'country + 5 filters': () =>
      search({
        countryID: 1,
        houseType: pick([1, 2]),
        conditionID: pick(['1', '2,3', '4']),
        floorAreaFrom: 40 + 10 * below(6),
        roomsFrom: 1 + below(3),
        ...pick([sale, sale, rent])(),
      }),
    rare: () =>
      search({
        countryID: 1,
        heatType: 12 + below(17),
        ...pick([
          { hasSolarPanel: 1 },
          { isSmartHome: 1, hasElevator: 1 },
          { specialLocations: `${1 + below(60)}` },
        ]),
      }),
    detail: () => `/api/real-estate/${least + below(greatest - least + 1)}`,
  };
  const addresses = kinds.flatMap((kind) =>
    Array.from({ length: (addressesInAll * shares[kind]) / 100 }, () => ({ kind, path: make[kind]() })),
  );
  for (let last = addresses.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [addresses[last], addresses[other]] = [addresses[other] as Address, addresses[last] as Address];
  }
  return addresses;
}
