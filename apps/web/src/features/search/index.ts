export { describeDays } from './days-filter.ts';
export { createFieldFilters } from './field-filters.ts';
export type { FilterOptions, Values } from './filters.ts';
export { SearchPage } from './search-page.tsx';
export {
  areaFilter,
  createListingSorting,
  keywordFilter,
  spellPriceRange,
  unwantedEntries,
  unwantedPlaces,
  wishFilter,
} from './shared-filters.ts';
export { suggestProfessions } from './suggest-professions.ts';
export { describeSearch, type Search, type SearchDescription, useSearch } from './use-search.ts';
