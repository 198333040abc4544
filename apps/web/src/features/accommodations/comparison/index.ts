export { accommodationComparison as comparison } from './accommodation-comparison.ts';
