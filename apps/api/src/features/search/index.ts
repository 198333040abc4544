export { toSearchKey } from './above-cap.ts';
export { isInTilePart, isTileKey, type PlacedOnMap, tilesOfRow, toAreaKeys } from './area-keys.ts';
export { decodeMask, encodeMask } from './bit-mask.ts';
export { createColumnSearch } from './columns/column-search.ts';
export { type StoredListing, toColumnType } from './columns/column-store.ts';
export { mapColumns } from './columns/drawn-area.ts';
export { followListings, type ListingFollower } from './columns/follow-listings.ts';
export { bitsPerMask, toMaskColumns } from './columns/select-rows.ts';
export type { ListingSort } from './columns/top-rows.ts';
export { allOf, type Condition, hasAllOf, hasAnyOf, isAnyOf, isAtLeast, isAtMost } from './conditions.ts';
export { estimateCommonRows, estimateRows } from './estimated-rows.ts';
export type { ListingCondition } from './listing-condition.ts';
export { createListingMap } from './listing-map.ts';
export {
  byColumn,
  byPromotion,
  type ListingOrder,
  newestFirst,
  promotedFirst,
  publicationRank,
} from './listing-order.ts';
export {
  emptyPage,
  type ListingPage,
  type ListingSearch,
  lastPage,
  type RescuedPage,
  searchPage,
  toExactPage,
  toPage,
  toWindow,
} from './listing-page.ts';
export { createMapPart, type MapPart } from './map-area.ts';
export { createPolygon } from './map-polygon.ts';
export { entriesPerRow, type MapPlan, type MapRows, overestimate, planMapRows } from './map-rows.ts';
export { queueForMatching } from './match-queue.ts';
export type { Conditions, SearchPort } from './port.ts';
export { createPortMap } from './port-map.ts';
export { countRanges, rangeSearch } from './range-search.ts';
export type { IndexRange, RangeSet } from './range-sets.ts';
export { findRareKeyword } from './rare-keyword.ts';
export { createPortCounts } from './rescue/count-by-port.ts';
export { createListingCounts } from './rescue/count-similar.ts';
export { createRescue, notRescued } from './rescue/rescue.ts';
export { restrictToArea, toRowCondition } from './restrict-to-area.ts';
export {
  combineKeys,
  type PlacedRow,
  placeKey,
  placesOfListing,
  placesOfRow,
  type ReverseSearch,
  type ReverseTarget,
  type SearchKeys,
  selectTargets,
  targetKeys,
  toSearchedPlaces,
} from './reverse-search.ts';
export { findScope, findSearchedPlace, type Scope } from './scope.ts';
export { hasWord, toSqlCondition } from './sql-condition.ts';
export {
  type TraitField,
  traitComparisons,
  traitCondition,
  traitValues,
} from './trait-conditions.ts';
