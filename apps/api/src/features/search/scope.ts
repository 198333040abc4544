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

/** The scope of a search by settlement, county and country; undefined when nothing can match. */
export function findScope(
  { settlement, countyRegion, countryID }: PlaceSearch,
  { gazetteer, countryIDs }: LookupContext,
  { table, isUnlisted }: ScopeTable,
): Scope | undefined {
  const within = (level: 'region' | 'settlement', ids: readonly number[]): Scope | undefined =>
    ids.length === 0 ? undefined : { ...getIndexes(table, level), conditions: [isAnyOf(`${level}ID`, ids)] };

  const areas = countyRegion ? findAreas(gazetteer, countyRegion, countryID) : undefined;
  const counties = areas?.kind === 'regions' ? areas.ids : undefined;
  const landscape = areas?.kind === 'settlements' ? new Set(areas.ids) : undefined;
  if (!settlement) {
    if (landscape) return within('settlement', [...landscape]);
    if (counties) return within('region', counties);
    if (countryID)
      return { ...getIndexes(table, 'country'), conditions: [isAnyOf('countryID', [countryID])] };
    // Counted by country, so that totals need no further index.
    return {
      ...getIndexes(table, 'country'),
      orderIndex: `${table}_order`,
      filterIndexPrefix: isAnyOf('countryID', countryIDs),
      conditions: [],
    };
  }
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
  // Budapest or a county within a landscape: the settlements of the landscape that lie there.
  if (found.kind === 'regions' && landscape)
    return within(
      'settlement',
      [...landscape].filter((id) => found.ids.includes(gazetteer.findPlace(id)?.parentID ?? 0)),
    );
  if (found.kind === 'regions')
    return within('region', counties ? found.ids.filter((id) => counties.includes(id)) : found.ids);
  const settlements = found.ids.filter(
    (id) =>
      (!landscape || landscape.has(id)) &&
      (!counties || counties.includes(gazetteer.findPlace(id)?.parentID ?? 0)),
  );
  return within('settlement', settlements);
}
