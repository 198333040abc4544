export { addressColumnsOf } from './address-columns.ts';
export { highlightedListings } from './highlighted.ts';
export { assertOwnListing, findListingOfPart, lockOwnListing, shown, viewpointOf } from './listing-access.ts';
export { type CardShape, ownCards } from './listing-cards.ts';
export {
  accommodationRef,
  allListingKinds,
  type ListingKind,
  type ListingRef,
  listingIn,
  listingKinds,
  listingRef,
  namedListing,
  ownListingsPath,
  propertyRef,
  serviceRef,
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
