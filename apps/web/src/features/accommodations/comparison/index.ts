export { accommodationComparison } from './accommodation-comparison.ts';
