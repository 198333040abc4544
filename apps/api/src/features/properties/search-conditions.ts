import { type PropertySearch, propertyFlags, type propertyLookups } from '@piacter/contracts/properties';
import { keywordsOf } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import {
  type Condition,
  hasAllOf,
  isAnyOf,
  isAtLeast,
  isAtMost,
  type Scope,
  scopeOf,
  type TraitCondition,
  traitComparisons,
} from '../search/index.ts';
import { flagCondition, lookupCondition, type TraitField, traitFields } from './property-traits.ts';

/** An index that few ads are to be found by, and the condition that leads into it. */
export interface Shortcut {
  filterIndex: string;
  intoFilterIndex: Condition;
}

interface Known {
  gazetteer: Gazetteer;
  countryIDs: readonly number[];
  bitOf: ReadonlyMap<number, number>;
}

/** The scope of a search by settlement, county and country; undefined when no ad can be there. */
export const propertyScope = (search: PropertySearch, known: Known): Scope | undefined =>
  scopeOf(search, known, {
    table: 'real_estates',
    isUnlisted: (foldedName) => sql`searchText like ${` ${foldedName} |%`}`,
  });

/** Folded words have letters and digits only, hence no wildcard to escape. */
export const hasWord = (word: string): Condition => sql`searchText like ${`% ${word}%`}`;

const ranges = [
  ['price', 'priceFrom', 'priceTo'],
  ['floorArea', 'floorAreaFrom', 'floorAreaTo'],
  ['siteArea', 'siteAreaFrom', 'siteAreaTo'],
  ['roomNumber', 'roomsFrom', 'roomsTo'],
] as const;

const rangeConditions = (search: PropertySearch): Condition[] =>
  ranges.flatMap(([column, from, to]) => [
    ...isAtLeast(column, search[from]),
    ...isAtMost(column, search[to]),
  ]);

/** The lookups that have a column of their own in the search indexes. */
const ownColumns = ['houseType', 'conditionID'] as const satisfies (keyof typeof propertyLookups)[];

function traitConditions(search: PropertySearch): TraitCondition[] {
  const lookups = (Object.keys(traitFields) as TraitField[]).flatMap((field) => {
    const ids = search[field];
    return ids ? [lookupCondition(field, ids)] : [];
  });
  const flags = propertyFlags.flatMap((flag) => {
    const value = search[flag];
    return value === undefined ? [] : [flagCondition(flag, value)];
  });
  return [...lookups, ...flags];
}

/**
 * The filters beside the place and the ad type; undefined when nothing can match: an id that no list has, or a
 * keyword without a letter in it.
 */
export function filterConditions(search: PropertySearch, { bitOf }: Known): Condition[] | undefined {
  const traits = traitComparisons(traitConditions(search));
  if (!traits) return undefined;
  const conditions = [
    ...ownColumns.flatMap((column) => {
      const ids = search[column];
      return ids ? [isAnyOf(column, ids)] : [];
    }),
    ...rangeConditions(search),
    ...traits,
  ];
  if (search.specialLocations) {
    const hasThem = hasAllOf('specialMask', search.specialLocations, bitOf);
    if (!hasThem) return undefined;
    conditions.push(hasThem);
  }
  if (search.keyword) {
    const words = keywordsOf(search.keyword);
    if (words.length === 0) return undefined;
    conditions.push(...words.map(hasWord));
  }
  return conditions;
}
