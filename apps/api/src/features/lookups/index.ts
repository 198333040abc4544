export { lookupRoutes } from './lookups.routes.ts';
export {
  type Choice,
  type LookupNames,
  type LookupRows,
  type LookupService,
  lookupService,
} from './lookups.service.ts';
