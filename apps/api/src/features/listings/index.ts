export { assertOwnListing, lockOwnListing, viewpointOf } from './listing-access.ts';
export {
  allListingKinds,
  type ListingKind,
  type ListingRef,
  listingRef,
  propertyRef,
} from './listing-kinds.ts';
