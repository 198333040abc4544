import {
  lookupRows,
  postalCodeRows,
  professionRows,
  readDataFiles,
  readPlaces,
  regionRow,
} from '@piacter/db/reference';
import { createGazetteer, type Gazetteer } from '../adapters/geocoding/index.ts';
import type { LookupRows } from '../features/lookups/index.ts';

/** The reference data as the database would return it, read from its files: for pure functions over it. */
export function readReference(): {
  gazetteer: Gazetteer;
  rows: LookupRows;
  professions: { typeID: number; typeName: string; synonyms: string }[];
} {
  const files = readDataFiles();
  const places = readPlaces(files.gazetteerHungary, files.gazetteerAbroad);
  const tables = new Map(lookupRows(files.lookups).map(({ table, rows }) => [table, rows]));
  const list = (table: string) => tables.get(table) ?? [];
  const professions = professionRows(files.professions).map(({ typeID, typeName, synonyms }) => ({
    typeID: Number(typeID),
    typeName: String(typeName),
    synonyms: String(synonyms),
  }));
  const rows = {
    types: Object.fromEntries([...tables].filter(([table]) => table.startsWith('types_'))),
    energyScale: list('types_energy_class').filter(({ level }) => level !== null),
    professions,
    countries: list('countries'),
    locations: list('special_locations'),
    mealPlans: list('meal_plans'),
    facilities: list('facilities'),
    languages: list('languages'),
  } satisfies Record<keyof LookupRows, unknown>;
  return {
    gazetteer: createGazetteer({
      // The rows have the columns of the tables, which the types of the database describe.
      places: places.map(regionRow) as unknown as Parameters<typeof createGazetteer>[0]['places'],
      postalCodes: postalCodeRows(places) as unknown as Parameters<typeof createGazetteer>[0]['postalCodes'],
      streets: [],
    }),
    rows: rows as unknown as LookupRows,
    professions,
  };
}
