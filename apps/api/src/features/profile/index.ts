export { profileRoutes } from './profile.routes.ts';
export { profileService } from './profile.service.ts';
