export { type Choice, type LookupNames, listEntries, type NamedList } from './lookup-lists.ts';
export { compareHungarian, type LookupRows } from './lookups.queries.ts';
export { lookupRoutes } from './lookups.routes.ts';
export { createLookupService, type LookupService } from './lookups.service.ts';
