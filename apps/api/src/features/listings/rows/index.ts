export { addressChoices, addressFields, toAddress, toMapPosition } from './address.ts';
export {
  type ColumnSpecs,
  columnNames,
  columnsAs,
  createColumnReader,
  lookupChoices,
  lookupColumns,
  type WrittenRow,
} from './columns.ts';
export {
  type CardRowOf,
  type CardShape,
  createCardColumns,
  createCardFinder,
  ownCards,
  selectPublished,
  toSharedCard,
} from './listing-cards.ts';
export {
  findListingRef,
  getListingRef,
  getListingTable,
  type ListingRef,
  listingRef,
  listingRefOfField,
} from './listing-ref.ts';
export {
  type ChangeTime,
  deleteOldSearchChanges,
  findSettledChange,
  queueForMatching,
  readChangeTimes,
  readSearchChanges,
  recordSearchChange,
  type SearchChange,
  settledSeconds,
} from './search-changes.ts';
export { getPromotionAt, type PromotionMark, published, toState, toStateReply } from './state.ts';
