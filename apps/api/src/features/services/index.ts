export { serviceRoutes } from './services.routes.ts';
export { createServiceListings } from './services.service.ts';
