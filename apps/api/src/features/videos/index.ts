export { videoRoutes } from './videos.routes.ts';
export { type VideoService, videoService } from './videos.service.ts';
