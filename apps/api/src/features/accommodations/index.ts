export { accommodationKind } from './accommodation-kind.ts';
export { createRequestedStays, type FindRequestedStays, type RequestedStay } from './requested-stays.ts';
export { accommodationSorts, searchAccommodationColumns } from './search-columns.ts';
