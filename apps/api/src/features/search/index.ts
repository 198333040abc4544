export { bitMask, entriesOfMask } from './bit-mask.ts';
export { type Condition, hasAllOf, isAnyOf, isAtLeast, isAtMost } from './conditions.ts';
export { estimatedRows } from './estimated-rows.ts';
export { emptyPage, type ListingPage, searchPage } from './listing-page.ts';
export { rangeSearch } from './range-search.ts';
export type { IndexRange, RangeSet } from './range-sets.ts';
export { type Scope, scopeOf } from './scope.ts';
export {
  joinTraits,
  type TraitCondition,
  type TraitField,
  traitComparisons,
  traitCondition,
  traitValues,
} from './trait-conditions.ts';
