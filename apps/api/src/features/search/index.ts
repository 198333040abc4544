export { decodeMask, encodeMask } from './bit-mask.ts';
export { type Condition, hasAllOf, isAnyOf, isAtLeast, isAtMost } from './conditions.ts';
export { estimateRows } from './estimated-rows.ts';
export {
  byColumn,
  type ListingOrder,
  newestFirst,
  promotedFirst,
} from './listing-order.ts';
export { emptyPage, type ListingPage, lastPage, searchPage, toPage } from './listing-page.ts';
export { rangeSearch } from './range-search.ts';
export type { IndexRange, RangeSet } from './range-sets.ts';
export { findScope, type Scope } from './scope.ts';
export {
  mergeTraits,
  type TraitCondition,
  type TraitField,
  traitComparisons,
  traitCondition,
  traitValues,
} from './trait-conditions.ts';
