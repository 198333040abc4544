export { assertOwnListing, lockOwnListing, viewpointOf } from './listing-access.ts';
export {
  allListingKinds,
  type ListingKind,
  type ListingRef,
  listingKinds,
  listingRef,
  propertyRef,
} from './listing-kinds.ts';
