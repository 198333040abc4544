export { useRefreshAfterSave } from './after-saving.ts';
export { type ListingAddressValues, listingAddressBody, toPin, withPin } from './form-values.ts';
export { ListingAddress } from './listing-address.tsx';
export {
  identityPart,
  imagesPart,
  packagePart,
  timetablePart,
  videosPart,
} from './own-parts.tsx';
export { partIDs } from './part-ids.ts';
export { text as listingFormText } from './text.ts';
export { useNewListing } from './use-new-listing.ts';
export { useSellerParts } from './use-seller-parts.ts';
