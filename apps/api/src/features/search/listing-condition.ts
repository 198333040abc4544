import type { Corner } from '@piacter/contracts/map';
import type { Key } from './columns/postings.ts';

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
  /** Not all of these conditions: what is not known is not excluded. */
  | { not: readonly ListingCondition<Column>[] }
  /** All conditions of one of these at least. */
  | { anyOf: readonly (readonly ListingCondition<Column>[])[] };
