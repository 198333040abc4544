export { toAddressColumns } from './address-columns.ts';
export { toAddress, toContact, toFlag } from './detail/address-contact.ts';
export { listingFinder } from './detail/find-listing.ts';
export { createHighlightedListings } from './highlighted.ts';
export {
  assertOwnListing,
  findListingOfPart,
  getViewpoint,
  lockOwnListing,
  published,
} from './listing-access.ts';
export { type CardShape, ownCards } from './listing-cards.ts';
export {
  findListingRef,
  getListingRef,
  type ListingRef,
  listingRef,
  listingRefOfField,
  listingSpecs,
  ownListingsPath,
} from './listing-kinds.ts';
export { listingLabel } from './listing-label.ts';
export { listingUrl, parseListingUrl } from './listing-url.ts';
export { createOwnListings, type DerivationContext } from './own-listings.ts';
export { getPromotionAt, type PromotionMark } from './promotion-at.ts';
export {
  findPublishedRelations,
  type RelationTable,
  replaceRelations,
  selectRelations,
  toggleRelation,
} from './relations.ts';
