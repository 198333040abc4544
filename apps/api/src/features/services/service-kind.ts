import { serviceResults } from '@piacter/contracts/services/results';
import { z } from 'zod';
import { createSearchCount } from '../search/index.ts';
import { refreshDerived } from './derived-columns.ts';
import { createServiceReverseSearch } from './reverse-search.ts';
import { followServices } from './search-columns.ts';
import { writtenColumns } from './service-columns.ts';
import { createServicePages, type SearchDeps, searchLists } from './service-search.ts';
import { serviceRoutes } from './services.routes.ts';
import { createServiceListings } from './services.service.ts';

/** What the features for all kinds of listings take from this one. */
export const serviceKind = {
  createService: createServiceListings,
  routes: serviceRoutes,
  createReverseSearch: createServiceReverseSearch,
  followListings: followServices,
  createCount: (deps: SearchDeps) => createSearchCount(createServicePages(deps)),
  searchLists,
  resultWords: serviceResults,
  refreshDerived,
  copied: {
    columns: [...writtenColumns, 'price'],
    parts: {
      service_relations: ['serviceTypeID'],
      service_countries: ['countryID'],
      service_regions: ['countryID', 'regionType', 'regionName', 'placeID', 'radius'],
    },
  },
  /** What its advertiser changes in the table of own listings. */
  desk: {
    priceColumn: null,
    numbers: {},
    schema: z.object({}),
  },
} as const;
