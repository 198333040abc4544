export { useAfterChange, useOpenCreated } from './after-saving.ts';
export {
  ChoiceGroup,
  type ChoiceOption,
  type Choices,
  collectedChoices,
  FoldedChoiceGroup,
} from './choices.tsx';
export { DrawnField } from './drawn-field.tsx';
export { EditListing } from './edit-listing.tsx';
export type { FieldPart, FieldSpec, ListingForm } from './field-spec.ts';
export { each, flagOf, type ListingAddressValues, listingAddressBody, numberOf } from './form-values.ts';
export { ListingAddress } from './listing-address.tsx';
export { fieldPart, ListingFormPanel, type ListingPart } from './listing-form-panel.tsx';
export { imagesLaterPart, imagesPart, packagePart, timetablePart, videosPart } from './own-parts.tsx';
export { partIDs } from './part-ids.ts';
export { useOwnListing } from './use-own-listing.ts';
export { useSavedChoices } from './use-saved-choices.ts';
export { useSellerParts } from './use-seller-parts.ts';
