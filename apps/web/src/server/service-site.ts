import { upperFirst } from '@piacter/contracts/core/hungarian';
import { plainSentences } from '@piacter/contracts/core/plain-text';
import { listCountries, listProfessionsInOrder } from '@piacter/contracts/lookups';
import {
  getPublicService,
  listHighlightedServices,
  type ServiceCard,
  type ServiceDetail,
  searchServices,
} from '@piacter/contracts/services';
import { serviceResults } from '@piacter/contracts/services/results';
import { paths } from '@piacter/contracts/site/paths';
import { text as searchText } from '../features/services/search/text.ts';
import {
  addressAndGeo,
  type ListingDescription,
  offers,
  openingHours,
  sameAs,
  telephone,
} from './listing-json-ld.ts';
import { text } from './text.ts';

/** Name of the company or else of the person; the title of the service where the profile has neither. */
const providerName = ({ isFirm, firmName, lastName, firstName, title }: ServiceDetail) =>
  (isFirm === 1 && firmName) || [lastName, firstName].filter(Boolean).join(' ') || title;

const areas = ({ countries, regions, settlements }: ServiceDetail) => [
  ...countries.map(({ countryName }) => ({ '@type': 'Country', name: countryName })),
  ...regions.map(({ regionName }) => ({ '@type': 'AdministrativeArea', name: regionName })),
  ...settlements.map(({ settlementName }) => ({ '@type': 'City', name: settlementName })),
];

/** schema.org Service with its provider, limited to what the page itself shows. */
const describe = (listing: ServiceDetail, socialPages: readonly string[]): ListingDescription => {
  const description = plainSentences(listing.description);
  return {
    path: paths.service(listing.serviceUrl),
    title: listing.title,
    breadcrumb: listing.title,
    summary: [
      upperFirst(
        [
          listing.serviceTypeName,
          areas(listing)
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', '),
        ]
          .filter(Boolean)
          .join(' – '),
      ),
      description,
    ],
    jsonLd: {
      '@type': 'Service',
      serviceType: listing.selectedServiceTypes.map(({ typeName }) => typeName),
      description,
      areaServed: areas(listing),
      provider: {
        '@type': 'LocalBusiness',
        name: providerName(listing),
        ...telephone(listing.phone),
        ...(listing.webpage ? { url: listing.webpage } : {}),
        ...(listing.countryName || listing.settlement ? addressAndGeo(listing) : {}),
        ...openingHours(listing.timetable),
        ...offers(listing.priceTable),
        ...sameAs(socialPages),
      },
    },
  };
};

/** The public pages of services, as the server sends them. */
export const serviceSite = {
  kind: 'service',
  resultWords: serviceResults,
  searchName: searchText.title,
  resultHint: text.resultHints.professional,
  search: searchServices,
  lookups: [{ endpoint: listCountries }, { endpoint: listProfessionsInOrder }],
  highlighted: listHighlightedServices,
  names: {
    countryID: { endpoint: listCountries },
    serviceType: { endpoint: listProfessionsInOrder },
  },
  card: ({ title, serviceUrl }: ServiceCard) => ({ name: title, path: paths.service(serviceUrl) }),
  detail: getPublicService,
  detailCalls: [],
  param: 'serviceUrl',
  describe,
  sources: {
    search: 'src/features/services/search/service-search-page.tsx',
    detail: 'src/features/services/detail/service-page.tsx',
  },
} as const;
