export { serviceComparison } from './service-comparison.ts';
