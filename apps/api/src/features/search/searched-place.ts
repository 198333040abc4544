import { splitPlaces, usualRadius } from '@piacter/contracts/places/values';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findAreas, findPlaceList, findSettlementsAround, toCircle } from '../places/search/index.ts';
import type { ListingCondition } from './listing-condition.ts';

type Level = 'settlement' | 'region' | 'country';

/** The key of a place, for finding the followed searches that look there. */
export const placeKey = (level: Level, id: number): string => `${level}-${id}`;

/** The place of a search, as visitors type it. */
export interface PlaceSearch {
  countryID?: number | undefined;
  countyRegion?: string | undefined;
  /** One settlement or several. */
  settlement?: string | undefined;
  /** Settlements that are left out. */
  notSettlement?: string | undefined;
  /** Kilometres around them. */
  radius?: number | undefined;
}

interface LookupContext {
  gazetteer: Gazetteer;
}

/** Where a search looks for listings. */
export interface SearchedPlace {
  conditions: ListingCondition[];
  /** The keys of the places; absent for everywhere, and with settlements that the gazetteer does not have. */
  keys?: readonly string[];
}

/** The counties and the settlements of landscapes to which a search is restricted. */
interface Restriction {
  counties: ReadonlySet<number>;
  landscape: ReadonlySet<number>;
}

function findRestriction(
  { countyRegion, countryID }: PlaceSearch,
  gazetteer: Gazetteer,
): Restriction | undefined {
  if (!countyRegion) return undefined;
  const areas = splitPlaces(countyRegion).map((name) => findAreas(gazetteer, name, countryID));
  const ofKind = (kind: 'settlements' | 'regions') =>
    new Set(areas.flatMap((area) => (area.kind === kind ? area.ids : [])));
  return { counties: ofKind('regions'), landscape: ofKind('settlements') };
}

/** One of several places, or any of them; undefined without one. */
function anyPlace(
  places: Readonly<Record<'settlement' | 'region', ReadonlySet<number>>>,
  unlisted: ListingCondition[][] = [],
): SearchedPlace | undefined {
  const levels = (['settlement', 'region'] as const).filter((level) => places[level].size > 0);
  const alternatives = [
    ...levels.map((level): ListingCondition[] => [{ column: `${level}ID`, isAnyOf: [...places[level]] }]),
    ...unlisted,
  ];
  const [only, ...more] = alternatives;
  if (!only) return undefined;
  return {
    conditions: more.length === 0 ? only : [{ anyOf: alternatives }],
    ...(unlisted.length === 0 && {
      keys: levels.flatMap((level) => [...places[level]].map((id) => placeKey(level, id))),
    }),
  };
}

const inCountry = (countryID: number | undefined): ListingCondition[] =>
  countryID ? [{ column: 'countryID', isAnyOf: [countryID] }] : [];

/** The place of a search without a settlement. */
function findSearchedArea(
  restriction: Restriction | undefined,
  countryID: number | undefined,
): SearchedPlace | undefined {
  if (restriction) return anyPlace({ settlement: restriction.landscape, region: restriction.counties });
  return {
    conditions: inCountry(countryID),
    ...(countryID && { keys: [placeKey('country', countryID)] }),
  };
}

/** The places that are left out. */
function exclude({ notSettlement, countryID }: PlaceSearch, gazetteer: Gazetteer): ListingCondition[] {
  if (!notSettlement) return [];
  const found = findPlaceList(gazetteer, notSettlement, countryID);
  const ofKind = (kind: 'settlements' | 'regions') =>
    new Set(found.flatMap((place) => (place.kind === kind ? place.ids : [])));
  const unlisted = found.flatMap((place): ListingCondition[][] =>
    place.kind === 'unlisted' && place.foldedName !== '' ? [[{ unlistedSettlement: place.foldedName }]] : [],
  );
  const places = anyPlace({ settlement: ofKind('settlements'), region: ofKind('regions') }, unlisted);
  return places ? [{ not: places.conditions }] : [];
}

/** The place of a search by settlements, county and country; undefined when nothing can match. */
export function findSearchedPlace(search: PlaceSearch, context: LookupContext): SearchedPlace | undefined {
  const place = findWantedPlace(search, context);
  return place && { ...place, conditions: [...place.conditions, ...exclude(search, context.gazetteer)] };
}

function findWantedPlace(search: PlaceSearch, { gazetteer }: LookupContext): SearchedPlace | undefined {
  const { settlement, countryID, radius = 0 } = search;
  const restriction = findRestriction(search, gazetteer);
  if (!settlement) return findSearchedArea(restriction, countryID);

  const getRegion = (id: number) => gazetteer.findPlace(id)?.parentID ?? 0;
  const isAllowed = (id: number) =>
    !restriction || restriction.landscape.has(id) || restriction.counties.has(getRegion(id));
  const found = findPlaceList(gazetteer, settlement, countryID);
  const settlements = found.flatMap((place) => {
    if (place.kind === 'settlements') return place.ids.filter(isAllowed);
    // Budapest or a county within a landscape: the settlements of the landscape that lie there.
    const ofLandscape = place.kind === 'regions' && restriction ? [...restriction.landscape] : [];
    return ofLandscape.filter((id) => place.kind === 'regions' && place.ids.includes(getRegion(id)));
  });
  const regions = found.flatMap((place) =>
    place.kind === 'regions' ? place.ids.filter((id) => restriction?.counties.has(id) ?? true) : [],
  );
  const unlisted = found.flatMap((place): ListingCondition[][] => {
    const isNowhere = restriction?.counties.size === 0;
    if (place.kind !== 'unlisted' || place.foldedName === '' || isNowhere) return [];
    const inCounties: ListingCondition[] = restriction
      ? [{ column: 'regionID', isAnyOf: [...restriction.counties] }]
      : [];
    return [[{ unlistedSettlement: place.foldedName }, ...inCountry(countryID), ...inCounties]];
  });
  const around = radius > 0 ? findSettlementsAround(gazetteer, found, radius).filter(isAllowed) : [];
  // Around a visitor, shown positions count.
  const near = found.flatMap((place): ListingCondition[][] =>
    place.kind === 'position' ? [[{ area: toCircle(place, radius || usualRadius) }]] : [],
  );
  const named = { settlement: new Set([...settlements, ...around]), region: new Set(regions) };
  return anyPlace(named, [...unlisted, ...near]);
}
