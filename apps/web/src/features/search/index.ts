export type { Filter, FilterOptions, Values } from './filters.ts';
export { SearchPage } from './search-page.tsx';
export { useSearch } from './use-search.ts';
