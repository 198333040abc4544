export * from './endpoints.ts';
export * from './fields.ts';
export * from './map.ts';
export * from './schemas.ts';
export * from './search-fields.ts';
export * from './values.ts';
