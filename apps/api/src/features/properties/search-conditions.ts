import { type PropertySearch, propertyFlags, type propertyLookups } from '@piacter/contracts/properties';
import { keywordsOf } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findPlaces } from '../places/index.ts';
import { bitMask } from '../search/index.ts';
import {
  flagCondition,
  joinConditions,
  lookupCondition,
  type TraitCondition,
  type TraitField,
  traitFields,
} from './property-traits.ts';

type Condition = RawBuilder<unknown>;

/** The part of the country that a search is about, and the indexes that begin with it. */
export interface Scope {
  conditions: Condition[];
  /** True of every ad: fills the first column of the filter index where no place does. */
  intoFilterIndex?: Condition;
  orderIndex: string;
  filterIndex: string;
  /** A whole country or all of them: there a rare lookup is a shorter way than the place. */
  isWide: boolean;
  /** A settlement: few enough ads to look a keyword up in each. */
  isSmall: boolean;
}

/** An index that few ads are to be found by, and the condition that leads into it. */
export interface Shortcut {
  filterIndex: string;
  intoFilterIndex: Condition;
}

const indexes = (place: 'country' | 'region' | 'settlement') => ({
  orderIndex: `real_estates_${place}_order`,
  filterIndex: `real_estates_${place}_filter`,
  isWide: place === 'country',
  isSmall: place === 'settlement',
});

const isAnyOf = (column: string, ids: readonly number[]): Condition =>
  sql`${sql.ref(column)} in (${sql.join(ids)})`;

interface Known {
  gazetteer: Gazetteer;
  countryIDs: readonly number[];
  bitOf: ReadonlyMap<number, number>;
}

const within = (place: 'region' | 'settlement', ids: readonly number[]): Scope | undefined =>
  ids.length === 0 ? undefined : { ...indexes(place), conditions: [isAnyOf(`${place}ID`, ids)] };

/** The scope of a search by settlement, county and country; undefined when no ad can be there. */
export function scopeOf(search: PropertySearch, { gazetteer, countryIDs }: Known): Scope | undefined {
  const { settlement, countyRegion, countryID } = search;
  const counties = countyRegion
    ? gazetteer.regionsNamed(countyRegion, countryID).map(({ regionID }) => regionID)
    : undefined;
  if (!settlement) {
    if (counties) return within('region', counties);
    if (countryID) return { ...indexes('country'), conditions: [isAnyOf('countryID', [countryID])] };
    // Counted country by country, so that totals need no further index of their own.
    return {
      orderIndex: 'real_estates_order',
      filterIndex: 'real_estates_country_filter',
      isWide: true,
      isSmall: false,
      intoFilterIndex: isAnyOf('countryID', countryIDs),
      conditions: [],
    };
  }
  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind === 'unlisted') {
    if (found.foldedName === '') return undefined;
    return {
      ...indexes('settlement'),
      conditions: [
        sql`settlementID is null`,
        sql`searchText like ${` ${found.foldedName} |%`}`,
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

/** Folded words have letters and digits only, hence no wildcard to escape. */
export const hasWord = (word: string): Condition => sql`searchText like ${`% ${word}%`}`;

const ranges = [
  ['price', 'priceFrom', 'priceTo'],
  ['floorArea', 'floorAreaFrom', 'floorAreaTo'],
  ['siteArea', 'siteAreaFrom', 'siteAreaTo'],
  ['roomNumber', 'roomsFrom', 'roomsTo'],
] as const;

const rangeConditions = (search: PropertySearch): Condition[] =>
  ranges.flatMap(([column, from, to]) => [
    ...(search[from] === undefined ? [] : [sql`${sql.ref(column)} >= ${search[from]}`]),
    ...(search[to] === undefined ? [] : [sql`${sql.ref(column)} <= ${search[to]}`]),
  ]);

/** The lookups that have a column of their own in the search indexes. */
const ownColumns = ['houseType', 'conditionID'] as const satisfies (keyof typeof propertyLookups)[];

function traitConditions(search: PropertySearch): TraitCondition[] {
  const lookups = (Object.keys(traitFields) as TraitField[]).flatMap((field) => {
    const ids = search[field];
    return ids ? [lookupCondition(field, ids)] : [];
  });
  const flags = propertyFlags.flatMap((flag) => {
    const value = search[flag];
    return value === undefined ? [] : [flagCondition(flag, value)];
  });
  return joinConditions([...lookups, ...flags]);
}

/**
 * The filters beside the place and the ad type; undefined when nothing can match: an id that no list has, or a
 * keyword without a letter in it.
 */
export function filterConditions(search: PropertySearch, { bitOf }: Known): Condition[] | undefined {
  const conditions = [
    ...ownColumns.flatMap((column) => {
      const ids = search[column];
      return ids ? [isAnyOf(column, ids)] : [];
    }),
    ...rangeConditions(search),
  ];
  for (const { mask, values } of traitConditions(search)) {
    if (values.length === 0) return undefined;
    conditions.push(sql`traits & ${sql.lit(mask)} in (${sql.join(values)})`);
  }
  if (search.specialLocations) {
    const bits = search.specialLocations.map((locationID) => bitOf.get(locationID) ?? -1);
    if (bits.includes(-1)) return undefined;
    const mask = sql`cast(${bitMask(bits)} as unsigned)`;
    conditions.push(sql`specialMask & ${mask} = ${mask}`);
  }
  if (search.keyword) {
    const words = keywordsOf(search.keyword);
    if (words.length === 0) return undefined;
    conditions.push(...words.map(hasWord));
  }
  return conditions;
}
