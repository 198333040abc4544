export { createBlocking } from './blocking.service.ts';
export { oversightRoutes } from './oversight.routes.ts';
