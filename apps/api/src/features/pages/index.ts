export { pageRoutes } from './pages.routes.ts';
export { createPageService } from './pages.service.ts';
