import { propertyResults } from '@piacter/contracts/properties/results';
import { refreshDerived } from './derived-columns.ts';
import { propertyRoutes } from './properties.routes.ts';
import { createPropertyService } from './properties.service.ts';
import { writtenColumns } from './property-columns.ts';
import { searchLists } from './property-search.service.ts';
import { propertySite } from './property-site.ts';
import { createPropertyReverseSearch } from './reverse-search.ts';
import { followProperties } from './search-columns.ts';

/** What the features for all kinds of listings take from this one. */
export const propertyKind = {
  createService: createPropertyService,
  routes: propertyRoutes,
  createReverseSearch: createPropertyReverseSearch,
  followListings: followProperties,
  searchLists,
  resultWords: propertyResults,
  refreshDerived,
  copied: {
    columns: [...writtenColumns, 'searchText'],
    parts: { real_estate_special_locations: ['locationID'] },
  },
  site: propertySite,
} as const;
