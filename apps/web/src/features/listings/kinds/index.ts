export { listingCalls, listingPages } from './listing-kinds.ts';
