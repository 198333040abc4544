export { createQueryRedirect, queryPath } from './query-redirect.ts';
export { createProfessionSuggestions } from './suggest-professions.ts';
export { describePart } from './understand.ts';
export { selectProfessionWords } from './understanding.queries.ts';
export { understandingRoutes } from './understanding.routes.ts';
export { createUnderstandingService } from './understanding.service.ts';
