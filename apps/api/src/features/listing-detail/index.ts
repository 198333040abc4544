export { listingFinder } from './find-listing.ts';
export { type ListingParts, packageTypeOf, partsOf } from './listing-parts.ts';
export { addressOf, asFlag, contactOf } from './shared-replies.ts';
