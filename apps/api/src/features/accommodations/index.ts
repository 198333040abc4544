export { accommodationRoutes } from './accommodations.routes.ts';
export { createAccommodationService } from './accommodations.service.ts';
