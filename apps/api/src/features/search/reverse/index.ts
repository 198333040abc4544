export { isInTilePart, isTileKey, type PlacedOnMap, tilesOfRow, toAreaKeys } from './area-keys.ts';
export { allOf, anyOf, type Condition } from './conditions.ts';
export { createListingReverseSearch } from './listing-reverse-search.ts';
export {
  combineKeys,
  type DescribedTarget,
  type FreedNights,
  type PlacedRow,
  placesOfRow,
  type ReverseSearch,
  type ReverseTarget,
  type SearchKeys,
  selectTargets,
  targetKeys,
} from './reverse-search.ts';
export { createPlainSqlCondition, createToSqlCondition, isNamed, toSqlCondition } from './sql-condition.ts';
