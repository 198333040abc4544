export { selectVideoLinks } from './videos.queries.ts';
export { videoRoutes } from './videos.routes.ts';
export { videoService } from './videos.service.ts';
