export { listingCalls, listingWords } from './listing-kinds.ts';
