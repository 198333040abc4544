import type { Corner } from '@piacter/contracts/map';
import type { RawBuilder } from 'kysely';
import type { Key } from './columns/postings.ts';
import type { Sequence } from './columns/sequences.ts';

/** The days of rows. */
export interface DaySet {
  /** Whether a row has one of the days from `from` to before `to`, as numbers since 1970. */
  hasAny: (row: number, from: number, to: number) => boolean;
}

/** A number for each row, and those of its bits that stand for days. */
export interface DayBits {
  numbers: Int32Array | Float64Array;
  mask: number;
}

/** The days of all rows in memory. */
export interface SearchedDays extends DaySet {
  /** Where the days from `from` to before `to` are looked up: a row without one has none of the bits. */
  findBits: (from: number, to: number) => DayBits[];
}

/** Writes those of the first `count` rows that pass to `into`, which may be the same array; returns their number. */
export type Refinement = (from: Int32Array, count: number, into: Int32Array) => number;

/** What a rule reads of the rows in memory. To be used at once: arrays are replaced as they grow. */
export interface RowReader {
  getNumbers: (column: string) => Int32Array | Float64Array;
  getSequence: (name: string) => Sequence;
  getDays: (name: string) => SearchedDays;
}

/** A condition on several columns, sequences and days of a row at once. */
export interface RowRule {
  /** What keeps the rows that meet the rule. */
  createRefinement: (reader: RowReader) => Refinement;
  /** The same as SQL, on columns that are not qualified. */
  sql: RawBuilder<unknown>;
}

/**
 * A condition of a search as data. What answers searches reads it: the columns in memory, and, for a single row, SQL
 * (`toSqlCondition`). A listing without a value in the column meets none of these.
 */
export type ListingCondition<Column extends string = string> =
  | { column: Column; isAnyOf: readonly number[] }
  /** Both ends are included. */
  | { column: Column; from?: number | undefined; to?: number | undefined }
  /** All of these bits. */
  | { column: Column; hasBits: readonly number[] }
  /** One of these keys at least, of a column of several values. */
  | { column: Column; hasAnyOf: readonly Key[] }
  /** The beginning of a word of the search text. */
  | { word: string }
  /** A whole word of the search text. */
  | { wholeWord: string }
  /** In a settlement of this folded name, which the gazetteer does not have. */
  | { unlistedSettlement: string }
  /** Shown on the map in a drawn area. */
  | { area: readonly Corner[] }
  /** What no single column tells. */
  | { rule: RowRule }
  /** Not all of these conditions: what is not known is not excluded. */
  | { not: readonly ListingCondition<Column>[] }
  /** All conditions of one of these at least. */
  | { anyOf: readonly (readonly ListingCondition<Column>[])[] };
