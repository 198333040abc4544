export { toColumnType } from './columns/column-store.ts';
export type { CountedSort } from './columns/counted-rows.ts';
export type { ListingFollower } from './columns/follow-listings.ts';
export { createListingColumns } from './columns/listing-columns.ts';
export type { Key } from './columns/postings.ts';
export { createSearchColumns } from './columns/search-columns.ts';
export { type SequenceView, viewOfList } from './columns/sequences.ts';
export type { ListingSort } from './columns/top-rows.ts';
export type { ListingCondition, RowReader, RowRule } from './listing-condition.ts';
export {
  createListingSearch,
  type ListingPage,
  toExactPage,
  toPage,
  toWindow,
} from './listing-page.ts';
export type { Conditions, SearchPort } from './port.ts';
export { createPortCounts } from './rescue/count-by-port.ts';
export { findNearPlaces } from './rescue/near-places.ts';
export { createRescue } from './rescue/rescue.ts';
export { placeNames } from './rescue/similar-searches.ts';
export { omit, toAddress, toQuery, type WireQuery } from './rescue/wire-query.ts';
export { findSearchedPlace, type PlaceSearch, placeKey } from './searched-place.ts';
