export * from './appointments/schemas.ts';
export * from './endpoints.ts';
export * from './notifications/schemas.ts';
export * from './schemas.ts';
export * from './values.ts';
