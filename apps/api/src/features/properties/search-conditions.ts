import { typedEntries } from '@piacter/contracts/core/values';
import type { PropertyFilters } from '@piacter/contracts/properties';
import { propertyFlags, propertyLookupNames, propertyRanges } from '@piacter/contracts/properties/fields';
import { keywordPrefixes } from '@piacter/db/search-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { type Conditions, findSearchedPlace, type ListingCondition } from '../search/index.ts';

interface SearchContext {
  gazetteer: Gazetteer;
  locationBits: ReadonlyMap<number, number>;
}

const anyOf = (column: string, ids: readonly number[] | undefined): ListingCondition[] =>
  ids ? [{ column, isAnyOf: ids }] : [];

function toRanges(search: PropertyFilters): ListingCondition[] {
  return typedEntries(propertyRanges).flatMap(([column, stem]) => {
    const { [`${stem}From` as const]: from, [`${stem}To` as const]: to } = search;
    return from === undefined && to === undefined ? [] : [{ column, from, to }];
  });
}

const toFlags = (search: PropertyFilters): ListingCondition[] =>
  propertyFlags.flatMap((flag) => {
    const value = search[flag];
    return value === undefined ? [] : [{ column: flag, isAnyOf: [value] }];
  });

/** All conditions but that of the place; undefined when nothing can match. */
function toFilters(
  { adType, keyword, specialLocations, area, ...search }: PropertyFilters,
  { locationBits }: SearchContext,
): Conditions {
  // An id that no list has, and a keyword without a letter.
  const bits = specialLocations?.map((id) => locationBits.get(id) ?? -1);
  const words = keyword ? keywordPrefixes(keyword) : undefined;
  if (bits?.includes(-1) || words?.length === 0) return undefined;
  return [
    ...(words ?? []).map((word) => ({ word })),
    ...anyOf('adType', adType === undefined ? undefined : [adType]),
    ...propertyLookupNames.flatMap((column) => anyOf(column, search[column])),
    ...toRanges(search),
    ...toFlags(search),
    ...(bits ? [{ column: 'specialMask', hasBits: bits }] : []),
    ...(area ? [{ area }] : []),
  ];
}

/** The conditions of a search of properties; undefined when nothing can match. */
export function toPropertyConditions(search: PropertyFilters, context: SearchContext): Conditions {
  const place = findSearchedPlace(search, context);
  const filters = toFilters(search, context);
  if (!place || !filters) return undefined;
  return [...place.conditions, ...filters];
}
