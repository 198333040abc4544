export { type ListingAddressValues, listingAddressBody, savingChanges, toPin } from './form-values.ts';
export { ListingAddress } from './listing-address.tsx';
export {
  identityPart,
  imagesPart,
  packagePart,
  partIDs,
  timetablePart,
  useSellerParts,
  videosPart,
} from './own-parts.tsx';
export { text as listingFormText } from './text.ts';
export { useNewListing, useRefreshAfterSave } from './use-new-listing.ts';
