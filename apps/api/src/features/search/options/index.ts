export { countOptions } from './option-counts.ts';
