export { type DaySets, type DaySetsState, toColumnType } from './columns/column-store.ts';
export type { CountedSort } from './columns/counted-rows.ts';
export type { ListingFollower } from './columns/follow-listings.ts';
export { createListingColumns } from './columns/listing-columns.ts';
export type { Key } from './columns/postings.ts';
export { createSearchColumns } from './columns/search-columns.ts';
export { type SequenceView, viewOfList } from './columns/sequences.ts';
export type { ListingSort } from './columns/top-rows.ts';
export type {
  DayBits,
  DaySet,
  ListingCondition,
  Refinement,
  RowReader,
  RowRule,
} from './listing-condition.ts';
export {
  countPlaces,
  createListingSearch,
  createSearchCount,
  type ListingPage,
  type PageOf,
  toExactPage,
  toPage,
  toWindow,
} from './listing-page.ts';
export type { Conditions, SearchPort } from './port.ts';
export { createPortCounts } from './relaxed/count-by-port.ts';
export { findNearPlaces } from './relaxed/near-places.ts';
export { createRelaxation } from './relaxed/relax-search.ts';
export { placeNames } from './relaxed/relaxed-searches.ts';
export { omit, toAddress, toQuery, type WireQuery } from './relaxed/wire-query.ts';
export { findSearchedPlace, type PlaceSearch, placeKey } from './searched-place.ts';
