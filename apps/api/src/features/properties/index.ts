export { refreshDerived as refreshProperty } from './derived-columns.ts';
export { refreshPriceLevels } from './price-levels.ts';
export { propertyRoutes } from './properties.routes.ts';
export { createPropertyService } from './properties.service.ts';
export { writtenColumns as propertyWrittenColumns } from './property-columns.ts';
export { createPropertySearch } from './property-search.service.ts';
export { propertySite } from './property-site.ts';
