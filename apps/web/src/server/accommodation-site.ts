import {
  type AccommodationCard,
  type AccommodationDetail,
  getPublicAccommodation,
  listHighlightedAccommodations,
  searchAccommodations,
} from '@piacter/contracts/accommodations';
import { facilityFields, pricePerPersonSuffix } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { childGroups } from '@piacter/contracts/core/values';
import {
  listAccommodationLocations,
  listAccommodationTypeRows,
  listBathroomFacilities,
  listChildFriendlyFacilities,
  listCountries,
  listFacilities,
  listKitchenFacilities,
  listMealPlans,
  listRoomFacilities,
  listSpokenLanguages,
} from '@piacter/contracts/lookups';
import { paths } from '@piacter/contracts/site/paths';
import { getPageTitle } from '../features/accommodations/detail/page-title.ts';
import { text as searchText } from '../features/accommodations/search/text.ts';
import { formatMoney } from '../lib/format.ts';
import { addressAndGeo, type ListingDescription, offers, openingHours, sameAs } from './listing-json-ld.ts';
import { text } from './text.ts';

const price = ({ pricePerPerson }: AccommodationDetail) =>
  pricePerPerson > 0 ? formatMoney(pricePerPerson) + pricePerPersonSuffix : null;

/** The facilities and special locations listed on the page; languages are a property of their own in schema.org. */
const amenities = (listing: AccommodationDetail): string[] => [
  ...facilityFields.flatMap((name) => listing[name].map(({ facilityName }) => facilityName)),
  ...listing.specialLocations.map(({ locationName }) => locationName),
];

/** schema.org LodgingBusiness, limited to what the page itself shows. */
const describe = (listing: AccommodationDetail, socialPages: readonly string[]): ListingDescription => ({
  path: paths.accommodation(listing.accommodationUrl),
  title: getPageTitle(listing),
  breadcrumb: listing.accommodationName,
  summary: [
    upperFirst(
      [
        listing.accommodationTypeName,
        listing.capacity ? `${listing.capacity} ${text.places}` : '',
        price(listing),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    listing.description,
  ],
  jsonLd: {
    '@type': 'LodgingBusiness',
    name: listing.accommodationName,
    description: listing.description,
    ...addressAndGeo(listing),
    ...(listing.pricePerPerson > 0 ? { priceRange: price(listing), currenciesAccepted: 'HUF' } : {}),
    ...(listing.roomCount ? { numberOfRooms: listing.roomCount } : {}),
    petsAllowed: listing.petAllowed === 1,
    amenityFeature: amenities(listing).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    availableLanguage: listing.spokenLanguages.map(({ languageName }) => languageName),
    ...openingHours(listing.timetable),
    ...offers(listing.priceTable),
    ...sameAs(socialPages),
  },
});

/** The public pages of accommodations, as the server sends them. */
export const accommodationSite = {
  kind: 'accommodation',
  resultWords: accommodationResults,
  searchName: searchText.title,
  resultHint: text.resultHints.host,
  search: searchAccommodations,
  lookups: [
    { endpoint: listCountries },
    { endpoint: listAccommodationTypeRows },
    { endpoint: listMealPlans },
  ],
  highlighted: listHighlightedAccommodations,
  names: {
    countryID: { endpoint: listCountries },
    accommodationType: { endpoint: listAccommodationTypeRows },
    mealPlan: { endpoint: listMealPlans },
    facilities: { endpoint: listFacilities },
    facilitiesAny: { endpoint: listFacilities },
    roomFacilities: { endpoint: listRoomFacilities },
    bathroomFacilities: { endpoint: listBathroomFacilities },
    kitchenFacilities: { endpoint: listKitchenFacilities },
    childFriendlyFacilities: { endpoint: listChildFriendlyFacilities },
    specialLocations: { endpoint: listAccommodationLocations },
    spokenLanguages: { endpoint: listSpokenLanguages },
  },
  card: ({ accommodationName, accommodationUrl }: AccommodationCard) => ({
    name: accommodationName,
    path: paths.accommodation(accommodationUrl),
  }),
  shown: [
    ...['area', 'countryID', 'region', 'settlement', 'notSettlement', 'radius', 'wish'],
    ...['arrival', 'departure', 'weekend', 'windowFrom', 'windowTo', 'openFrom', 'openTo'],
    ...['guests', 'adults', ...childGroups, 'pets'],
    ...['accommodationType', 'mealPlan'],
  ],
  detail: getPublicAccommodation,
  detailCalls: [],
  param: 'url',
  describe,
  sources: {
    search: 'src/features/accommodations/search/accommodation-search-page.tsx',
    detail: 'src/features/accommodations/detail/accommodation-page.tsx',
  },
} as const;
