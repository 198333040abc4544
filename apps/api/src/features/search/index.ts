export { isInTilePart, isTileKey, type PlacedOnMap, tilesOfRow, toAreaKeys } from './area-keys.ts';
export { decodeMask, encodeMask } from './bit-mask.ts';
export { toColumnType } from './columns/column-store.ts';
export type { ListingFollower } from './columns/follow-listings.ts';
export { createListingColumns } from './columns/listing-columns.ts';
export type { Key } from './columns/postings.ts';
export type { ListingSort } from './columns/top-rows.ts';
export { allOf, anyOf, type Condition } from './conditions.ts';
export type { ListingCondition } from './listing-condition.ts';
export {
  type ListingPage,
  lastPage,
  type RescuedPage,
  toExactPage,
  toPage,
  toWindow,
} from './listing-page.ts';
export { createListingReverseSearch } from './listing-reverse-search.ts';
export { queueForMatching } from './match-queue.ts';
export { countOptions } from './option-counts.ts';
export { findPageIDs } from './page-ids.ts';
export type { Conditions } from './port.ts';
export { createPortMap } from './port-map.ts';
export { createPortCounts } from './rescue/count-by-port.ts';
export { createRescue, notRescued } from './rescue/rescue.ts';
export {
  combineKeys,
  type DescribedTarget,
  type PlacedRow,
  placesOfRow,
  type ReverseSearch,
  type ReverseTarget,
  type SearchKeys,
  selectTargets,
  targetKeys,
} from './reverse-search.ts';
export { findSearchedPlace, type PlaceSearch, placeKey } from './searched-place.ts';
export { createToSqlCondition, toSqlCondition } from './sql-condition.ts';
