export { markLookedAt, useFoundWatches } from './found-watches.ts';
export { NewInWatches } from './new-in-watches.tsx';
