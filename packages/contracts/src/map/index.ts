export * from './schemas.ts';
export * from './values.ts';
