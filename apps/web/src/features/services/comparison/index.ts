export { serviceComparison as comparison } from './service-comparison.ts';
