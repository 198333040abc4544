import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { detailCalls, searchCalls } from '../listing-paths.ts';
import { type Filters, type Mix, query, toAddresses } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { createPickID, destinations, readMarket } from './market.ts';

function createPropertyFilters({ below, pick }: Seeded) {
  const sale = () => {
    const priceFrom = 10_000 + 5000 * below(8);
    return { adType: adTypes.sale, priceFrom, priceTo: priceFrom * pick([2, 3]) };
  };
  const rent = () => ({ adType: adTypes.rent, priceFrom: 80, priceTo: 150 + 50 * below(5) });
  return {
    adType: () => ({ adType: pick([adTypes.sale, adTypes.sale, adTypes.rent]) }),
    price: () => pick([sale, sale, rent])(),
    houseType: () => ({ houseType: pick([houseTypes.house, houseTypes.flat]) }),
    one: () =>
      pick<Filters>([{ roomsFrom: 2 }, { hasBalcony: 1 }, { conditionID: '1,2,3' }, { floorAreaFrom: 50 }]),
    three: () => ({
      conditionID: pick(['1', '2,3', '4']),
      floorAreaFrom: 40 + 10 * below(6),
      roomsFrom: 1 + below(3),
    }),
    rare: () => ({
      heatType: 12 + below(17),
      ...pick<Filters>([
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

function createStayFilters({ below, pick }: Seeded) {
  const season = () => {
    const month = `0${5 + below(5)}`;
    const day = 10 + below(11);
    return { openFrom: `2027-${month}-${day}`, openTo: `2027-${month}-${day + 2 + below(6)}` };
  };
  return {
    season: () => ({
      accommodationType: pick(['2,30', '3,4', '1,7,11', '2,4,13']),
      priceFrom: 4 + below(5),
      priceTo: pick([15, 20, 30]),
      ...season(),
      facilities: `301,${pick(usual)}`,
      roomFacilities: 102,
    }),
    rare: () => ({
      facilities: pick(rareAnywhere),
      roomFacilities: pick(rareInRooms),
      ...pick([
        { kitchenFacilities: 403, bathroomFacilities: 214 },
        { kitchenFacilities: 416, bathroomFacilities: 210 },
      ]),
    }),
  };
}

/** Typical keyword queries of one or two words, with and without accents. */
const keywords =
  'festés|vizszereles|klíma|takarítás|koltoztetes|tapétázás|gumicsere|esküvő|matematika|könyvelés|dugulás|kutyasétáltatás|masszázs|kandallo|konyhabútor|asztal|lakások felújítása|tetők|érettségi felkészítés|fűnyírás|Kovács|ablaktisztítás|hűtők javítása|weboldal'.split(
    '|',
  );

/** Visitors' searches and detail pages, six addresses for each percent. */
export const marketMix: Mix = {
  name: 'market',
  isCompared: true,
  tables: listingTables,
  async addresses(db, seeded) {
    const { settlements, professionIDs } = await readMarket(db);
    const { pick } = seeded;
    const { adType, price, houseType, one, three, rare } = createPropertyFilters(seeded);
    const stays = createStayFilters(seeded);
    const [propertyID, stayID, serviceID] = [
      await createPickID(db, 'property', seeded),
      await createPickID(db, 'accommodation', seeded),
      await createPickID(db, 'service', seeded),
    ];
    const property = (filters: Filters) => query(searchCalls.property, filters);
    const inHungary = (filters: Filters) => property({ countryID: hungaryID, ...filters });
    const stay = (filters: Filters) => query(searchCalls.accommodation, { countryID: hungaryID, ...filters });
    const service = (filters: Filters) => query(searchCalls.service, filters);
    const settlement = () => ({ settlement: pick(settlements) });
    const both = () => ({ countryID: hungaryID, serviceType: pick(professionIDs), ...settlement() });
    return toAddresses({
      broad: [60, () => property({ ...adType(), page: pick([1, 1, 1, 2, 3]) })],
      settlement: [60, () => inHungary({ ...adType(), ...settlement() })],
      'settlement + filters': [
        60,
        () => inHungary({ ...settlement(), ...houseType(), ...price(), ...one() }),
      ],
      'country + 5 filters': [48, () => inHungary({ ...houseType(), ...three(), ...price() })],
      rare: [12, () => inHungary(rare())],
      'stay in settlement': [72, () => stay({ settlement: pick(destinations), ...stays.season() })],
      'stay, 2 of 4 rare': [24, () => stay(stays.rare())],
      'stay, 3 popular': [24, () => stay(pick(popular))],
      'profession + settlement': [48, () => service(both())],
      keyword: [24, () => service({ keyword: pick(keywords) })],
      'keyword + both': [18, () => service({ ...both(), keyword: pick(keywords) })],
      'detail of property': [66, () => `${detailCalls.property}${propertyID()}`],
      'detail of stay': [42, () => `${detailCalls.accommodation}${stayID()}`],
      'detail of service': [42, () => `${detailCalls.service}${serviceID()}`],
    });
  },
};
