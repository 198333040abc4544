export { useCreatedRedirect, useRefreshAfterSave } from './after-saving.ts';
export { type ListingAddressValues, listingAddressBody, toPin } from './form-values.ts';
export { ListingAddress } from './listing-address.tsx';
export { imagesLaterPart, imagesPart, packagePart, timetablePart, videosPart } from './own-parts.tsx';
export { partIDs } from './part-ids.ts';
export { useSellerParts } from './use-seller-parts.ts';
