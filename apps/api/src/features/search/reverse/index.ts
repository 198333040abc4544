export {
  combineKeys,
  isInTilePart,
  isTileKey,
  type PlacedOnMap,
  type PlacedRow,
  placesOfRow,
  selectTargets,
  targetKeys,
  tilesOfRow,
  toAreaKeys,
} from './keys.ts';
export { createListingReverseSearch } from './listing-reverse-search.ts';
export type {
  DescribedTarget,
  FreedNights,
  ReverseSearch,
  ReverseTarget,
  SearchKeys,
} from './reverse-search.ts';
export {
  allOf,
  anyOf,
  type Condition,
  createPlainSqlCondition,
  createToSqlCondition,
  isNamed,
  toSqlCondition,
} from './sql-condition.ts';
