import { toCoverageRows } from '../../service-coverage.ts';
import { serviceSearchText, serviceShortText } from '../../service-words.ts';
import type { BulkRow } from '../bulk.ts';
import {
  commonParts,
  type GivenIDs,
  type KnownLookups,
  listingColumns,
  priceRows,
  type RowsByTable,
} from '../listing-rows.ts';
import { timetableRows } from '../opening-hours.ts';
import { gazetteerRow } from './coverage.ts';
import type { Service } from './listings.ts';

/** The rows of a service and its parts. */
export function serviceRows(
  service: Service,
  ids: GivenIDs,
  { professions, packages }: KnownLookups,
): RowsByTable {
  const typeIDs = service.professions.flatMap((name) => professions.get(name) ?? []);
  const serviceID = ids.id;
  const { countries, places } = service.coverage;
  return {
    services: [serviceRow(service, ids)],
    service_relations: typeIDs.map((serviceTypeID) => ({ serviceID, serviceTypeID })),
    service_countries: countries.map((countryID) => ({ serviceID, countryID })),
    service_regions: places.map(({ place, ...chosen }) => ({
      serviceID,
      ...chosen,
      countryID: place.countryID,
      placeID: place.regionID,
    })),
    service_coverage: coverageOf(service, typeIDs).map((covered) => ({ ...covered, serviceID })),
    timetables: timetableRows(service.hours, 'serviceID', serviceID, service.updated),
    price_table_products: priceRows(service.prices, 'serviceID', serviceID, service.created),
    ...commonParts(service, 'serviceID', ids, packages),
  };
}

const coverageOf = ({ coverage, shop }: Service, professions: readonly number[]) =>
  toCoverageRows({
    professions,
    countries: coverage.countries,
    places: [...coverage.places.map(({ place }) => place), ...(shop ? [gazetteerRow(shop.place)] : [])],
    touchedCountries: shop ? [shop.place.countryID] : [],
  });

const nowhere = {
  countryID: null,
  regionID: null,
  settlementID: null,
  settlement: null,
  countyRegion: null,
  postalCode: null,
  street: null,
  publicPlaceType: null,
  houseNumber: null,
  lat: null,
  lon: null,
  disableAddress: 0,
};

const toAddressColumns = ({ shop }: Service) =>
  shop
    ? {
        countryID: shop.place.countryID,
        regionID: shop.place.regionID,
        settlementID: shop.place.settlementID,
        settlement: shop.place.name,
        countyRegion: shop.place.county,
        ...shop.address,
        disableAddress: shop.disableAddress,
      }
    : nowhere;

const lowest = (prices: Service['prices']): number | null => {
  const paid = prices.map(({ priceFrom }) => priceFrom).filter((price) => price > 0);
  return paid.length === 0 ? null : Math.min(...paid);
};

const serviceRow = (service: Service, ids: GivenIDs) =>
  ({
    serviceID: ids.id,
    title: service.title,
    ...toAddressColumns(service),
    contactEmail: service.contactEmail,
    phone: service.phone,
    webpage: service.webpage,
    description: service.description,
    ...listingColumns(service, ids),
    price: lowest(service.prices),
    shortText: serviceShortText(service.description),
    searchText: serviceSearchText(service),
  }) satisfies BulkRow;
