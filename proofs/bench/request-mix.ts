import { listingRoleByKind } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { houseTypes } from '@piacter/contracts/properties/values';
import { type RequestKind, requestedAdTypes } from '@piacter/contracts/requests/values';
import { numbers, type Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { type Filters, fillMix, type Mix, query } from './addresses.ts';
import { fewServices, requestTables } from './bench-database.ts';
import { counties, destinations, readProfessionIDs, readSettlements } from './market.ts';

/** Percentages of the searches of open quote requests. */
const shares = {
  'service requests': 6,
  'service requests, last pages': 2,
  'service requests in settlement': 8,
  'service requests in county': 6,
  'service requests of profession': 6,
  'service requests, profession + settlement': 8,
  'service requests of own area': 6,
  'stay requests': 5,
  'stay requests, last pages': 1,
  'stay requests in settlement': 8,
  'stay requests in county': 4,
  'stay requests on dates': 5,
  'stay requests, settlement + dates': 5,
  'property requests': 5,
  'property requests, last pages': 1,
  'property requests in settlement': 6,
  'property requests in county': 4,
  'property requests, country + filters': 6,
  'property requests, settlement + filters': 5,
  'property requests, rare': 3,
} as const;
type Kind = keyof typeof shares;

interface Values {
  settlements: string[];
  professionIDs: number[];
}

/** Page numbers weighted by frequency. */
const firstPages = [1, 1, 1, 2, 3];
const lastPages = [40, 50];

function serviceFilters({ settlements, professionIDs }: Values, { pick }: Seeded) {
  const serviceID = () => pick(professionIDs);
  return {
    'service requests': () => ({ page: pick(firstPages) }),
    'service requests, last pages': () => ({ page: pick(lastPages) }),
    'service requests in settlement': () => ({ address: pick(settlements) }),
    'service requests in county': () => ({ address: pick(counties), page: pick(firstPages) }),
    'service requests of profession': () => ({ serviceID: serviceID() }),
    'service requests, profession + settlement': () => ({
      serviceID: serviceID(),
      address: pick(settlements),
    }),
    'service requests of own area': () => ({ ownArea: 1, page: pick([1, 1, 1, 2]) }),
  };
}

function stayFilters({ below, pick }: Seeded) {
  /** Stays of about a week, up to a year ahead. */
  const dates = () => {
    const month = `${1 + below(11)}`.padStart(2, '0');
    const day = 1 + below(18);
    const text = (of: number) => `2027-${month}-${`${of}`.padStart(2, '0')}`;
    return { startDate: text(day), endDate: text(day + pick([4, 7, 9])) };
  };
  return {
    'stay requests': () => ({ page: pick(firstPages) }),
    'stay requests, last pages': () => ({ page: pick(lastPages) }),
    'stay requests in settlement': () => ({ settlement: pick(destinations) }),
    'stay requests in county': () => ({ settlement: pick(counties) }),
    'stay requests on dates': dates,
    'stay requests, settlement + dates': () => ({ settlement: pick(destinations), ...dates() }),
  };
}

function propertyFilters({ settlements }: Values, { below, pick }: Seeded) {
  const { house, flat, plot } = houseTypes;
  const filters = () => ({
    adType: pick(Object.values(requestedAdTypes)),
    ...pick([
      { houseType: house, floorAreaFrom: 80 + 10 * below(6), siteAreaFrom: 600 },
      { houseType: flat, floorAreaFrom: 40 + 5 * below(6), floorAreaTo: 80 },
      { houseType: plot, siteAreaFrom: 500 + 100 * below(5) },
    ]),
  });
  return {
    'property requests': () => ({ page: pick(firstPages) }),
    'property requests, last pages': () => ({ page: pick(lastPages) }),
    'property requests in settlement': () => ({ settlement: pick(settlements) }),
    'property requests in county': () => ({ settlement: pick(counties), orderBy: 'DESC' }),
    'property requests, country + filters': () => ({ countryID: hungaryID, ...filters() }),
    'property requests, settlement + filters': () => ({ settlement: pick(settlements), ...filters() }),
    'property requests, rare': () => ({
      countryID: hungaryID,
      ...pick([
        { houseType: flat, floorAreaFrom: 640 + 20 * below(8) },
        { houseType: house, siteAreaFrom: 10_500 + 100 * below(8) },
        { houseType: flat, floorAreaTo: 30 },
      ]),
    }),
  };
}

const searches: Record<RequestKind, string> = {
  service: '/api/search-service-requests',
  accommodation: '/api/search-accommodation-requests',
  property: '/api/search-real-estate-requests',
};

const requestKindOf = (kind: Kind): RequestKind =>
  kind.startsWith('service') ? 'service' : kind.startsWith('stay') ? 'accommodation' : 'property';

/** The mix of professionals', hosts' and owners' searches of open requests. */
export const requestMix: Mix = {
  name: 'requests',
  kinds: Object.keys(shares),
  tables: [...requestTables, fewServices],
  async addresses(db, variant) {
    const values = {
      settlements: await readSettlements(db),
      professionIDs: await readProfessionIDs(db, 'service_requests'),
    };
    const seeded = numbers(20_261_122 + variant * 1000);
    const make: Record<Kind, () => Filters> = {
      ...serviceFilters(values, seeded),
      ...stayFilters(seeded),
      ...propertyFilters(values, seeded),
    };
    return fillMix(
      shares,
      (kind) => {
        const requestKind = requestKindOf(kind);
        return {
          kind,
          path: query(searches[requestKind], make[kind]()),
          role: listingRoleByKind[requestKind],
        };
      },
      seeded,
    );
  },
};
