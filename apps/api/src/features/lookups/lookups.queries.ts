import { toBudapestDay } from '@piacter/contracts/core/days';
import { typeTables as namedTables, type TypeEntry } from '@piacter/contracts/lookups';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** The tables of the shape (typeID, typeName, position). */
export const typeTables = [...namedTables, 'types_user', 'types_accommodation'] as const;
export type TypeTable = (typeof typeTables)[number];

export const isTypeTable = (list: string): list is TypeTable =>
  (typeTables as readonly string[]).includes(list);

const selectTypes = (db: Database, table: TypeTable) =>
  db.selectFrom(table).select(['typeID', 'typeName']).orderBy('position').orderBy('typeID').execute();

/** The energy classes that may be chosen by now, with what compares them. */
const selectEnergyClasses = (db: Database, now: Date) =>
  db
    .selectFrom('types_energy_class')
    .select(['typeID', 'typeName', 'level'])
    .where('validFrom', '<=', sql<Date>`${toBudapestDay(now)}`)
    .orderBy('position')
    .orderBy('typeID')
    .execute();

const selectProfessions = (db: Database) =>
  db.selectFrom('types_service').select(['typeID', 'typeName']).execute();

const selectCountries = (db: Database) =>
  db
    .selectFrom('countries')
    .select(['countryID', 'countryName', 'countryCode'])
    .orderBy('position')
    .orderBy('countryID')
    .execute();

const selectLocations = (db: Database) =>
  db
    .selectFrom('special_locations')
    .select(['locationID', 'locationName', 'bit'])
    .orderBy('position')
    .orderBy('locationID')
    .execute();

const selectMealPlans = (db: Database) =>
  db.selectFrom('meal_plans').select(['planID', 'planName']).orderBy('position').orderBy('planID').execute();

const selectFacilities = (db: Database) =>
  db
    .selectFrom('facilities')
    .select(['facilityID', 'facilityName', 'facilityGroup', 'bit'])
    .orderBy('position')
    .orderBy('facilityID')
    .execute();

const selectLanguages = (db: Database) =>
  db
    .selectFrom('languages')
    .select(['languageID', 'languageName', 'bit'])
    .orderBy('position')
    .orderBy('languageID')
    .execute();

/** Sorts as dictionaries do, which ignore hyphens. */
export const compareHungarian = new Intl.Collator('hu', { ignorePunctuation: true }).compare;

/** All lists, each in display order. */
export async function readLookupRows(db: Database, now: Date) {
  const [types, energyClasses, professions, countries, locations, mealPlans, facilities, languages] =
    await Promise.all([
      Promise.all(typeTables.map(async (table) => [table, await selectTypes(db, table)] as const)),
      selectEnergyClasses(db, now),
      selectProfessions(db),
      selectCountries(db),
      selectLocations(db),
      selectMealPlans(db),
      selectFacilities(db),
      selectLanguages(db),
    ]);
  professions.sort((a, b) => compareHungarian(a.typeName, b.typeName));
  return {
    types: {
      ...(Object.fromEntries(types) as Record<TypeTable, TypeEntry[]>),
      types_energy_class: energyClasses.map(({ typeID, typeName }) => ({ typeID, typeName })),
    },
    /** The classes of a scale, the best first. */
    energyScale: energyClasses.flatMap(({ typeID, typeName, level }) =>
      level === null ? [] : [{ typeID, typeName, level }],
    ),
    professions,
    countries,
    locations,
    mealPlans,
    facilities,
    languages,
  };
}

export type LookupRows = Awaited<ReturnType<typeof readLookupRows>>;
