export * from './search-cases.ts';
