import { type FieldError, roleIDs, typedKeys } from '@piacter/contracts/core';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import {
  type FacilityGroup,
  facilityGroups,
  type TypeEntry,
  type TypeKind,
} from '@piacter/contracts/lookups';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import {
  isTypeTable,
  type LookupRows,
  readLookupRows,
  type TypeTable,
  typeTables,
} from './lookups.queries.ts';

/** Milliseconds for which a process caches the lookup rows. */
const ttlMs = 60_000;

const getRegistrableTypes = (rows: LookupRows) =>
  rows.types.types_user.filter(({ typeID }) => typeID !== roleIDs.admin);

/** The lists that `GET /api/types/{kind}` serves beside the type tables of the same name. */
const listByKind: Partial<Record<TypeKind, NamedList>> = {
  types_service: 'professions',
  service_types_order: 'professions',
  accommodation_types: 'types_accommodation',
  types_meal_plan: 'mealPlans',
  countries: 'countries',
  special_locations: 'locations',
  energy_scale: 'energyScale',
};

/** Type tables that are not served under their own name. */
const internalTables: ReadonlySet<string> = new Set(['types_user', 'types_accommodation']);

/**
 * Lookup lists, cached in memory for a minute. From the primary: after the admin's change a replica could be behind, and
 * would fill the cache with the old ones.
 */
export function createLookupService(deps: Pick<Deps, 'db' | 'clock'>) {
  const cache = new TtlCache(
    async () => {
      const rows = await readLookupRows(deps.db, deps.clock.now());
      return { rows, names: createLookupNames(rows) };
    },
    ttlMs,
    deps.clock,
  );
  const rows = async () => (await cache.get()).rows;

  async function assertChoices(choices: readonly Choice[]): Promise<void> {
    const all = await rows();
    const errors = choices.flatMap((choice) => toFieldErrors(all, choice));
    if (errors.length > 0) throw new ApiError('validation_failed', { errors });
  }

  return {
    rows,
    names: async () => (await cache.get()).names,
    /** Drops the cache of this process after the admin changed a list. */
    invalidate: () => cache.invalidate(),
    registrableTypes: async () => getRegistrableTypes(await rows()),
    /** The list of a kind; throws `not_found` for an unknown kind. */
    async getList(kind: string): Promise<TypeEntry[]> {
      const all = await rows();
      if (isTypeTable(kind) && !internalTables.has(kind)) return all.types[kind];
      if (kind === 'user_types') return getRegistrableTypes(all);
      // The kind comes from the URL and may be '__proto__'.
      const list = Object.hasOwn(listByKind, kind) ? listByKind[kind as TypeKind] : undefined;
      if (!list) throw notFound();
      return toTypeEntries(all, list);
    },
    async getFacilities(group: FacilityGroup) {
      return (await rows()).facilities.filter(({ facilityGroup }) => facilityGroup === group);
    },
    /** Throws `validation_failed` with a field error for every id that is not in its list. */
    assertChoices,
    assertCountry: (field: string, countryID: number | null) =>
      assertChoices([[field, 'countries', countryID]]),
  };
}

export type LookupService = ReturnType<typeof createLookupService>;

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

function createLookupNames(rows: LookupRows): LookupNames {
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

function toFieldErrors(rows: LookupRows, [path, list, selected]: Choice): FieldError[] {
  if (selected === null || selected === undefined) return [];
  const known = new Set(listEntries(rows, list).map(([id]) => id));
  if ([selected].flat().every((id) => known.has(id))) return [];
  return [{ path, message: fieldMessages.notListed }];
}

/** A list in the form of the type tables. */
const toTypeEntries = (rows: LookupRows, list: NamedList): TypeEntry[] =>
  listEntries(rows, list).map(([typeID, typeName]) => ({ typeID, typeName }));
