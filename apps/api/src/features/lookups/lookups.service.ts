import { roleIDs } from '@piacter/contracts/core';
import type { FacilityGroup, TypeEntry, TypeKind } from '@piacter/contracts/lookups';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import {
  type Choice,
  createLookupNames,
  type NamedList,
  toFieldErrors,
  toTypeEntries,
} from './lookup-lists.ts';
import { isTypeTable, type LookupRows, readLookupRows } from './lookups.queries.ts';

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
