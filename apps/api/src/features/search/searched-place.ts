import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findAreas, findPlaces } from '../places/index.ts';
import type { ListingCondition } from './listing-condition.ts';

type ScopeLevel = 'country' | 'region' | 'settlement';

/** The place of a search, as visitors type it. */
export interface PlaceSearch {
  countryID?: number | undefined;
  countyRegion?: string | undefined;
  settlement?: string | undefined;
}

interface LookupContext {
  gazetteer: Gazetteer;
}

/** Where a search looks for listings. */
export interface SearchedPlace {
  conditions: ListingCondition[];
  /** `country` is one country or all of them. */
  level: ScopeLevel;
  /** The places of the level; absent without a place, and for settlements that the gazetteer does not have. */
  ids?: readonly number[];
}

/** The settlements and counties to which a county or landscape restricts a search. */
interface Restriction {
  counties?: readonly number[] | undefined;
  landscape?: ReadonlySet<number> | undefined;
}

function findRestriction({ countyRegion, countryID }: PlaceSearch, gazetteer: Gazetteer): Restriction {
  const areas = countyRegion ? findAreas(gazetteer, countyRegion, countryID) : undefined;
  if (areas?.kind === 'settlements') return { landscape: new Set(areas.ids) };
  return areas ? { counties: areas.ids } : {};
}

const within = (level: 'region' | 'settlement', ids: readonly number[]): SearchedPlace | undefined =>
  ids.length === 0 ? undefined : { level, ids, conditions: [{ column: `${level}ID`, isAnyOf: ids }] };

const inCountry = (countryID: number | undefined): ListingCondition[] =>
  countryID ? [{ column: 'countryID', isAnyOf: [countryID] }] : [];

/** The place of a search without a settlement. */
function findSearchedArea(
  { counties, landscape }: Restriction,
  countryID: number | undefined,
): SearchedPlace | undefined {
  if (landscape) return within('settlement', [...landscape]);
  if (counties) return within('region', counties);
  return { level: 'country', conditions: inCountry(countryID), ...(countryID && { ids: [countryID] }) };
}

/** The place of a search by settlement, county and country; undefined when nothing can match. */
export function findSearchedPlace(
  search: PlaceSearch,
  { gazetteer }: LookupContext,
): SearchedPlace | undefined {
  const { settlement, countryID } = search;
  const { counties, landscape } = findRestriction(search, gazetteer);
  if (!settlement) return findSearchedArea({ counties, landscape }, countryID);

  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind === 'unlisted') {
    if (found.foldedName === '' || landscape) return undefined;
    return {
      level: 'settlement',
      conditions: [
        { unlistedSettlement: found.foldedName },
        ...inCountry(countryID),
        ...(counties ? [{ column: 'regionID', isAnyOf: counties.length > 0 ? counties : [0] }] : []),
      ],
    };
  }
  const isIn = (id: number, regions: readonly number[]) =>
    regions.includes(gazetteer.findPlace(id)?.parentID ?? 0);
  if (found.kind === 'settlements')
    return within(
      'settlement',
      found.ids.filter((id) => (landscape?.has(id) ?? true) && (!counties || isIn(id, counties))),
    );
  // Budapest or a county within a landscape: the settlements of the landscape that lie there.
  if (landscape)
    return within(
      'settlement',
      [...landscape].filter((id) => isIn(id, found.ids)),
    );
  return within('region', counties ? found.ids.filter((id) => counties.includes(id)) : found.ids);
}
