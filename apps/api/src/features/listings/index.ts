export { addressChoices, addressFields, toAddress, toMapPosition } from './address.ts';
export { createCardFinder } from './cards-by-id.ts';
export {
  type ColumnSpecs,
  columnNames,
  columnsAs,
  createColumnReader,
  lookupChoices,
  lookupColumns,
  type WrittenRow,
} from './columns.ts';
export { toContact } from './contact.ts';
export { isGoneForGood } from './deleted-listings.ts';
export { createHighlightedListings } from './highlighted.ts';
export { addressAndGeo, type ListingDescription, offers, openingHours, sameAs } from './json-ld.ts';
export {
  assertOwnListing,
  findListingOfPart,
  getViewpoint,
  isPublished,
  lockOwnListing,
  lockPublishedListing,
  published,
} from './listing-access.ts';
export {
  type CardRowOf,
  type CardShape,
  createCardColumns,
  ownCards,
  selectPublished,
  toSharedCard,
} from './listing-cards.ts';
export { createListingFinder } from './listing-finder.ts';
export {
  findListingRef,
  getListingRef,
  type ListingRef,
  listingRef,
  listingRefOfField,
  listingSpecs,
} from './listing-kinds.ts';
export { listingLabel } from './listing-label.ts';
export { describeListings, findAdvertised } from './listing-labels.ts';
export type { DetailOf, ListingSiteSpec, NameList, ResultRow, RowOf } from './listing-site-spec.ts';
export { listingPath, listingUrl, parseListingUrl } from './listing-url.ts';
export { computeMapColumns } from './map-columns.ts';
export { createOwnListings, type DerivationContext } from './own-listings.ts';
export { getPromotionAt, type PromotionMark } from './promotion-at.ts';
export {
  findPublishedRelations,
  type RelationTable,
  replaceRelations,
  selectRelations,
  toggleRelation,
} from './relations.ts';
export { removeListingsOfUser } from './remove-listings.ts';
export {
  deleteOldSearchChanges,
  findSettledChange,
  readSearchChanges,
  recordSearchChange,
  type SearchChange,
  settledSeconds,
} from './search-changes.ts';
export { toState, toStateReply } from './state.ts';
export { moveListing, setHidden } from './visibility.ts';
