export type { Comparison, Measure } from './comparison.ts';
