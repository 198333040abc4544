export { type DerivedFrom, refreshDerived } from './derived-columns.ts';
export { withdrawAdsOf } from './properties.queries.ts';
export { propertyRoutes } from './properties.routes.ts';
export { type PropertyService, propertyService } from './properties.service.ts';
