import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes } from '@piacter/contracts/properties/values';
import { type Address, type Mix, query } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { readMarket } from './market.ts';
import { numbers } from './seeded-numbers.ts';

/** Addresses of each kind. */
const addressesOfKind = 60;

/** Each page before the call that it is made from: the difference is the cost of the page. */
const kinds = [
  'home page',
  'page of a search',
  'call of a search',
  'page of a property',
  'call of a property',
] as const;
type Kind = (typeof kinds)[number];

/** The pages that the server sends, with the calls that they are made from. */
export const pageMix: Mix = {
  name: 'pages',
  isAlone: true,
  kinds,
  tables: listingTables,
  async addresses(db, variant) {
    const { settlements, ids } = await readMarket(db);
    const { below, pick } = numbers(20_261_123 + variant * 1000);
    const { least, greatest } = ids.realEstateID;
    return Array.from({ length: addressesOfKind }, (): Address[] => {
      const search = { adType: adTypes.sale, countryID: hungaryID, settlement: pick(settlements) };
      const realEstateID = least + below(greatest - least + 1);
      const paths: Record<Kind, string> = {
        'home page': '/',
        'page of a search': query('/ingatlanok', search),
        'call of a search': query('/api/search-real-estates', search),
        'page of a property': `/ingatlan/${realEstateID}`,
        'call of a property': `/api/real-estate/${realEstateID}`,
      };
      return kinds.map((kind) => ({ kind, path: paths[kind] }));
    }).flat();
  },
};
