export { assertOwnListing, findListingOfPart, lockOwnListing, viewpointOf } from './listing-access.ts';
export {
  accommodationRef,
  allListingKinds,
  type ListingKind,
  type ListingRef,
  listingIn,
  listingRef,
  namedListing,
  propertyRef,
  serviceRef,
} from './listing-kinds.ts';
