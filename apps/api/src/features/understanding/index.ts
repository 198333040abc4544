export { askPath, createAskRedirect } from './ask-redirect.ts';
export { understandingRoutes } from './understanding.routes.ts';
export { createUnderstandingService } from './understanding.service.ts';
