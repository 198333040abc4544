export { createWatchMailing } from './mail-watches.ts';
export { createWatchMatching } from './match-watches.ts';
export { createReverseSearches, type ReverseSearches } from './reverse-searches.ts';
export { createVisitorWatches } from './visitor-watches.service.ts';
export { createWatchLinks } from './watch-links.service.ts';
export { createWatchSecrets } from './watch-secrets.ts';
export {
  deleteOldMatches,
  deleteUnconfirmed,
  removeWatchesOfClosedRequests,
  removeWatchesOfUser,
  toKeyRows,
} from './watches.queries.ts';
export { watchRoutes } from './watches.routes.ts';
export { createWatchService } from './watches.service.ts';
