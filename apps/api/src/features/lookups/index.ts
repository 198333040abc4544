export { lookupRoutes } from './lookups.routes.ts';
export { type Choice, type LookupNames, type LookupService, lookupService } from './lookups.service.ts';
