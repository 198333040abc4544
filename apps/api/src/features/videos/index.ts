export { videoRoutes } from './videos.routes.ts';
export { videoService } from './videos.service.ts';
