export { selectVideoLinks } from './videos.queries.ts';
export { videoRoutes } from './videos.routes.ts';
export { createVideoService } from './videos.service.ts';
