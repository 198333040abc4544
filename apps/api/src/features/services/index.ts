export { serviceKind } from './service-kind.ts';
export { createServicePages } from './service-search.ts';
