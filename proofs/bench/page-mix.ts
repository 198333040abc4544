import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes } from '@piacter/contracts/properties/values';
import { listingSpecs } from '../../apps/api/src/features/listings/index.ts';
import { type Filters, type Mix, query, toAddresses } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { createPickID, destinations, readMarket } from './market.ts';

/** As a browser says. */
const encodings = 'gzip, deflate, br, zstd';

/** The pages that the server sends; the calls that their replies come from are added by `withCalls`. */
export const pageMix: Mix = {
  name: 'pages',
  hasCalls: true,
  tables: listingTables,
  async addresses(db, seeded) {
    const { settlements } = await readMarket(db);
    const { pick } = seeded;
    const filters: Record<ListingKind, () => Filters> = {
      property: () => ({ adType: adTypes.sale, countryID: hungaryID, settlement: pick(settlements) }),
      accommodation: () => ({ settlement: pick(destinations) }),
      service: () => ({ address: pick(settlements) }),
    };
    // Where the same visitors come again, pages are kept.
    const kept = toAddresses({ 'home page': [60, () => '/'] }, { encodings });
    const details = [];
    for (const kind of listingKinds) {
      const { searchPath, segment } = listingSpecs[kind];
      const search = () => query(searchPath, filters[kind]());
      kept.push(...toAddresses({ [`search, ${kind}`]: [60, search] }, { encodings }));
      const pickID = await createPickID(db, kind, seeded);
      const detail = () => `/${segment}/${pickID()}`;
      details.push(...toAddresses({ [`detail, ${kind}`]: [60, detail] }, { encodings }));
    }
    return [
      ...kept.map((page) => ({ ...page, kind: `${page.kind}, kept` })),
      ...kept.map((page) => ({ ...page, isFresh: true })),
      ...details,
    ];
  },
};
