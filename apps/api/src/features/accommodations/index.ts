export { writtenColumns as accommodationWrittenColumns } from './accommodation-columns.ts';
export { createAccommodationSearch } from './accommodation-search.service.ts';
export { accommodationSite } from './accommodation-site.ts';
export { accommodationRoutes } from './accommodations.routes.ts';
export { createAccommodationService } from './accommodations.service.ts';
export { refreshDerived as refreshAccommodation } from './derived-columns.ts';
