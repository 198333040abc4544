import { parseTable } from './data-files.ts';

export type Cell = string | number | null;
export type Row = Record<string, Cell>;
export interface RowsOfTable {
  table: string;
  /** Primary key column; the other columns are overwritten by a load. */
  key: string;
  rows: Row[];
}

interface Line {
  id: number;
  name: string;
  extra: string;
  position: number;
}

/** Tables whose rows are more than typeID, typeName and position. */
const shapes: Record<string, { key: string; toRow: (line: Line) => Row }> = {
  types_user: {
    key: 'typeID',
    toRow: ({ id, name, extra, position }) => ({ typeID: id, typeName: name, path: extra, position }),
  },
  meal_plans: {
    key: 'planID',
    toRow: ({ id, name, position }) => ({ planID: id, planName: name, position }),
  },
  // The bit follows from the id, so masks stored on listings stay right for as long as ids are never used again.
  special_locations: {
    key: 'locationID',
    toRow: ({ id, name, position }) => ({ locationID: id, locationName: name, bit: id - 1, position }),
  },
  languages: {
    key: 'languageID',
    toRow: ({ id, name, position }) => ({ languageID: id, languageName: name, bit: id - 1, position }),
  },
  // Groups count from 100, 200 …, so that an id tells its group.
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

const plain = {
  key: 'typeID',
  toRow: ({ id, name, position }: Line): Row => ({ typeID: id, typeName: name, position }),
};

/** Rows of every lookup table but the professions; the position is the place in the file. */
export const lookupRows = (text: string): RowsOfTable[] => {
  const tables = new Map<string, RowsOfTable>();
  for (const [table = '', id = '', name = '', extra = ''] of parseTable(text)) {
    const { key, toRow } = shapes[table] ?? plain;
    const entry = tables.get(table) ?? { table, key, rows: [] };
    tables.set(table, entry);
    entry.rows.push(toRow({ id: Number(id), name, extra, position: entry.rows.length + 1 }));
  }
  return [...tables.values()];
};

/** Professions of a fresh installation: the id is the line of the file, so a renamed one stays where it is. */
export const professionRows = (text: string): Row[] =>
  parseTable(text).map(([name = ''], index) => ({ typeID: index + 1, typeName: name, position: index + 1 }));
