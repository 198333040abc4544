import { type FieldError, roleIDs } from '@piacter/contracts/core';
import type { FacilityGroup, TypeEntry, TypeKind } from '@piacter/contracts/lookups';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import {
  selectCountries,
  selectFacilities,
  selectLanguages,
  selectLocations,
  selectMealPlans,
  selectProfessions,
  selectTypes,
  type TypeTable,
  typeTables,
} from './lookups.queries.ts';

/** Milliseconds that a process trusts its copy of the lookup rows. */
const ttlMs = 60_000;

const compareHungarian = new Intl.Collator('hu').compare;

async function readAll({ readDb }: Pick<Deps, 'readDb'>) {
  const [types, professions, countries, locations, mealPlans, facilities, languages] = await Promise.all([
    Promise.all(typeTables.map(async (table) => [table, await selectTypes(readDb, table)] as const)),
    selectProfessions(readDb),
    selectCountries(readDb),
    selectLocations(readDb),
    selectMealPlans(readDb),
    selectFacilities(readDb),
    selectLanguages(readDb),
  ]);
  professions.sort((a, b) => compareHungarian(a.typeName, b.typeName));
  return {
    types: Object.fromEntries(types) as Record<TypeTable, TypeEntry[]>,
    professions,
    countries,
    locations,
    mealPlans,
    facilities,
    languages,
  };
}

/** All lists as they stand in the database. */
export type LookupRows = Awaited<ReturnType<typeof readAll>>;

const isTypeTable = (kind: string): kind is TypeTable => (typeTables as readonly string[]).includes(kind);

const getRegistrableTypes = (rows: LookupRows) =>
  rows.types.types_user.filter(({ typeID }) => typeID !== roleIDs.admin);

/** The lists that `GET /api/types/{kind}` knows beside the type tables of the same name. */
const otherKinds: Partial<Record<TypeKind, (rows: LookupRows) => TypeEntry[]>> = {
  types_service: (rows) => rows.professions,
  service_types_order: (rows) => rows.professions,
  accommodation_types: (rows) => rows.types.types_accommodation,
  types_meal_plan: (rows) =>
    rows.mealPlans.map(({ planID, planName }) => ({ typeID: planID, typeName: planName })),
  countries: (rows) =>
    rows.countries.map(({ countryID, countryName }) => ({ typeID: countryID, typeName: countryName })),
  special_locations: (rows) =>
    rows.locations.map(({ locationID, locationName }) => ({ typeID: locationID, typeName: locationName })),
  user_types: getRegistrableTypes,
};

/** Type tables that are nobody's business but the server's. */
const internalTables: ReadonlySet<string> = new Set(['types_user', 'types_accommodation']);

/** Ids by name and names by id, for rules and mappers that hold the rows in their hands. */
export interface LookupNames {
  typeName: (table: TypeTable, typeID: number | null) => string | null;
  countryName: (countryID: number | null) => string | null;
  mealPlanName: (planID: number) => string | null;
  professionName: (typeID: number) => string | null;
}

function createLookupNames(rows: LookupRows): LookupNames {
  const types = new Map<string, string>();
  for (const table of typeTables) {
    for (const { typeID, typeName } of rows.types[table]) types.set(`${table}/${typeID}`, typeName);
  }
  const countries = new Map(rows.countries.map(({ countryID, countryName }) => [countryID, countryName]));
  const mealPlans = new Map(rows.mealPlans.map(({ planID, planName }) => [planID, planName]));
  const professions = new Map(rows.professions.map(({ typeID, typeName }) => [typeID, typeName]));
  return {
    typeName: (table, typeID) => (typeID === null ? null : (types.get(`${table}/${typeID}`) ?? null)),
    countryName: (countryID) => (countryID === null ? null : (countries.get(countryID) ?? null)),
    mealPlanName: (planID) => mealPlans.get(planID) ?? null,
    professionName: (typeID) => professions.get(typeID) ?? null,
  };
}

/** The lists beside the type tables from which forms choose; the five groups of facilities are a list each. */
type NamedList = 'countries' | 'professions' | 'mealPlans' | 'languages' | 'locations' | FacilityGroup;

/** A field of a body, the list that it chooses from, and the id or ids that were sent; nothing passes. */
export type Choice = readonly [
  field: string,
  list: TypeTable | NamedList,
  chosen: number | readonly number[] | null | undefined,
];

const otherListIDs: Record<Exclude<NamedList, FacilityGroup>, (rows: LookupRows) => number[]> = {
  countries: (rows) => rows.countries.map(({ countryID }) => countryID),
  professions: (rows) => rows.professions.map(({ typeID }) => typeID),
  mealPlans: (rows) => rows.mealPlans.map(({ planID }) => planID),
  languages: (rows) => rows.languages.map(({ languageID }) => languageID),
  locations: (rows) => rows.locations.map(({ locationID }) => locationID),
};

function getListIDs(rows: LookupRows, list: Choice[1]): number[] {
  if (isTypeTable(list)) return rows.types[list].map(({ typeID }) => typeID);
  if (Object.hasOwn(otherListIDs, list)) return otherListIDs[list as keyof typeof otherListIDs](rows);
  return rows.facilities
    .filter(({ facilityGroup }) => facilityGroup === list)
    .map(({ facilityID }) => facilityID);
}

function toFieldErrors(rows: LookupRows, [path, list, chosen]: Choice): FieldError[] {
  if (chosen === null || chosen === undefined) return [];
  const known = new Set(getListIDs(rows, list));
  if ([chosen].flat().every((id) => known.has(id))) return [];
  const word = list === 'countries' ? 'országot' : 'értéket';
  return [{ path, message: `Ezt az ${word} nem lehet választani!` }];
}

/** Lookup lists, kept in memory for a minute. */
export function createLookupService(deps: Pick<Deps, 'readDb' | 'clock'>) {
  const cache = new TtlCache(
    async () => {
      const rows = await readAll(deps);
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
    /** Drops this process's copy after an admin changed a list. */
    invalidate: () => cache.drop(),
    registrableTypes: async () => getRegistrableTypes(await rows()),
    /** The list of a kind; 404 for a name that no list has. */
    async getList(kind: string): Promise<TypeEntry[]> {
      const all = await rows();
      if (isTypeTable(kind) && !internalTables.has(kind)) return all.types[kind];
      // The name comes from the address: '__proto__' is no list.
      const other = Object.hasOwn(otherKinds, kind) ? otherKinds[kind as TypeKind] : undefined;
      if (!other) throw notFound();
      return other(all);
    },
    async facilitiesOf(group: FacilityGroup) {
      return (await rows()).facilities.filter(({ facilityGroup }) => facilityGroup === group);
    },
    /** Throws with every field whose id, or one of whose ids, its list does not have. */
    assertChoices,
    /** Throws a field error unless the list has the id; null passes. */
    assertType: (field: string, table: TypeTable, typeID: number | null) =>
      assertChoices([[field, table, typeID]]),
    assertCountry: (field: string, countryID: number | null) =>
      assertChoices([[field, 'countries', countryID]]),
  };
}

export type LookupService = ReturnType<typeof createLookupService>;
