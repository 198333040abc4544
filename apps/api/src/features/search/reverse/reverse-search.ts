import type { Nights } from '@piacter/contracts/calendars/values';
import type { Corner } from '@piacter/contracts/map';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { placeKey, type SearchedPlace } from '../searched-place.ts';
import { type PlacedOnMap, tilesOfRow, toAreaKeys } from './area-keys.ts';
import type { Condition } from './conditions.ts';

/** Stands in a key for a filter that is not set. */
const any = '*';

/** A listing or a request that is to be matched against saved searches. */
export interface ReverseTarget {
  id: number;
  created: Date;
  /** A search that it matches has one of these at least. */
  keys: string[];
  /** In the unit of its column; null if no search restricts it. */
  price: number | null;
  /** Absent where no search restricts it, and where it is not known. */
  floorArea?: number | undefined;
  /** The shown position, packed; absent for requests and where it is not known. */
  mapPoint?: number | undefined;
  /** The last change of its price, if that was a drop. */
  drop?: { changeID: number; at: Date };
  /** The last change of its calendar that made nights free, and whether a search has found it by none but these. */
  freed?: { at: Date; isFoundBy: (query: string) => boolean };
}

/** Nights that changes of a calendar have made free, and when the last one did. */
export interface FreedNights {
  at: Date;
  nights: readonly Nights[];
}

/** What a search restricts, for picking the searches that a target can match. */
export interface SearchKeys {
  /** Empty where nothing can match. */
  keys: string[];
  /** Of a search in a drawn area, what of its border is in the tile that a key begins with; null for all of the tile. */
  areaParts?: ReadonlyMap<string, Buffer | null> | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minFloorArea?: number | undefined;
  maxFloorArea?: number | undefined;
}

/**
 * A search read the other way round (docs/adr/0039): not which rows a search finds, but which searches find a row. The
 * condition is that of the search itself; the keys only pick the searches for which it is worth being tested, so a
 * filter that has none is matched all the same.
 */
export interface ReverseSearch {
  table: string;
  idField: string;
  /** The targets among the ids that searches find at all; of those with a calendar, the nights that were made free. */
  findTargets: (
    db: Database,
    ids: readonly number[],
    freed?: ReadonlyMap<number, FreedNights>,
  ) => Promise<ReverseTarget[]>;
  /** The keys of a saved query; `userID` is its owner, whose own data a filter may refer to. */
  toKeys: (query: string, userID: number | null) => Promise<SearchKeys>;
  /** The conditions of the search on a row of the table; undefined when nothing can match. */
  toCondition: (db: Database, query: string, userID: number | null) => Promise<Condition | undefined>;
  /** The same in a form by which rows are found among all; absent where that of a single row does. */
  toFindingCondition?: ReverseSearch['toCondition'];
  /** The targets among the ids that searches find at present, in words that everybody who finds them may read. */
  describe: (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, DescribedTarget>>;
}

/** A listing or a request in words. */
export interface DescribedTarget {
  /** 'Eladó lakás, Győr – 62 900 000 Ft', 'villanyszerelő, Vác' */
  line: string;
  /** The path of its page, for those who find it. */
  path: string;
  /**
   * What it says beside: a request how soon, how many people, for how much, a listing its area and rooms; '' for nothing.
   */
  terms?: string;
  /** The main picture of a listing, small. */
  picture?: string | undefined;
  /** The price of a listing before its last drop. */
  before?: string | undefined;
  /** The description of a request, for those who may answer it. */
  description?: string;
}

/** Greatest number of keys of a search; beyond it the last part is not told apart. */
const maxKeys = 400;

/** The keys of a search: each combination of the values of each filter; undefined for a filter that is not set. */
export function combineKeys(parts: readonly (readonly (string | number)[] | undefined)[]): string[] {
  const values = parts.map((part) => part ?? [any]);
  const count = values.reduce((product, part) => product * part.length, 1);
  const last = parts.findLastIndex((part, index) => index > 0 && part !== undefined);
  if (count > maxKeys && last > 0)
    return combineKeys(parts.map((part, index) => (index === last ? undefined : part)));
  return values.reduce<string[]>(
    (keys, part, index) =>
      index === 0 ? part.map(String) : keys.flatMap((key) => part.map((value) => `${key}/${value}`)),
    [],
  );
}

/** The keys of a target: its own value of each filter, or any. */
export const targetKeys = (parts: readonly (readonly (string | number | null)[])[]): string[] =>
  combineKeys(parts.map((part) => [...new Set([...part.flatMap((value) => value ?? []), any])]));

/** The places of the keys of a search: the tiles of its drawn area, which is narrower, or those that it names. */
export function toSearchedPlaces(
  { keys }: Pick<SearchedPlace, 'keys'>,
  area: readonly Corner[] | undefined,
): { places: readonly string[] | undefined; areaParts?: SearchKeys['areaParts'] } {
  if (!area) return { places: keys };
  const areaParts = toAreaKeys(area);
  return { places: [...areaParts.keys()], areaParts };
}

/** A row with the places that it is in. */
export interface PlacedRow {
  settlementID: number | null;
  regionID: number | null;
  countryID: number | null;
}

/** The keys of the places that a listing is in, with the tiles of the map. */
export const placesOfListing = (row: PlacedRow & PlacedOnMap): string[] => [
  ...placesOfRow(row),
  ...tilesOfRow(row),
];

/** The keys of the places that a row is in. */
export const placesOfRow = ({ settlementID, regionID, countryID }: PlacedRow): string[] => [
  ...(settlementID === null ? [] : [placeKey('settlement', settlementID)]),
  ...(regionID === null ? [] : [placeKey('region', regionID)]),
  ...(countryID === null ? [] : [placeKey('country', countryID)]),
];

/** A row of a target before its keys are made. */
export type TargetRow<Columns> = Columns & { id: number; created: Date };

/** The rows of the ids with these columns that meet a condition. */
export async function selectTargets<Columns>(
  db: Database,
  {
    table,
    idField,
    columns,
    where,
  }: Pick<ReverseSearch, 'table' | 'idField'> & {
    columns: RawBuilder<unknown>;
    where: Condition;
  },
  ids: readonly number[],
): Promise<TargetRow<Columns>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TargetRow<Columns>>`
    select ${sql.ref(idField)} as id, created, ${columns} from ${sql.table(table)}
    where ${sql.ref(idField)} in (${sql.join(ids)}) and ${where}`.execute(db);
  return rows;
}
