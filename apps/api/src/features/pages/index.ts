export { pageRoutes } from './pages.routes.ts';
export { type PageService, pageService } from './pages.service.ts';
