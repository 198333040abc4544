import {
  type AccommodationCard,
  type AccommodationDetail,
  getPublicAccommodation,
  searchAccommodations,
} from '@piacter/contracts/accommodations';
import { facilityFields, pricePerPersonSuffix } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { upperFirst } from '@piacter/contracts/core/hungarian';
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
import { nameWithPlace } from '@piacter/contracts/places/values';
import { paths } from '@piacter/contracts/site/paths';
import { formatForints, joinWithCommas } from '../../core/formatting.ts';
import { addressAndGeo, type ListingDescription, offers, openingHours, sameAs } from '../listings/index.ts';

/** Hungarian words of its page's head. */
const text = { search: 'Szállás', places: 'férőhely' } as const;

const price = ({ pricePerPerson }: AccommodationDetail) =>
  pricePerPerson > 0 ? formatForints(pricePerPerson) + pricePerPersonSuffix : null;

/** The facilities and special locations listed on the page; languages are a property of their own in schema.org. */
const amenities = (listing: AccommodationDetail): string[] => [
  ...facilityFields.flatMap((name) => listing[name].map(({ facilityName }) => facilityName)),
  ...listing.specialLocations.map(({ locationName }) => locationName),
];

/** schema.org LodgingBusiness, limited to what the page itself shows. */
const describe = (listing: AccommodationDetail, socialPages: readonly string[]): ListingDescription => ({
  path: paths.accommodation(listing.accommodationUrl),
  title: nameWithPlace(listing.accommodationName, listing.settlement),
  breadcrumb: listing.accommodationName,
  summary: [
    upperFirst(
      joinWithCommas(
        listing.accommodationTypeName,
        listing.capacity ? `${listing.capacity} ${text.places}` : '',
        price(listing),
      ),
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

/** The public pages of the kind, for the server's heads and the sitemap. */
export const accommodationSite = {
  kind: 'accommodation',
  resultWords: accommodationResults,
  searchName: text.search,
  resultHint: 'Nézd meg a képeket és az árakat, és írj közvetlenül a szállásadónak!',
  search: searchAccommodations,
  lookups: [listCountries, listAccommodationTypeRows, listMealPlans],
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
  detail: getPublicAccommodation,
  param: 'url',
  describe,
  sources: {
    search: 'src/features/accommodations/search/accommodation-search-page.tsx',
    detail: 'src/features/accommodations/detail/accommodation-page.tsx',
  },
} as const;
