import { pick } from '@piacter/contracts/core/values';
import { propertyUpdate } from '@piacter/contracts/properties';
import { propertyFields } from '@piacter/contracts/properties/fields';
import { propertyResults } from '@piacter/contracts/properties/results';
import type { Database } from '@piacter/db';
import { z } from 'zod';
import { countPlaces, createSearchCount } from '../search/index.ts';
import { refreshDerived } from './derived-columns.ts';
import { propertyRoutes } from './properties.routes.ts';
import { createPropertyService } from './properties.service.ts';
import { writtenColumns } from './property-columns.ts';
import { createPropertyPages, type SearchDeps, searchLists } from './property-search.service.ts';
import { createPropertyReverseSearch } from './reverse-search.ts';
import { followProperties, searchPropertyColumns } from './search-columns.ts';

const deskNumbers = ['floorArea', 'siteArea', 'roomNumber', 'halfRoomNumber', 'yearBuilt'] as const;

/** What the features for all kinds of listings take from this one. */
export const propertyKind = {
  createService: createPropertyService,
  routes: propertyRoutes,
  createReverseSearch: createPropertyReverseSearch,
  followListings: followProperties,
  createCount: (deps: SearchDeps) => createSearchCount(createPropertyPages(deps)),
  countPlaces: (readDb: Database) => countPlaces(searchPropertyColumns(readDb)),
  searchLists,
  resultWords: propertyResults,
  refreshDerived,
  copied: {
    columns: [...writtenColumns, 'searchText'],
    parts: { real_estate_special_locations: ['locationID'] },
  },
  /** What its advertiser changes in the table of own listings. */
  desk: {
    priceColumn: 'price',
    numbers: pick(propertyFields, deskNumbers),
    schema: z.object(pick(propertyUpdate.shape, ['price', ...deskNumbers])).partial(),
  },
} as const;
