import { listingRoleByKind } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { houseTypes } from '@piacter/contracts/properties/values';
import { requestedAdTypes } from '@piacter/contracts/requests/values';
import { type Filters, type Mix, query, toAddresses } from './addresses.ts';
import { fewListings, requestTables } from './bench-database.ts';
import { counties, destinations, readMarket } from './market.ts';

const { house, flat, plot } = houseTypes;

/** Professionals', hosts' and owners' searches of open requests. */
export const requestMix: Mix = {
  name: 'requests',
  // The services are those from which a professional's own area is read.
  tables: [...requestTables, ...fewListings('service', 10_000)],
  async addresses(db, { below, pick }) {
    const { settlements, professionIDs } = await readMarket(db, { professionsOf: 'service_requests' });
    const service = (filters: Filters) => query('/api/search-service-requests', filters);
    const stay = (filters: Filters) => query('/api/search-accommodation-requests', filters);
    const property = (filters: Filters) => query('/api/search-real-estate-requests', filters);
    const firstPage = () => ({ page: pick([1, 1, 1, 2, 3]) });
    const lastPage = () => ({ page: pick([40, 50]) });
    const profession = () => ({ serviceID: pick(professionIDs) });
    const settlement = () => ({ settlement: pick(settlements) });
    const destination = () => ({ settlement: pick(destinations) });
    const county = () => ({ settlement: pick(counties) });
    /** A stay of about a week, up to a year ahead. */
    const dates = () => {
      const month = `${1 + below(11)}`.padStart(2, '0');
      const day = 10 + below(9);
      return { startDate: `2027-${month}-${day}`, endDate: `2027-${month}-${day + pick([4, 7, 9])}` };
    };
    const filters = () => ({
      adType: pick(Object.values(requestedAdTypes)),
      ...pick<Filters>([
        { houseType: house, floorAreaFrom: 80 + 10 * below(6), siteAreaFrom: 600 },
        { houseType: flat, floorAreaFrom: 40 + 5 * below(6), floorAreaTo: 80 },
        { houseType: plot, siteAreaFrom: 500 + 100 * below(5) },
      ]),
    });
    const rare = () =>
      pick<Filters>([
        { houseType: flat, floorAreaFrom: 640 + 20 * below(8) },
        { houseType: house, siteAreaFrom: 10_500 + 100 * below(8) },
        { houseType: flat, floorAreaTo: 30 },
      ]);
    const services = {
      'service requests': [36, () => service(firstPage())],
      'service requests, last pages': [12, () => service(lastPage())],
      'service requests in settlement': [48, () => service({ address: pick(settlements) })],
      'service requests in county': [36, () => service({ address: pick(counties), ...firstPage() })],
      'service requests of profession': [36, () => service(profession())],
      'service requests, profession + settlement': [
        48,
        () => service({ ...profession(), address: pick(settlements) }),
      ],
      'service requests of own area': [36, () => service({ ownArea: 1, page: pick([1, 1, 1, 2]) })],
    } as const;
    const stays = {
      'stay requests': [30, () => stay(firstPage())],
      'stay requests, last pages': [6, () => stay(lastPage())],
      'stay requests in settlement': [48, () => stay(destination())],
      'stay requests in county': [24, () => stay(county())],
      'stay requests on dates': [30, () => stay(dates())],
      'stay requests, settlement + dates': [30, () => stay({ ...destination(), ...dates() })],
    } as const;
    const properties = {
      'property requests': [30, () => property(firstPage())],
      'property requests, last pages': [6, () => property(lastPage())],
      'property requests in settlement': [36, () => property(settlement())],
      'property requests in county': [24, () => property({ ...county(), orderBy: 'DESC' })],
      'property requests, country + filters': [36, () => property({ countryID: hungaryID, ...filters() })],
      'property requests, settlement + filters': [30, () => property({ ...settlement(), ...filters() })],
      'property requests, rare': [18, () => property({ countryID: hungaryID, ...rare() })],
    } as const;
    return [
      ...toAddresses(services, { role: listingRoleByKind.service }),
      ...toAddresses(stays, { role: listingRoleByKind.accommodation }),
      ...toAddresses(properties, { role: listingRoleByKind.property }),
    ];
  },
};
