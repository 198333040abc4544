import { parseTable } from './data-files.ts';

export type Cell = string | number | null;
export type Row = Record<string, Cell>;
export interface TableRows {
  table: string;
  /** Primary key column; a load overwrites the other columns. */
  key: string;
  rows: Row[];
}

interface Line {
  id: number;
  name: string;
  extra: string;
  position: number;
}

/** Tables with columns other than typeID, typeName and position. */
const shapes: Record<string, { key: string; toRow: (line: Line) => Row }> = {
  types_user: {
    key: 'typeID',
    toRow: ({ id, name, extra, position }) => ({ typeID: id, typeName: name, path: extra, position }),
  },
  meal_plans: {
    key: 'planID',
    toRow: ({ id, name, position }) => ({ planID: id, planName: name, position }),
  },
  // The bit is derived from the id, so stored masks stay valid as long as ids are never reused.
  special_locations: {
    key: 'locationID',
    toRow: ({ id, name, position }) => ({ locationID: id, locationName: name, bit: id - 1, position }),
  },
  languages: {
    key: 'languageID',
    toRow: ({ id, name, position }) => ({ languageID: id, languageName: name, bit: id - 1, position }),
  },
  // The ids of a group start at 100, 200 …
  facilities: {
    key: 'facilityID',
    toRow: ({ id, name, extra, position }) => ({
      facilityID: id,
      facilityGroup: extra,
      bit: (id % 100) - 1,
      facilityName: name,
      position,
    }),
  },
  types_energy_class: {
    key: 'typeID',
    toRow: ({ id, name, extra, position }) => {
      const [level, validFrom = ''] = extra.split(' ');
      return { typeID: id, typeName: name, position, level: Number(level) || null, validFrom };
    },
  },
  countries: {
    key: 'countryID',
    toRow: ({ id, name, extra, position }) => ({
      countryID: id,
      countryName: name,
      countryCode: extra,
      position,
    }),
  },
};

const defaultShape = {
  key: 'typeID',
  toRow: ({ id, name, position }: Line): Row => ({ typeID: id, typeName: name, position }),
};

/** The rows of every lookup table except the professions, with their position in the file. */
export const lookupRows = (text: string): TableRows[] => {
  const tables = new Map<string, TableRows>();
  for (const [table = '', id = '', name = '', extra = ''] of parseTable(text)) {
    const { key, toRow } = shapes[table] ?? defaultShape;
    const entry = tables.get(table) ?? { table, key, rows: [] };
    tables.set(table, entry);
    entry.rows.push(toRow({ id: Number(id), name, extra, position: entry.rows.length + 1 }));
  }
  return [...tables.values()];
};

/** What stands before a synonym that is spelled as people mistype it: 'mosógép javítás'. */
const misspelt = '~';

/** Professions of a fresh installation: the id is the line of the file, so a renamed one stays where it is. */
export const professionRows = (text: string): Row[] =>
  parseTable(text).map(([name = '', synonyms = ''], index) => ({
    typeID: index + 1,
    typeName: name,
    synonyms: synonyms.replaceAll(misspelt, ''),
    position: index + 1,
  }));

/** The synonyms that find their profession and are shown to nobody. */
export const misspeltSynonyms = (text: string): ReadonlySet<string> =>
  new Set(
    parseTable(text)
      .flatMap(([, synonyms = '']) => synonyms.split(','))
      .map((synonym) => synonym.trim())
      .filter((synonym) => synonym.startsWith(misspelt))
      .map((synonym) => synonym.slice(misspelt.length)),
  );
