export * from './accommodation-requests.endpoints.ts';
export * from './all-requests.endpoints.ts';
export * from './property-requests.endpoints.ts';
export * from './request-ends.endpoints.ts';
export * from './request-searches.endpoints.ts';
export * from './service-requests.endpoints.ts';
