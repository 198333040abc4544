export { pageRoutes } from './pages.routes.ts';
export { pageService } from './pages.service.ts';
