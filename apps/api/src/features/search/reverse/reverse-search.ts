import type { Nights } from '@piacter/contracts/calendars/values';
import type { Database } from '@piacter/db';
import type { Condition } from './sql-condition.ts';

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
