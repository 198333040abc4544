export * from './endpoints.ts';
export * from './month-day.ts';
export * from './schemas.ts';
