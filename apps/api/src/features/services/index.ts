export { refreshDerived as refreshService } from './derived-columns.ts';
export { writtenColumns as serviceWrittenColumns } from './service-columns.ts';
export { createServiceSearch } from './service-search.ts';
export { serviceSite } from './service-site.ts';
export { serviceRoutes } from './services.routes.ts';
export { createServiceListings } from './services.service.ts';
