export { professionalRoutes } from './services.routes.ts';
export { professionalService } from './services.service.ts';
