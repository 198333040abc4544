export { useAfterChange, useOpenCreated } from './after-saving.ts';
export { EditListing } from './edit-listing.tsx';
export { type ListingAddressValues, listingAddressBody, toFlag, toNumber } from './form-values.ts';
export { ListingAddress } from './listing-address.tsx';
export { imagesLaterPart, imagesPart, packagePart, timetablePart, videosPart } from './own-parts.tsx';
export { partIDs } from './part-ids.ts';
export { useOwnListing } from './use-own-listing.ts';
export { useSavedChoices } from './use-saved-choices.ts';
export { useSellerParts } from './use-seller-parts.ts';
