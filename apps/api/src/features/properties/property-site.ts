import { typedEntries } from '@piacter/contracts/core';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import {
  listAdTypes,
  listCountries,
  listSpecialLocations,
  listTypesOfKind,
} from '@piacter/contracts/lookups';
import {
  getProperty,
  type PropertyCard,
  type PropertyDetail,
  searchProperties,
} from '@piacter/contracts/properties';
import { energyClassFrom, propertyLookups } from '@piacter/contracts/properties/fields';
import { propertyResults } from '@piacter/contracts/properties/results';
import { formatAdKind, getPriceSuffix } from '@piacter/contracts/properties/values';
import { paths } from '@piacter/contracts/site/paths';
import { formatForints, joinWithCommas } from '../../core/formatting.ts';
import { addressAndGeo, type ListingDescription } from '../listings/index.ts';

/** Hungarian words of its page's head. */
const text = { search: 'Ingatlan', property: 'ingatlan', rooms: 'szoba' } as const;

const place = (ad: PropertyDetail) => {
  const street = [ad.street, ad.publicPlaceName].filter(Boolean).join(' ');
  return street ? `${ad.settlement}, ${street}` : ad.settlement;
};

const formatPrice = ({ adType, price }: PropertyDetail) =>
  formatForints(price * 1000) + getPriceSuffix(adType);

/** '3 szoba', '1 + 2 szoba' with half rooms. */
const countRooms = ({ roomNumber, halfRoomNumber }: PropertyDetail): string =>
  roomNumber || halfRoomNumber
    ? `${roomNumber ?? 0}${halfRoomNumber ? ` + ${halfRoomNumber}` : ''} ${text.rooms}`
    : '';

/** schema.org RealEstateListing, limited to what the page itself shows. */
const describe = (ad: PropertyDetail): ListingDescription => ({
  path: paths.property(ad.realEstateID),
  title: `${formatAdKind(ad, text.property)}, ${place(ad)} – ${formatPrice(ad)}`,
  breadcrumb: place(ad),
  summary: [
    upperFirst(joinWithCommas(ad.floorArea ? `${ad.floorArea} m²` : '', countRooms(ad), ad.conditionName)),
    ad.description,
  ],
  jsonLd: {
    '@type': 'RealEstateListing',
    datePosted: ad.created,
    ...(ad.description ? { description: ad.description } : {}),
    offers: {
      '@type': 'Offer',
      price: ad.price * 1000,
      priceCurrency: 'HUF',
      availability: 'https://schema.org/InStock',
    },
    contentLocation: { '@type': 'Place', ...addressAndGeo(ad) },
  },
});

/** The public pages of the kind, for the server's heads and the sitemap. */
export const propertySite = {
  kind: 'property',
  resultWords: propertyResults,
  searchName: text.search,
  resultHint: 'Nézd meg a képeket és az árakat, és írj közvetlenül a hirdetőnek!',
  search: searchProperties,
  lookups: [listAdTypes, listCountries],
  names: {
    adType: { endpoint: listAdTypes },
    countryID: { endpoint: listCountries },
    specialLocations: { endpoint: listSpecialLocations },
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
  detail: getProperty,
  param: 'realEstateID',
  describe,
  sources: {
    search: 'src/features/properties/search/property-search-page.tsx',
    detail: 'src/features/properties/detail/property-page.tsx',
  },
} as const;
