export * from './accommodation-requests.ts';
export * from './all-requests.ts';
export * from './endpoints.ts';
export * from './fields.ts';
export * from './property-requests.ts';
export * from './schemas.ts';
export * from './service-requests.ts';
export * from './values.ts';
