export {
  createAreaRangeFormat,
  formatAreaRange,
  formatPriceRange,
  formatRoomRange,
  formatSiteRange,
} from '@piacter/contracts/search/values';
export { areaFilter } from './area-filter.ts';
export { AutocompleteSelect } from './autocomplete-select.tsx';
export { describeDays } from './days-filter.ts';
export type { FilterOptions, Values } from './filters.ts';
export { spellPriceRange } from './format-ranges.ts';
export { createListingSorting } from './listing-sorting.ts';
export { SearchList } from './search-list.tsx';
export { SearchPage } from './search-page.tsx';
export { describeSearch, type Search, type SearchDescription, useSearch } from './use-search.ts';
