export { accommodationRoutes } from './accommodations.routes.ts';
export { accommodationService } from './accommodations.service.ts';
