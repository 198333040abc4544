export { compareHungarian, type LookupRows } from './lookups.queries.ts';
export { lookupRoutes } from './lookups.routes.ts';
export {
  type Choice,
  createLookupService,
  type LookupNames,
  type LookupService,
  listEntries,
  type NamedList,
} from './lookups.service.ts';
