import type { Corner } from '@piacter/contracts/map';

/**
 * A condition of a search as data. What answers searches reads it: the columns in memory, and, for a single row, SQL
 * (`toSqlCondition`). A listing without a value in the column meets none of the first three.
 */
export type ListingCondition<Column extends string = string> =
  | { column: Column; isAnyOf: readonly number[] }
  /** Both ends are included. */
  | { column: Column; from?: number | undefined; to?: number | undefined }
  /** All of these bits. */
  | { column: Column; hasBits: readonly number[] }
  | { column: Column; isMissing: true }
  /** The beginning of a word of the search text. */
  | { word: string }
  /** The whole first field of the search text. */
  | { firstField: string }
  /** Shown on the map in a drawn area. */
  | { area: readonly Corner[] };
