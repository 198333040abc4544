import { type AccommodationSearch, relationGroups } from '@piacter/contracts/accommodations';
import { keywordPrefixes } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { LookupRows } from '../lookups/index.ts';
import {
  type Condition,
  findScope,
  hasAllOf,
  hasAnyOf,
  hasWord,
  isAnyOf,
  isAtLeast,
  isAtMost,
  type Scope,
  type TraitField,
  traitComparisons,
  traitCondition,
  traitValues,
} from '../search/index.ts';
import { getBits, maskByGroup } from './relation-groups.ts';
import { stayConditions, windowConditions } from './stay-conditions.ts';

/** Bit fields of the generated column `traits` of accommodations; a test compares them with the migration. */
export const traitFields = {
  accommodationType: { shift: 0, width: 8 },
  mealPlan: { shift: 8, width: 6 },
  petAllowed: { shift: 14, width: 1 },
} as const satisfies Record<string, TraitField>;

/** What text folding turns into a space. */
const wordSeparator = String.raw`[^\p{L}\p{N}\p{M}]+`;

/**
 * Compares the folded settlement name. The collation ignores accents and treats ł and đ as l and d, as text folding
 * does. No index is used: few places are missing from the gazetteer.
 */
const isNamed = (foldedName: string): Condition =>
  sql`trim(regexp_replace(settlement, ${wordSeparator}, ' ')) collate utf8mb4_unicode_520_ci = ${foldedName}`;

/** The scope of a search by settlement, region and country; undefined when nothing can match. */
export const findAccommodationScope = (
  { settlement, region, countryID }: AccommodationSearch,
  gazetteer: Gazetteer,
  rows: LookupRows,
): Scope | undefined =>
  findScope(
    { settlement, countyRegion: region, countryID },
    { gazetteer, countryIDs: rows.countries.map((country) => country.countryID) },
    {
      table: 'accommodations',
      isUnlisted: isNamed,
    },
  );

/** Values of `traits` that are listed one by one in a condition; beyond that, bits are compared. */
const maxTraitValues = 100;

/**
 * Type, meal plan and pets as conditions on `traits`, the first column of the filter indexes: a few values are index
 * ranges, and pets, the highest bit, are its upper end. Undefined when nothing can match.
 */
function buildTraitConditions(
  { accommodationType, mealPlan, petAllowed }: AccommodationSearch,
  rows: LookupRows,
): Condition[] | undefined {
  const onlyPets = petAllowed === 1;
  const pets = onlyPets ? [sql`traits >= ${sql.lit(2 ** traitFields.petAllowed.shift)}`] : [];
  const selected = [
    ...(accommodationType ? [traitCondition(traitFields.accommodationType, accommodationType)] : []),
    ...(mealPlan ? [traitCondition(traitFields.mealPlan, mealPlan)] : []),
  ];
  if (selected.length === 0) return pets;
  const types = accommodationType ?? rows.types.types_accommodation.map(({ typeID }) => typeID);
  const values = traitValues([
    [traitFields.accommodationType, types],
    [traitFields.mealPlan, mealPlan ?? rows.mealPlans.map(({ planID }) => planID)],
    [traitFields.petAllowed, onlyPets ? [1] : [0, 1]],
  ]);
  if (values.length === 0) return undefined;
  if (values.length <= maxTraitValues) return [isAnyOf('traits', values)];
  const comparisons = traitComparisons(selected);
  return comparisons && [...comparisons, ...pets];
}

/** Bits of `party` that hold the capacity; the host's minimum of guests is above them. A test compares both. */
const capacityBits = 14;

/** Minimum of guests and capacity as conditions on `party`; an unknown capacity has room for nobody. */
function partyConditions({ minimumPerson, guests }: AccommodationSearch): Condition[] {
  const minima = [minimumPerson, guests].filter((minimum) => minimum !== undefined);
  const hasRoom = guests === undefined ? [] : [sql`party & ${sql.lit(2 ** capacityBits - 1)} >= ${guests}`];
  return [
    ...(minima.length === 0 ? [] : [sql`party < ${(Math.min(...minima) + 1) * 2 ** capacityBits}`]),
    ...hasRoom,
  ];
}

/** All filters but the place; undefined when nothing can match, such as for an id that no list has. */
export function filterConditions(search: AccommodationSearch, rows: LookupRows): Condition[] | undefined {
  const traits = buildTraitConditions(search, rows);
  if (!traits) return undefined;
  const conditions = [
    ...traits,
    ...isAtLeast('pricePerPerson', search.priceFrom),
    ...isAtMost('pricePerPerson', search.priceTo),
    ...isAtMost('minimumStay', search.minimumStay),
    ...partyConditions(search),
    ...stayConditions(search.openFrom, search.openTo),
    ...windowConditions(search, search.minimumStay ?? 1),
  ];
  if (search.keyword) {
    const words = keywordPrefixes(search.keyword);
    if (words.length === 0) return undefined;
    conditions.push(...words.map(hasWord));
  }
  if (search.facilitiesAny) {
    const condition = hasAnyOf(maskByGroup.facilities, search.facilitiesAny, getBits(rows, 'facilities'));
    if (!condition) return undefined;
    conditions.push(condition);
  }
  for (const group of relationGroups) {
    const selected = search[group];
    if (!selected) continue;
    const condition = hasAllOf(maskByGroup[group], selected, getBits(rows, group));
    if (!condition) return undefined;
    conditions.push(condition);
  }
  return conditions;
}
