export { refreshPriceLevels } from './price-levels.ts';
export { propertyKind } from './property-kind.ts';
export { followProperties } from './search-columns.ts';
