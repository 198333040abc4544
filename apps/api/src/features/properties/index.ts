export { propertyRoutes } from './properties.routes.ts';
export { createPropertyService } from './properties.service.ts';
