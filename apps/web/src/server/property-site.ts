import { typedEntries } from '@piacter/contracts/core';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { listAdTypes, listCountries, listTypesOfKind } from '@piacter/contracts/lookups';
import {
  getPriceComparison,
  getPriceHistory,
  getProperty,
  listHighlightedProperties,
  type PropertyCard,
  type PropertyDetail,
  searchProperties,
} from '@piacter/contracts/properties';
import { energyClassFrom, propertyLookups } from '@piacter/contracts/properties/fields';
import { propertyResults } from '@piacter/contracts/properties/results';
import { formatAdKind } from '@piacter/contracts/properties/values';
import { paths } from '@piacter/contracts/site/paths';
import { getPageTitle, getTitle } from '../features/properties/detail/property-format.ts';
import { text as searchText } from '../features/properties/search/text.ts';
import { thousandsToForints } from '../lib/format.ts';
import { addressAndGeo, type ListingDescription } from './listing-json-ld.ts';
import { text } from './text.ts';

/** '3 szoba', '1 + 2 szoba' with half rooms. */
const countRooms = ({ roomNumber, halfRoomNumber }: PropertyDetail): string =>
  roomNumber || halfRoomNumber
    ? `${roomNumber ?? 0}${halfRoomNumber ? ` + ${halfRoomNumber}` : ''} ${text.rooms}`
    : '';

/** schema.org RealEstateListing, limited to what the page itself shows. */
const describe = (ad: PropertyDetail): ListingDescription => ({
  path: paths.property(ad.realEstateID),
  title: getPageTitle(ad),
  breadcrumb: getTitle(ad),
  summary: [
    upperFirst(
      [ad.floorArea ? `${ad.floorArea} m²` : '', countRooms(ad), ad.conditionName].filter(Boolean).join(', '),
    ),
    ad.description,
  ],
  jsonLd: {
    '@type': 'RealEstateListing',
    datePosted: ad.created,
    ...(ad.description ? { description: ad.description } : {}),
    offers: {
      '@type': 'Offer',
      price: thousandsToForints(ad.price),
      priceCurrency: 'HUF',
      availability: 'https://schema.org/InStock',
    },
    contentLocation: { '@type': 'Place', ...addressAndGeo(ad) },
  },
});

/** The public pages of properties, as the server sends them. */
export const propertySite = {
  kind: 'property',
  resultWords: propertyResults,
  searchName: searchText.title,
  resultHint: text.resultHints.advertiser,
  search: searchProperties,
  lookups: [
    { endpoint: listAdTypes },
    { endpoint: listCountries },
    { endpoint: listTypesOfKind, params: { kind: 'types_house' } },
    { endpoint: listTypesOfKind, params: { kind: 'types_build_technology' } },
  ],
  highlighted: listHighlightedProperties,
  names: {
    adType: { endpoint: listAdTypes },
    countryID: { endpoint: listCountries },
    specialLocations: { endpoint: listTypesOfKind, params: { kind: 'special_locations' } },
    [energyClassFrom.param]: { endpoint: listTypesOfKind, params: { kind: energyClassFrom.list } },
    ...Object.fromEntries(
      typedEntries(propertyLookups).map(([name, kind]) => [
        name,
        { endpoint: listTypesOfKind, params: { kind } },
      ]),
    ),
  },
  card: (ad: PropertyCard) => ({
    name: `${formatAdKind(ad, text.property)}, ${ad.settlement}`,
    path: paths.property(ad.realEstateID),
  }),
  shown: [
    ...['area', 'adType', 'countryID', 'settlement', 'notSettlement', 'radius', 'wish'],
    ...['priceFrom', 'priceTo', 'floorAreaFrom', 'floorAreaTo', 'roomsFrom', 'roomsTo', 'notFloor'],
    ...['houseType', 'buildTechnology', 'hasBalcony', 'hasElevator', 'moveImmediately'],
  ],
  detail: getProperty,
  detailCalls: [getPriceHistory, getPriceComparison],
  param: 'realEstateID',
  describe,
  sources: {
    search: 'src/features/properties/search/property-search-page.tsx',
    detail: 'src/features/properties/detail/property-page.tsx',
  },
} as const;
