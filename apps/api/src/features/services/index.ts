export { refreshDerived as refreshService } from './derived-columns.ts';
export { createServiceSearch } from './service-search.ts';
export { serviceSite } from './service-site.ts';
export { serviceRoutes } from './services.routes.ts';
export { createServiceListings } from './services.service.ts';
