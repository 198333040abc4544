import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { relationGroups } from '@piacter/contracts/accommodations/fields';
import { keywordPrefixes } from '@piacter/db/search-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { LookupRows } from '../lookups/index.ts';
import {
  type Conditions,
  findSearchedPlace,
  type ListingCondition,
  type PlaceSearch,
} from '../search/index.ts';
import { getBits, maskByGroup } from './relation-groups.ts';
import { stayConditions, windowConditions } from './stay-conditions.ts';

interface SearchContext {
  gazetteer: Gazetteer;
  rows: LookupRows;
}

/** The place of a search by settlement, region and country. */
export const toPlaceSearch = ({
  settlement,
  notSettlement,
  radius,
  region,
  countryID,
}: AccommodationSearch): PlaceSearch => ({
  settlement,
  notSettlement,
  radius,
  countyRegion: region,
  countryID,
});

/** The bits of the entries of each group, once for each version of the lookup lists. */
const bitsByGroup = onceFor(
  (rows: LookupRows) => new Map(relationGroups.map((group) => [group, getBits(rows, group)])),
);

const isAnyOf = (column: string, values: readonly number[] | undefined): ListingCondition[] =>
  values ? [{ column, isAnyOf: values }] : [];

const isNoneOf = (column: string, values: readonly number[] | undefined): ListingCondition[] =>
  values ? [{ not: [{ column, isAnyOf: values }] }] : [];

const isAtMost = (column: string, to: number | undefined): ListingCondition[] =>
  to === undefined ? [] : [{ column, to }];

/** The host's minimum is met by whoever is meant, a group or guests; an unknown capacity has room for nobody. */
function partyConditions({ minimumPerson, guests }: AccommodationSearch): ListingCondition[] {
  const minima = [minimumPerson, guests].filter((minimum) => minimum !== undefined);
  return [
    ...(minima.length === 0 ? [] : isAtMost('minimumPerson', Math.min(...minima))),
    ...(guests === undefined ? [] : [{ column: 'capacity', from: guests }]),
  ];
}

/** Entries that a host has selected; undefined when nothing can match, such as for an id that no list has. */
function entryConditions(search: AccommodationSearch, rows: LookupRows): Conditions {
  const bits = bitsByGroup(rows);
  const all = relationGroups.flatMap((group) => {
    const selected = search[group];
    const found = selected?.map((id) => bits.get(group)?.get(id) ?? -1);
    return found ? [{ column: maskByGroup[group], hasBits: found }] : [];
  });
  const any = search.facilitiesAny?.flatMap((id) => bits.get('facilities')?.get(id) ?? []);
  if (any?.length === 0 || all.some(({ hasBits }) => hasBits.includes(-1))) return undefined;
  const ofAny = any?.map((bit) => [{ column: maskByGroup.facilities, hasBits: [bit] }]);
  return [...all, ...(ofAny ? [{ anyOf: ofAny }] : [])];
}

/** The conditions of a search of accommodations; undefined when nothing can match. */
export function toAccommodationConditions(
  search: AccommodationSearch,
  { gazetteer, rows }: SearchContext,
): Conditions {
  const place = findSearchedPlace(toPlaceSearch(search), { gazetteer });
  const entries = entryConditions(search, rows);
  const words = search.keyword ? keywordPrefixes(search.keyword) : undefined;
  if (!place || !entries || words?.length === 0) return undefined;
  const { priceFrom, priceTo, area } = search;
  return [
    ...place.conditions,
    ...(words ?? []).map((word) => ({ word })),
    ...isAnyOf('accommodationTypeID', search.accommodationType),
    ...isAnyOf('mealPlanID', search.mealPlan),
    ...isNoneOf('accommodationTypeID', search.notAccommodationType),
    ...isNoneOf('mealPlanID', search.notMealPlan),
    ...(search.petAllowed === 1 ? isAnyOf('petAllowed', [1]) : []),
    ...(priceFrom === undefined && priceTo === undefined
      ? []
      : [{ column: 'pricePerPerson', from: priceFrom, to: priceTo }]),
    ...isAtMost('minimumStay', search.minimumStay),
    ...partyConditions(search),
    ...stayConditions(search.openFrom, search.openTo),
    ...windowConditions(search, search.minimumStay ?? 1),
    ...entries,
    ...(area ? [{ area }] : []),
  ];
}
