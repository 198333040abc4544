import type { FieldError } from '@piacter/contracts/core';
import { typedKeys } from '@piacter/contracts/core';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { type FacilityGroup, facilityGroups, type TypeEntry } from '@piacter/contracts/lookups';
import { isTypeTable, type LookupRows, type TypeTable, typeTables } from './lookups.queries.ts';

/** The lists whose entries fields of listings and profiles refer to; the five groups of facilities are a list each. */
export type NamedList =
  | TypeTable
  | 'countries'
  | 'professions'
  | 'mealPlans'
  | 'languages'
  | 'locations'
  | 'energyScale'
  | FacilityGroup;

type Entry = readonly [id: number, name: string];

const entriesByList: Record<Exclude<NamedList, TypeTable | FacilityGroup>, (rows: LookupRows) => Entry[]> = {
  countries: (rows) => rows.countries.map(({ countryID, countryName }) => [countryID, countryName]),
  professions: (rows) => rows.professions.map(({ typeID, typeName }) => [typeID, typeName]),
  mealPlans: (rows) => rows.mealPlans.map(({ planID, planName }) => [planID, planName]),
  languages: (rows) => rows.languages.map(({ languageID, languageName }) => [languageID, languageName]),
  energyScale: (rows) => rows.energyScale.map(({ typeID, typeName }) => [typeID, typeName]),
  locations: (rows) => rows.locations.map(({ locationID, locationName }) => [locationID, locationName]),
};

/** Ids and names of a list in display order. */
export function listEntries(rows: LookupRows, list: NamedList): Entry[] {
  if (isTypeTable(list)) return rows.types[list].map(({ typeID, typeName }) => [typeID, typeName]);
  if (Object.hasOwn(entriesByList, list)) return entriesByList[list as keyof typeof entriesByList](rows);
  return rows.facilities
    .filter(({ facilityGroup }) => facilityGroup === list)
    .map(({ facilityID, facilityName }) => [facilityID, facilityName]);
}

/** Names by id, for mappers. */
export interface LookupNames {
  /** null for null and for an id that the list does not have. */
  findName: (list: NamedList, id: number | null) => string | null;
}

export function createLookupNames(rows: LookupRows): LookupNames {
  const lists: readonly NamedList[] = [...typeTables, ...typedKeys(entriesByList), ...facilityGroups];
  const names = new Map(lists.map((list) => [list, new Map(listEntries(rows, list))]));
  return { findName: (list, id) => (id === null ? null : (names.get(list)?.get(id) ?? null)) };
}

/** A field of a body, the list that it refers to, and the id or ids that were sent; null and undefined are valid. */
export type Choice = readonly [
  field: string,
  list: NamedList,
  selected: number | readonly number[] | null | undefined,
];

export function toFieldErrors(rows: LookupRows, [path, list, selected]: Choice): FieldError[] {
  if (selected === null || selected === undefined) return [];
  const known = new Set(listEntries(rows, list).map(([id]) => id));
  if ([selected].flat().every((id) => known.has(id))) return [];
  return [{ path, message: fieldMessages.notListed }];
}

/** A list in the form of the type tables. */
export const toTypeEntries = (rows: LookupRows, list: NamedList): TypeEntry[] =>
  listEntries(rows, list).map(([typeID, typeName]) => ({ typeID, typeName }));
