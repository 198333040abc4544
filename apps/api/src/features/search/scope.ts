import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findAreas, findPlaces } from '../places/index.ts';
import { type Condition, isAnyOf } from './conditions.ts';
import type { ListingCondition } from './listing-condition.ts';
import { toSqlCondition } from './sql-condition.ts';

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
  /** The folded name of a settlement that the gazetteer does not have. */
  unlisted?: string;
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
      unlisted: found.foldedName,
      conditions: [
        { column: 'settlementID', isMissing: true },
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

/** The area of a search, and the indexes that begin with its column. */
export interface Scope {
  conditions: Condition[];
  /** A condition that every listing meets: it fills the first column of the filter index when no area does. */
  filterIndexPrefix?: Condition;
  orderIndex: string;
  filterIndex: string;
  level: ScopeLevel;
  ids?: readonly number[];
}

interface ScopeContext extends LookupContext {
  countryIDs: readonly number[];
}

interface ScopeTable {
  /** Its indexes are `<table>_<level>_order` and `<table>_<level>_filter`, with the level's column first. */
  table: string;
  /** Matches listings in a settlement of this name, among those whose settlement is not in the gazetteer. */
  isUnlisted: (foldedName: string) => Condition;
}

/** The scope of a search that reads the indexes of its table; undefined when nothing can match. */
export function findScope(
  search: PlaceSearch,
  context: ScopeContext,
  { table, isUnlisted }: ScopeTable,
): Scope | undefined {
  const place = findSearchedPlace(search, context);
  if (!place) return undefined;
  const { level, ids, unlisted, conditions } = place;
  const isEverywhere = level === 'country' && conditions.length === 0;
  return {
    level,
    ...(ids && { ids }),
    conditions: [
      ...conditions.map(toSqlCondition),
      ...(unlisted === undefined ? [] : [isUnlisted(unlisted)]),
    ],
    orderIndex: isEverywhere ? `${table}_order` : `${table}_${level}_order`,
    filterIndex: `${table}_${level}_filter`,
    // Counted by country, so that totals need no further index.
    ...(isEverywhere && { filterIndexPrefix: isAnyOf('countryID', context.countryIDs) }),
  };
}
