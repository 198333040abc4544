import { listingSorts } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { type Filters, fillMix, type Mix, query } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { readMarket } from './market.ts';

/** Percentages: sorted searches with and without a settlement, and searches that find nothing. */
const shares = {
  'sorted property in settlement': 15,
  'sorted property': 10,
  'sorted property + filters': 15,
  'sorted stay in settlement': 10,
  'sorted stay': 10,
  'sorted service in settlement': 10,
  'sorted service': 10,
  'few properties': 10,
  'few stays': 5,
  'few services': 5,
} as const;
type Kind = keyof typeof shares;

/** Searches in other orders than the default, and searches that are offered similar ones (FIND-10, FIND-11). */
export const findingMix: Mix = {
  name: 'finding',
  kinds: Object.keys(shares),
  tables: listingTables,
  isAlone: true,
  async addresses(db, variant) {
    const { settlements, destinations, professionIDs } = await readMarket(db);
    const seeded = numbers(20_261_122 + variant * 1000);
    const { below, pick } = seeded;
    const property = (filters: Filters) =>
      query('/api/search-real-estates', { countryID: hungaryID, adType: pick([1, 1, 2]), ...filters });
    const stay = (filters: Filters) =>
      query('/api/search-accommodations', { countryID: hungaryID, ...filters });
    const service = (filters: Filters) => query('/api/search-professionals', filters);
    const [, ...propertySorts] = listingSorts.property;
    const [, ...staySorts] = listingSorts.accommodation;
    const [, ...serviceSorts] = listingSorts.service;
    const filters = () => ({
      houseType: pick([houseTypes.house, houseTypes.flat]),
      roomsFrom: 1 + below(3),
      ...pick([{ hasBalcony: 1 }, { conditionID: '1,2,3' }, { floorAreaFrom: 50 }]),
    });
    const make: Record<Kind, () => string> = {
      'sorted property in settlement': () =>
        property({ settlement: pick(settlements), sort: pick(propertySorts) }),
      'sorted property': () => property({ sort: pick(propertySorts) }),
      'sorted property + filters': () => property({ ...filters(), sort: pick(propertySorts) }),
      'sorted stay in settlement': () => stay({ settlement: pick(destinations), sort: pick(staySorts) }),
      'sorted stay': () => stay({ accommodationType: pick(['2,30', '3,4']), sort: pick(staySorts) }),
      'sorted service in settlement': () =>
        service({
          serviceType: pick(professionIDs),
          settlement: pick(settlements),
          sort: pick(serviceSorts),
        }),
      'sorted service': () => service({ serviceType: pick(professionIDs), sort: pick(serviceSorts) }),
      'few properties': () =>
        property({
          ...filters(),
          adType: adTypes.sale,
          settlement: pick(settlements),
          priceTo: 500 + below(500),
        }),
      'few stays': () => stay({ settlement: pick(destinations), priceTo: 1, facilities: 301, guests: 2 }),
      'few services': () =>
        service({ serviceType: pick(professionIDs), settlement: pick(settlements), keyword: 'xilofon' }),
    };
    return fillMix(shares, (kind) => ({ kind, path: make[kind]() }), seeded);
  },
};
