import { accommodationUpdate } from '@piacter/contracts/accommodations';
import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { pick } from '@piacter/contracts/core/values';
import type { Database } from '@piacter/db';
import { z } from 'zod';
import { countPlaces, createSearchCount } from '../search/index.ts';
import { writtenColumns } from './accommodation-columns.ts';
import { createAccommodationPages, type SearchDeps, searchLists } from './accommodation-search.service.ts';
import { accommodationRoutes } from './accommodations.routes.ts';
import { createAccommodationService } from './accommodations.service.ts';
import { refreshDerived } from './derived-columns.ts';
import { createAccommodationReverseSearch } from './reverse-search.ts';
import { followAccommodations, searchAccommodationColumns } from './search-columns.ts';

const deskNumbers = ['floorArea', 'roomCount', 'capacity'] as const;

/** What the features for all kinds of listings take from this one. */
export const accommodationKind = {
  createService: createAccommodationService,
  routes: accommodationRoutes,
  createReverseSearch: createAccommodationReverseSearch,
  followListings: followAccommodations,
  createCount: (deps: SearchDeps) => createSearchCount(createAccommodationPages(deps)),
  countPlaces: (readDb: Database) => countPlaces(searchAccommodationColumns(readDb)),
  searchLists,
  resultWords: accommodationResults,
  refreshDerived,
  copied: {
    columns: writtenColumns,
    parts: {
      accommodation_facilities: ['facilityID'],
      accommodation_special_locations: ['locationID'],
      accommodation_languages: ['languageID'],
      accommodation_prices: ['seasons', 'under6', 'from7', 'from14', 'cleaningFee', 'touristTax', 'updated'],
    },
  },
  /** What its advertiser changes in the table of own listings. */
  desk: {
    priceColumn: 'pricePerPerson',
    numbers: pick(accommodationFields, deskNumbers),
    schema: z.object(pick(accommodationUpdate.shape, ['pricePerPerson', ...deskNumbers])).partial(),
  },
} as const;
