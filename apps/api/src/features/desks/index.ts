export { createDeskEdits } from './desk-edits.ts';
export { deskRoutes } from './desks.routes.ts';
export { createDeskService } from './desks.service.ts';
