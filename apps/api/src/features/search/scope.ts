import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findAreas, findPlaces } from '../places/index.ts';
import { type Condition, isAnyOf } from './conditions.ts';

type ScopeLevel = 'country' | 'region' | 'settlement';

/** The area of a search, and the indexes that begin with its column. */
export interface Scope {
  conditions: Condition[];
  /** A condition that every listing meets: it fills the first column of the filter index when no area does. */
  filterIndexPrefix?: Condition;
  orderIndex: string;
  filterIndex: string;
  /** `country` is one country or all of them. */
  level: ScopeLevel;
  /** The places of the level; absent without a place, and for settlements that the gazetteer does not have. */
  ids?: readonly number[];
}

/** The place of a search as visitors type it. */
export interface PlaceSearch {
  countryID?: number | undefined;
  countyRegion?: string | undefined;
  settlement?: string | undefined;
}

interface LookupContext {
  gazetteer: Gazetteer;
  countryIDs: readonly number[];
}

interface ScopeTable {
  /** Its indexes are `<table>_<level>_order` and `<table>_<level>_filter`, with the level's column first. */
  table: string;
  /** Matches listings in a settlement of this name, among those whose settlement is not in the gazetteer. */
  isUnlisted: (foldedName: string) => Condition;
}

const getIndexes = (table: string, level: ScopeLevel) => ({
  orderIndex: `${table}_${level}_order`,
  filterIndex: `${table}_${level}_filter`,
  level,
});

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

const within = (table: string, level: 'region' | 'settlement', ids: readonly number[]): Scope | undefined =>
  ids.length === 0
    ? undefined
    : { ...getIndexes(table, level), conditions: [isAnyOf(`${level}ID`, ids)], ids };

/** The scope of a search without a settlement. */
function findAreaScope(
  table: string,
  { counties, landscape }: Restriction,
  countryID: number | undefined,
  countryIDs: readonly number[],
): Scope | undefined {
  if (landscape) return within(table, 'settlement', [...landscape]);
  if (counties) return within(table, 'region', counties);
  const indexes = getIndexes(table, 'country');
  if (countryID) return { ...indexes, conditions: [isAnyOf('countryID', [countryID])], ids: [countryID] };
  // Counted by country, so that totals need no further index.
  return {
    ...indexes,
    orderIndex: `${table}_order`,
    filterIndexPrefix: isAnyOf('countryID', countryIDs),
    conditions: [],
  };
}

/** The scope of a search by settlement, county and country; undefined when nothing can match. */
export function findScope(
  search: PlaceSearch,
  { gazetteer, countryIDs }: LookupContext,
  { table, isUnlisted }: ScopeTable,
): Scope | undefined {
  const { settlement, countryID } = search;
  const { counties, landscape } = findRestriction(search, gazetteer);
  if (!settlement) return findAreaScope(table, { counties, landscape }, countryID, countryIDs);

  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind === 'unlisted') {
    if (found.foldedName === '' || landscape) return undefined;
    return {
      ...getIndexes(table, 'settlement'),
      conditions: [
        sql`settlementID is null`,
        isUnlisted(found.foldedName),
        ...(countryID ? [isAnyOf('countryID', [countryID])] : []),
        ...(counties ? [isAnyOf('regionID', counties.length > 0 ? counties : [0])] : []),
      ],
    };
  }
  const isIn = (id: number, regions: readonly number[]) =>
    regions.includes(gazetteer.findPlace(id)?.parentID ?? 0);
  if (found.kind === 'settlements')
    return within(
      table,
      'settlement',
      found.ids.filter((id) => (landscape?.has(id) ?? true) && (!counties || isIn(id, counties))),
    );
  // Budapest or a county within a landscape: the settlements of the landscape that lie there.
  if (landscape)
    return within(
      table,
      'settlement',
      [...landscape].filter((id) => isIn(id, found.ids)),
    );
  return within(table, 'region', counties ? found.ids.filter((id) => counties.includes(id)) : found.ids);
}
