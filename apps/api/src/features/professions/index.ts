export { professionRoutes } from './professions.routes.ts';
export { createProfessionService } from './professions.service.ts';
