export { propertyComparison as comparison } from './property-comparison.ts';
