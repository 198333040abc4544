export * from './endpoints.ts';
export * from './facility-tables.ts';
export * from './fields.ts';
export * from './map.ts';
export * from './schemas.ts';
export * from './stay-query.ts';
