export * from './values.ts';
