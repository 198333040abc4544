export { propertyComparison } from './property-comparison.ts';
