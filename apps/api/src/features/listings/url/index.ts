export { listingUrl } from './listing-url.ts';
