export { refreshDerived as refreshService } from './derived-columns.ts';
export { serviceRoutes } from './services.routes.ts';
export { createServiceListings } from './services.service.ts';
