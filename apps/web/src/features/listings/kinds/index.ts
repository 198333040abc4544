export { listingCalls } from './listing-calls.ts';
