import { typedEntries, typedKeys } from '@piacter/contracts/core';
import {
  type PropertySearch,
  propertyFlags,
  type propertyLookups,
  propertyRanges,
} from '@piacter/contracts/properties';
import { keywordPrefixes } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import {
  type Condition,
  findScope,
  hasAllOf,
  hasWord,
  isAnyOf,
  isAtLeast,
  isAtMost,
  type Scope,
  type TraitCondition,
  traitComparisons,
} from '../search/index.ts';
import { flagCondition, isTraitFlag, lookupCondition, traitFields } from './property-traits.ts';

interface LookupContext {
  gazetteer: Gazetteer;
  countryIDs: readonly number[];
  locationBits: ReadonlyMap<number, number>;
}

/** The scope of a search by settlement, county and country; undefined when nothing can match. */
export const findPropertyScope = (search: PropertySearch, context: LookupContext): Scope | undefined =>
  findScope(search, context, {
    table: 'real_estates',
    isUnlisted: (foldedName) => sql`searchText like ${` ${foldedName} |%`}`,
  });

const rangeConditions = (search: PropertySearch): Condition[] =>
  typedEntries(propertyRanges).flatMap(([column, stem]) => [
    ...isAtLeast(column, search[`${stem}From`]),
    ...isAtMost(column, search[`${stem}To`]),
  ]);

/** Lookups with their own column in the search indexes. */
const indexedLookups = ['houseType', 'conditionID'] as const satisfies (keyof typeof propertyLookups)[];

function traitConditions(search: PropertySearch): TraitCondition[] {
  const lookups = typedKeys(traitFields).flatMap((field) => {
    const ids = search[field];
    return ids ? [lookupCondition(field, ids)] : [];
  });
  const flags = propertyFlags.flatMap((flag) => {
    const value = search[flag];
    return value === undefined || !isTraitFlag(flag) ? [] : [flagCondition(flag, value)];
  });
  return [...lookups, ...flags];
}

/** Flags without a bit in the search indexes. */
const flagConditions = (search: PropertySearch): Condition[] =>
  propertyFlags
    .filter((flag) => !isTraitFlag(flag) && search[flag] !== undefined)
    .map((flag) => isAnyOf(flag, [Number(search[flag])]));

/**
 * All filters but place and ad type; undefined when nothing can match, such as for an id that no list has, or a
 * keyword without a letter.
 */
export function filterConditions(
  search: PropertySearch,
  { locationBits }: LookupContext,
): Condition[] | undefined {
  const traits = traitComparisons(traitConditions(search));
  if (!traits) return undefined;
  const conditions = [
    ...indexedLookups.flatMap((column) => {
      const ids = search[column];
      return ids ? [isAnyOf(column, ids)] : [];
    }),
    ...rangeConditions(search),
    ...traits,
    ...flagConditions(search),
  ];
  if (search.specialLocations) {
    const condition = hasAllOf('specialMask', search.specialLocations, locationBits);
    if (!condition) return undefined;
    conditions.push(condition);
  }
  if (search.keyword) {
    const words = keywordPrefixes(search.keyword);
    if (words.length === 0) return undefined;
    conditions.push(...words.map(hasWord));
  }
  return conditions;
}
