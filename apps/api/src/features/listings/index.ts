export { assertPromotable, assertPublishable, findMissingDuty } from './compliance.ts';
export { toContact } from './contact.ts';
export { isGoneForGood } from './deleted-listings.ts';
export { createHighlightedListings } from './highlighted.ts';
export {
  assertOwnListing,
  findListingOfPart,
  getViewpoint,
  isPublished,
  lockOwnListing,
  lockPublishedListing,
} from './listing-access.ts';
export { createListingFinder } from './listing-finder.ts';
export { listingSpecs } from './listing-kinds.ts';
export { listingLabel } from './listing-label.ts';
export { describeListings, findAdvertised, listingPath, parseListingUrl } from './listing-labels.ts';
