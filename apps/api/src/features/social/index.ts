export { socialRoutes } from './social.routes.ts';
export { createSocialService } from './social.service.ts';
