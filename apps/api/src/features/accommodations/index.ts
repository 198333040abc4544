export { accommodationKind } from './accommodation-kind.ts';
export { accommodationSorts, searchAccommodationColumns } from './search-columns.ts';
