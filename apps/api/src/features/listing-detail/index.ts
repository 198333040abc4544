export { listingFinder } from './find-listing.ts';
export { packageTypeOf, partsOf } from './listing-parts.ts';
export { addressOf, asFlag, contactOf } from './shared-replies.ts';
