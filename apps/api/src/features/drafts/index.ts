export { removeDraftsOfUser } from './drafts.queries.ts';
export { draftRoutes } from './drafts.routes.ts';
export { cleanDrafts, createDraftService } from './drafts.service.ts';
