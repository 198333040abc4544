export { refreshPriceLevels } from './price-levels.ts';
export { propertyKind } from './property-kind.ts';
export { createPropertyPages } from './property-search.service.ts';
