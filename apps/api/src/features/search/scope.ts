import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findPlaces } from '../places/index.ts';
import { type Condition, isAnyOf } from './conditions.ts';

/** The part of the country that a search is about, and the indexes that begin with it. */
export interface Scope {
  conditions: Condition[];
  /** True of every listing: fills the first column of the filter index where no place does. */
  intoFilterIndex?: Condition;
  orderIndex: string;
  filterIndex: string;
  /** A whole country or all of them. */
  isWide: boolean;
  /** A settlement. */
  isSmall: boolean;
}

/** Where to look, as visitors type it. */
export interface PlaceSearch {
  countryID?: number | undefined;
  countyRegion?: string | undefined;
  settlement?: string | undefined;
}

interface Known {
  gazetteer: Gazetteer;
  countryIDs: readonly number[];
}

interface PlacedTable {
  /** Its indexes are `<table>_<place>_order` and `<table>_<place>_filter`, the place's column in front. */
  table: string;
  /** Holds of listings in a settlement of the name, among those whose settlement the gazetteer does not know. */
  isUnlisted: (foldedName: string) => Condition;
}

const indexesOf = (table: string, place: 'country' | 'region' | 'settlement') => ({
  orderIndex: `${table}_${place}_order`,
  filterIndex: `${table}_${place}_filter`,
  isWide: place === 'country',
  isSmall: place === 'settlement',
});

/** The scope of a search by settlement, county and country; undefined when no listing can be there. */
export function scopeOf(
  { settlement, countyRegion, countryID }: PlaceSearch,
  { gazetteer, countryIDs }: Known,
  { table, isUnlisted }: PlacedTable,
): Scope | undefined {
  const within = (place: 'region' | 'settlement', ids: readonly number[]): Scope | undefined =>
    ids.length === 0 ? undefined : { ...indexesOf(table, place), conditions: [isAnyOf(`${place}ID`, ids)] };

  const counties = countyRegion
    ? gazetteer.regionsNamed(countyRegion, countryID).map(({ regionID }) => regionID)
    : undefined;
  if (!settlement) {
    if (counties) return within('region', counties);
    if (countryID) return { ...indexesOf(table, 'country'), conditions: [isAnyOf('countryID', [countryID])] };
    // Counted country by country, so that totals need no further index of their own.
    return {
      ...indexesOf(table, 'country'),
      orderIndex: `${table}_order`,
      intoFilterIndex: isAnyOf('countryID', countryIDs),
      conditions: [],
    };
  }
  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind === 'unlisted') {
    if (found.foldedName === '') return undefined;
    return {
      ...indexesOf(table, 'settlement'),
      conditions: [
        sql`settlementID is null`,
        isUnlisted(found.foldedName),
        ...(countryID ? [isAnyOf('countryID', [countryID])] : []),
        ...(counties ? [isAnyOf('regionID', counties.length > 0 ? counties : [0])] : []),
      ],
    };
  }
  if (found.kind === 'regions')
    return within('region', counties ? found.ids.filter((id) => counties.includes(id)) : found.ids);
  const settlements = found.ids.filter(
    (id) => !counties || counties.includes(gazetteer.placeOf(id)?.parentID ?? 0),
  );
  return within('settlement', settlements);
}
