export { ntakRoutes } from './ntak.routes.ts';
export { createNtakService, drawNtakChecks } from './ntak.service.ts';
