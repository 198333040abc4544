export { searchServiceColumns, serviceSorts } from './search-columns.ts';
export { serviceKind } from './service-kind.ts';
