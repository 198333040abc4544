export { refreshPriceLevels } from './price-levels.ts';
export { propertyKind } from './property-kind.ts';
export { propertySorts, searchPropertyColumns } from './search-columns.ts';
