import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { relationGroups } from '@piacter/contracts/accommodations/fields';
import { keywordPrefixes } from '@piacter/db/search-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { memoize } from '../../core/memoize.ts';
import type { LookupRows } from '../lookups/index.ts';
import {
  type Conditions,
  findSearchedPlace,
  type ListingCondition,
  type PlaceSearch,
} from '../search/index.ts';
import { countNamed, findAskedStay } from './asked-stay.ts';
import { getBits, maskByGroup } from './relation-groups.ts';
import { stayConditions, windowConditions } from './stay-conditions.ts';
import { stayRule } from './stay-rule.ts';

interface SearchContext {
  /** The day in Budapest. */
  today: string;
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
const bitsByGroup = memoize(
  (rows: LookupRows) => new Map(relationGroups.map((group) => [group, getBits(rows, group)])),
);

const isAnyOf = (column: string, values: readonly number[] | undefined): ListingCondition[] =>
  values ? [{ column, isAnyOf: values }] : [];

const isNoneOf = (column: string, values: readonly number[] | undefined): ListingCondition[] =>
  values ? [{ not: [{ column, isAnyOf: values }] }] : [];

const isAtMost = (column: string, to: number | undefined): ListingCondition[] =>
  to === undefined ? [] : [{ column, to }];

/** The host's minimum is met by whoever is meant, a group or guests; an unknown capacity has room for nobody. */
function partyConditions(search: AccommodationSearch): ListingCondition[] {
  const people = countNamed(search);
  const minima = [search.minimumPerson, search.guests, people].filter((minimum) => minimum !== undefined);
  const guests = Math.max(search.guests ?? 0, people ?? 0);
  return [
    ...(minima.length === 0 ? [] : isAtMost('minimumPerson', Math.min(...minima))),
    ...(guests > 0 ? [{ column: 'capacity', from: guests }] : []),
  ];
}

/** That the stay is possible, as far as its host has said it (CAL-05); a window without one left is that of every year. */
function possibleStay(search: AccommodationSearch, today: string): ListingCondition[] {
  const asked = findAskedStay(search, today);
  return asked ? [{ rule: stayRule(asked) }] : [];
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
  { gazetteer, rows, today }: SearchContext,
): Conditions {
  const place = findSearchedPlace(toPlaceSearch(search), { gazetteer });
  const entries = entryConditions(search, rows);
  const words = search.keyword ? keywordPrefixes(search.keyword) : undefined;
  if (!place || !entries || words?.length === 0) return undefined;
  const { priceFrom, priceTo, area } = search;
  const stay = possibleStay(search, today);
  // A season may ask for fewer nights in the window than the host otherwise does.
  const isWindow = stay.length > 0 && search.arrival === undefined;
  return [
    ...place.conditions,
    ...(words ?? []).map((word) => ({ word })),
    ...isAnyOf('accommodationTypeID', search.accommodationType),
    ...isAnyOf('mealPlanID', search.mealPlan),
    ...isNoneOf('accommodationTypeID', search.notAccommodationType),
    ...isNoneOf('mealPlanID', search.notMealPlan),
    ...(search.petAllowed === 1 || search.pets ? isAnyOf('petAllowed', [1]) : []),
    ...(priceFrom === undefined && priceTo === undefined
      ? []
      : [{ column: 'pricePerPerson', from: priceFrom, to: priceTo }]),
    ...(isWindow ? [] : isAtMost('minimumStay', search.minimumStay)),
    ...partyConditions(search),
    ...stayConditions(search.openFrom, search.openTo),
    ...windowConditions(search, search.minimumStay ?? 1),
    ...stay,
    ...entries,
    ...(area ? [{ area }] : []),
  ];
}
