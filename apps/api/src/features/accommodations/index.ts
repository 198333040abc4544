export { accommodationKind } from './accommodation-kind.ts';
export { createAccommodationPages } from './accommodation-search.service.ts';
export { createRequestedStays, type FindRequestedStays, type RequestedStay } from './requested-stays.ts';
