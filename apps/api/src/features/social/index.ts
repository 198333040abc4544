export { socialRoutes } from './social.routes.ts';
export { socialService } from './social.service.ts';
