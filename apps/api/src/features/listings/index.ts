export { addressColumnsOf } from './address-columns.ts';
export { addressOf, asFlag, contactOf } from './detail/address-contact.ts';
export { listingFinder } from './detail/find-listing.ts';
export { highlightedListings } from './highlighted.ts';
export { assertOwnListing, findListingOfPart, lockOwnListing, shown, viewpointOf } from './listing-access.ts';
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
export { idFromUrl, listingUrl } from './listing-url.ts';
export { type DerivedFrom, ownListings } from './own-listings.ts';
export { type PromotionMark, promotionAt } from './promotion-at.ts';
export {
  findRelationsOfShown,
  type RelationTable,
  replaceRelations,
  selectRelations,
  toggleRelation,
} from './relations.ts';
