export { markLookedAt, useFoundWatches } from './found-watches.ts';
