export { pageRoutes } from './pages.routes.ts';
export { createPageService } from './pages.service.ts';
export { removeUnusedDocuments } from './unused-documents.ts';
