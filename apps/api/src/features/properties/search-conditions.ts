import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { toUnwanted } from '@piacter/contracts/core/fields';
import { typedEntries } from '@piacter/contracts/core/values';
import { floorLimits } from '@piacter/contracts/listings/values';
import { noPromotion } from '@piacter/contracts/packages/values';
import type { PropertyFilters } from '@piacter/contracts/properties';
import {
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyRanges,
} from '@piacter/contracts/properties/fields';
import { propertySearchQuery } from '@piacter/contracts/properties/schemas';
import { adTypes, shownDropDays } from '@piacter/contracts/properties/values';
import { keywordPrefixes } from '@piacter/db/search-text';
import { sortRank, toRankSecond } from '@piacter/db/sort-rank';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Deps } from '../../deps.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { type Conditions, findSearchedPlace, type ListingCondition } from '../search/index.ts';

export const parse = (query: Readonly<Record<string, string>>) => propertySearchQuery.safeParse(query).data;

/** The energy classes with what compares them. */
export type EnergyScale = LookupRows['energyScale'];

interface SearchContext {
  gazetteer: Gazetteer;
  lists: Pick<LookupRows, 'energyScale' | 'locations'>;
  now: Date;
}

/** The classes that are at least as good as one; none for an id that the scale does not have. */
export const toBetterClasses = (scale: EnergyScale, from: number): number[] => {
  const least = scale.find(({ typeID }) => typeID === from)?.level ?? Number.POSITIVE_INFINITY;
  return scale.filter(({ level }) => level >= least).map(({ typeID }) => typeID);
};

const anyOf = (column: string, ids: readonly number[] | undefined): ListingCondition[] =>
  ids ? [{ column, isAnyOf: ids }] : [];

/** Both ends as their column has them: floors are counted from the lowest one, prices of a square metre in forints. */
const toColumnEnd: Partial<Record<keyof typeof propertyRanges, (end: number) => number>> = {
  floor: (floor) => floor - floorLimits.min,
  unitPrice: (thousands) => thousands * 1000,
};

function toRanges(search: PropertyFilters): ListingCondition[] {
  return typedEntries(propertyRanges).flatMap(([column, stem]) => {
    const { [`${stem}From` as const]: from, [`${stem}To` as const]: to } = search;
    if (from === undefined && to === undefined) return [];
    const convert = toColumnEnd[column] ?? ((end: number) => end);
    const toEnd = (end: number | undefined) => (end === undefined ? undefined : convert(end));
    return [{ column, from: toEnd(from), to: toEnd(to) }];
  });
}

/** Of a square metre a sale is meant, unless the search says otherwise: a rent of it is a thousandth. */
const toSales = ({ unitPriceFrom, unitPriceTo, adType }: PropertyFilters): ListingCondition[] =>
  adType === undefined && (unitPriceFrom !== undefined || unitPriceTo !== undefined)
    ? [{ column: 'adType', isAnyOf: [adTypes.sale, adTypes.saleOrSwap] }]
    : [];

const toFlags = (search: PropertyFilters): ListingCondition[] =>
  ([...propertyFlags, 'hasPicture'] as const).flatMap((flag) => {
    const value = search[flag];
    return value === undefined ? [] : [{ column: flag, isAnyOf: [value] }];
  });

/** What depends on the day: when it was published, and whether its cards show that the price has dropped. */
function toDays({ newWithin, isPriceDropped }: PropertyFilters, now: Date): ListingCondition[] {
  const daysAgo = (days: number) => startOfDay(addDays(toBudapestDay(now), -days));
  const conditions: ListingCondition[] = [];
  if (newWithin !== undefined)
    conditions.push({ column: 'published', from: sortRank(noPromotion, daysAgo(newWithin - 1), 0) });
  if (isPriceDropped !== undefined) {
    const isDropped = { column: 'dropSecond', from: toRankSecond(daysAgo(shownDropDays)) };
    conditions.push(isPriceDropped === 1 ? isDropped : { not: [isDropped] });
  }
  return conditions;
}

const advertisers: readonly string[] = propertyFields.advertiserType.asked.values;

type Locations = LookupRows['locations'];
const findBit = (locations: Locations, id: number) =>
  locations.find(({ locationID }) => locationID === id)?.bit;

/** The parameter of the values of each column that are not wanted. */
const unwantedLookups = propertyLookupNames.map((column) => [column, toUnwanted(column)] as const);

/** What is not wanted: a listing that is known to have it is left out. */
function toUnwantedConditions(search: PropertyFilters, locations: Locations): ListingCondition[] {
  const { notFloor, notSpecialLocations = [] } = search;
  const floors = notFloor?.map((floor) => floor - floorLimits.min);
  const unwanted = [
    ...unwantedLookups.flatMap(([column, parameter]) => anyOf(column, search[parameter])),
    ...anyOf('floor', floors),
    ...notSpecialLocations.flatMap((id) => {
      const bit = findBit(locations, id);
      return bit === undefined ? [] : [{ column: 'specialMask', hasBits: [bit] }];
    }),
  ];
  return unwanted.map((condition) => ({ not: [condition] }));
}

/** All conditions but that of the place; undefined when nothing can match. */
function toFilters(
  { adType, keyword, specialLocations, area, energyClassFrom, ...search }: PropertyFilters,
  { lists: { energyScale, locations }, now }: SearchContext,
): Conditions {
  // An id that no list has, and a keyword without a letter.
  const bits = specialLocations?.map((id) => findBit(locations, id) ?? -1);
  const words = keyword ? keywordPrefixes(keyword) : undefined;
  if (bits?.includes(-1) || words?.length === 0) return undefined;
  return [
    ...(words ?? []).map((word) => ({ word })),
    ...anyOf('adType', adType === undefined ? undefined : [adType]),
    ...propertyLookupNames.flatMap((column) => anyOf(column, search[column])),
    ...(energyClassFrom === undefined
      ? []
      : anyOf('energyClass', toBetterClasses(energyScale, energyClassFrom))),
    ...toRanges(search),
    ...toSales({ adType, ...search }),
    ...toFlags(search),
    ...toDays(search, now),
    ...toUnwantedConditions(search, locations),
    ...anyOf(
      'advertiser',
      search.advertiser?.map((word) => 1 + advertisers.indexOf(word)),
    ),
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

interface ConditionDeps extends Pick<Deps, 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
  places: Pick<PlaceService, 'gazetteer'>;
}

/** Converts a search to conditions, with the ids and places that it names. */
export const createToConditions =
  ({ clock, lookups, places }: ConditionDeps) =>
  async (search: PropertyFilters): Promise<Conditions> => {
    const [gazetteer, lists] = await Promise.all([places.gazetteer(), lookups.rows()]);
    return toPropertyConditions(search, { gazetteer, lists, now: clock.now() });
  };
