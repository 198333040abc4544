export type { Filter, FilterOptions, Values } from './filters.ts';
export { sayAreas, sayPrices, sayRooms, saySites, spellPrices } from './ranges.ts';
export { SearchPage } from './search-page.tsx';
export { useListingSearch } from './use-listing-search.ts';
