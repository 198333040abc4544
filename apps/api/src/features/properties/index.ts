export { propertyRoutes } from './properties.routes.ts';
export { propertyService } from './properties.service.ts';
