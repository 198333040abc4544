import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { numbers, type Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { type Filters, fillMix, type Mix, query } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { type Bounds, type Market, readMarket } from './market.ts';

/** Percentages of the request mix: property, accommodation and professional searches, details. */
const shares = {
  broad: 10,
  settlement: 10,
  'settlement + filters': 10,
  'country + 5 filters': 8,
  rare: 2,
  'stay in settlement': 12,
  'stay, 2 of 4 rare': 4,
  'stay, 3 popular': 4,
  'profession + settlement': 8,
  keyword: 4,
  'keyword + both': 3,
  'detail of property': 11,
  'detail of stay': 7,
  'detail of service': 7,
} as const;
type Kind = keyof typeof shares;

function propertyAddresses({ settlements }: Market, { below, pick }: Seeded) {
  const search = (filters: Filters) => query('/api/search-real-estates', filters);
  const sale = () => {
    const priceFrom = 10_000 + 5000 * below(8);
    return { adType: adTypes.sale, priceFrom, priceTo: priceFrom * pick([2, 3]) };
  };
  const rent = () => ({ adType: adTypes.rent, priceFrom: 80, priceTo: 150 + 50 * below(5) });
  return {
    broad: () =>
      search({ adType: pick([adTypes.sale, adTypes.sale, adTypes.rent]), page: pick([1, 1, 1, 2, 3]) }),
    settlement: () =>
      search({
        adType: pick([adTypes.sale, adTypes.sale, adTypes.rent]),
        countryID: hungaryID,
        settlement: pick(settlements),
      }),
    'settlement + filters': () =>
      search({
        countryID: hungaryID,
        settlement: pick(settlements),
        houseType: pick([houseTypes.house, houseTypes.flat]),
        ...pick([sale, sale, rent])(),
        ...pick([{ roomsFrom: 2 }, { hasBalcony: 1 }, { conditionID: '1,2,3' }, { floorAreaFrom: 50 }]),
      }),
    'country + 5 filters': () =>
      search({
        countryID: hungaryID,
        houseType: pick([houseTypes.house, houseTypes.flat]),
        conditionID: pick(['1', '2,3', '4']),
        floorAreaFrom: 40 + 10 * below(6),
        roomsFrom: 1 + below(3),
        ...pick([sale, sale, rent])(),
      }),
    rare: () =>
      search({
        countryID: hungaryID,
        heatType: 12 + below(17),
        ...pick([
          { hasSolarPanel: 1 },
          { isSmartHome: 1, hasElevator: 1 },
          { specialLocations: `${1 + below(60)}` },
        ]),
      }),
  };
}

/** Facilities that many accommodations have, and triples of the most frequent ones. */
const usual = [302, 310, 312];
const popular = [
  { facilities: 301, roomFacilities: 102, bathroomFacilities: 214 },
  { facilities: 301, roomFacilities: 102, kitchenFacilities: 403 },
  { facilities: 301, kitchenFacilities: 416, bathroomFacilities: 210 },
];
const rareAnywhere = [305, 309, 317, 318, 333, 337];
const rareInRooms = [116, 126, 127, 132];

function stayAddresses({ destinations }: Market, { below, pick }: Seeded) {
  const search = (filters: Filters) =>
    query('/api/search-accommodations', { countryID: hungaryID, ...filters });
  /** Without duplicates, in list order. */
  const some = (ids: readonly number[], count: number) => {
    const first = below(ids.length);
    return Array.from({ length: count }, (_, i) => ids[(first + i) % ids.length]).join();
  };
  const season = () => {
    const month = 5 + below(5);
    const day = 1 + below(20);
    const text = (of: number) => `2027-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
    return { openFrom: text(day), openTo: text(day + 2 + below(6)) };
  };
  return {
    'stay in settlement': () =>
      search({
        settlement: pick(destinations),
        accommodationType: pick(['2,30', '3,4', '1,7,11', '2,4,13']),
        priceFrom: 4 + below(5),
        priceTo: pick([15, 20, 30]),
        ...season(),
        facilities: `301,${some(usual, 1)}`,
        roomFacilities: 102,
      }),
    'stay, 2 of 4 rare': () =>
      search({
        facilities: some(rareAnywhere, 1),
        roomFacilities: some(rareInRooms, 1),
        ...pick([
          { kitchenFacilities: 403, bathroomFacilities: 214 },
          { kitchenFacilities: 416, bathroomFacilities: 210 },
        ]),
      }),
    'stay, 3 popular': () => search(pick(popular)),
  };
}

/** Typical keyword queries of one or two words, with and without accents. */
const keywords =
  'festés|vizszereles|klíma|takarítás|koltoztetes|tapétázás|gumicsere|esküvő|matematika|könyvelés|dugulás|kutyasétáltatás|masszázs|kandallo|konyhabútor|asztal|lakások felújítása|tetők|érettségi felkészítés|fűnyírás|Kovács|ablaktisztítás|hűtők javítása|weboldal'.split(
    '|',
  );

function serviceAddresses({ settlements, professionIDs }: Market, { pick }: Seeded) {
  const search = (filters: Filters) => query('/api/search-professionals', filters);
  const both = () => ({
    countryID: hungaryID,
    serviceType: pick(professionIDs),
    settlement: pick(settlements),
  });
  return {
    'profession + settlement': () => search(both()),
    keyword: () => search({ keyword: pick(keywords) }),
    'keyword + both': () => search({ ...both(), keyword: pick(keywords) }),
  };
}

/** The mix of visitors' searches and detail pages. */
export const marketMix: Mix = {
  name: 'market',
  hasSuggestions: true,
  kinds: Object.keys(shares),
  tables: listingTables,
  async addresses(db, variant) {
    const market = await readMarket(db);
    const seeded = numbers(20_261_121 + variant * 1000);
    const { below } = seeded;
    const one = ({ least, greatest }: Bounds) => least + below(greatest - least + 1);
    const make: Record<Kind, () => string> = {
      ...propertyAddresses(market, seeded),
      ...stayAddresses(market, seeded),
      ...serviceAddresses(market, seeded),
      'detail of property': () => `/api/real-estate/${one(market.ids.realEstateID)}`,
      'detail of stay': () => `/api/accommodation-public/${one(market.ids.accommodationID)}`,
      'detail of service': () => `/api/professionals-public/${one(market.ids.serviceID)}`,
    };
    return fillMix(shares, (kind) => ({ kind, path: make[kind]() }), seeded);
  },
};
