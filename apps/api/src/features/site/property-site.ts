import { typedEntries } from '@piacter/contracts/core';
import {
  listAdTypes,
  listCountries,
  listSpecialLocations,
  listTypesOfKind,
} from '@piacter/contracts/lookups';
import { getProperty, type PropertyDetail, searchProperties } from '@piacter/contracts/properties';
import { formatAdKind, propertyLookups } from '@piacter/contracts/properties/values';
import { formatForints, joinWithCommas } from './formatting.ts';
import { addressAndGeo } from './json-ld.ts';
import { createListingSite, type ListingDescription } from './listing-site.ts';
import { siteText } from './site.text.ts';

const place = (ad: PropertyDetail) => {
  const street = [ad.street, ad.publicPlaceName].filter(Boolean).join(' ');
  return street ? `${ad.settlement}, ${street}` : ad.settlement;
};

/** schema.org RealEstateListing, limited to what the page itself shows. */
const describe = (ad: PropertyDetail): ListingDescription => ({
  path: `/ingatlan/${ad.realEstateID}`,
  title: `${formatAdKind(ad, siteText.property)}, ${place(ad)} – ${formatForints(ad.price * 1000)}`,
  breadcrumb: place(ad),
  summary: [
    joinWithCommas(
      ad.floorArea ? `${ad.floorArea} m²` : '',
      ad.roomNumber ? `${ad.roomNumber} ${siteText.rooms}` : '',
      ad.conditionName,
    ),
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

export const propertySite = createListingSite({
  kind: 'property',
  searchPath: '/ingatlanok',
  searchName: siteText.properties,
  search: searchProperties,
  lookups: [listAdTypes, listCountries],
  names: {
    adType: { endpoint: listAdTypes },
    countryID: { endpoint: listCountries },
    specialLocations: { endpoint: listSpecialLocations },
    ...Object.fromEntries(
      typedEntries(propertyLookups).map(([name, kind]) => [
        name,
        { endpoint: listTypesOfKind, params: { kind } },
      ]),
    ),
  },
  card: (ad) => ({
    name: `${formatAdKind(ad, siteText.property)}, ${ad.settlement}`,
    path: `/ingatlan/${ad.realEstateID}`,
  }),
  segment: 'ingatlan',
  detail: getProperty,
  param: 'realEstateID',
  describe,
  sources: {
    search: 'src/features/properties/search/property-search-page.tsx',
    detail: 'src/features/properties/detail/property-page.tsx',
  },
});
