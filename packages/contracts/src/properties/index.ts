export * from './endpoints.ts';
export * from './fields.ts';
export * from './map.ts';
export * from './replies.ts';
export * from './schemas.ts';
export * from './values.ts';
