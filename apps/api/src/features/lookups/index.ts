export { lookupRoutes } from './lookups.routes.ts';
export {
  type Choice,
  createLookupService,
  type LookupNames,
  type LookupRows,
  type LookupService,
} from './lookups.service.ts';
