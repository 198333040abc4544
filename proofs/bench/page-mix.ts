import { listingKinds } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes } from '@piacter/contracts/properties/values';
import { listingSpecs } from '../../apps/api/src/features/listings/index.ts';
import { numbers, type Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { type Address, type Mix, query } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { readMarket } from './market.ts';

/** Addresses of each kind. */
const addressesOfKind = 60;

/** As a browser says. */
const encodings = 'gzip, deflate, br, zstd';

const idFields = {
  property: 'realEstateID',
  accommodation: 'accommodationID',
  service: 'serviceID',
} as const;

/** The paths of a kind of pages, with an id that may be that of any listing. */
type Paths = Record<string, (seeded: Seeded) => string>;

function pathsOf({ settlements, destinations, ids }: Awaited<ReturnType<typeof readMarket>>): Paths {
  const place = { property: settlements, accommodation: destinations, service: settlements };
  const filters = {
    property: (settlement: string) => ({ adType: adTypes.sale, countryID: hungaryID, settlement }),
    accommodation: (settlement: string) => ({ settlement }),
    service: (address: string) => ({ address }),
  };
  return Object.assign(
    { 'home page': () => '/' },
    ...listingKinds.map((kind): Paths => {
      const { searchPath, segment } = listingSpecs[kind];
      return {
        [`search, ${kind}`]: ({ pick }) => query(searchPath, filters[kind](pick(place[kind]))),
        [`detail, ${kind}`]: ({ below }) => {
          const { least, greatest } = ids[idFields[kind]];
          return `/${segment}/${least + below(greatest - least + 1)}`;
        },
      };
    }),
  );
}

/** Pages that are kept, where the same visitors come again. */
const kept = ['home page', ...listingKinds.map((kind) => `search, ${kind}`)];

/** The pages that the server sends; the calls that their replies come from are added by `withCalls`. */
export const pageMix: Mix = {
  name: 'pages',
  isAlone: true,
  hasCalls: true,
  kinds: [],
  tables: listingTables,
  async addresses(db, variant) {
    const seeded = numbers(20_261_123 + variant * 1000);
    const paths = Object.entries(pathsOf(await readMarket(db)));
    return Array.from({ length: addressesOfKind }, () =>
      paths.flatMap(([kind, pathOf]): Address[] => {
        const page = { kind, path: pathOf(seeded), encodings };
        return kept.includes(kind)
          ? [
              { ...page, kind: `${kind}, kept` },
              { ...page, isFresh: true },
            ]
          : [page];
      }),
    ).flat();
  },
};
