import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { writtenColumns } from './accommodation-columns.ts';
import { searchLists } from './accommodation-search.service.ts';
import { accommodationSite } from './accommodation-site.ts';
import { accommodationRoutes } from './accommodations.routes.ts';
import { createAccommodationService } from './accommodations.service.ts';
import { refreshDerived } from './derived-columns.ts';
import { createAccommodationReverseSearch } from './reverse-search.ts';
import { followAccommodations } from './search-columns.ts';

/** What the features for all kinds of listings take from this one. */
export const accommodationKind = {
  createService: createAccommodationService,
  routes: accommodationRoutes,
  createReverseSearch: createAccommodationReverseSearch,
  followListings: followAccommodations,
  searchLists,
  resultWords: accommodationResults,
  refreshDerived,
  copied: {
    columns: writtenColumns,
    parts: {
      accommodation_facilities: ['facilityID'],
      accommodation_special_locations: ['locationID'],
      accommodation_languages: ['languageID'],
    },
  },
  site: accommodationSite,
} as const;
