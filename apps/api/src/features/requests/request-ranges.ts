import { type RawBuilder, sql } from 'kysely';

export type Conditions = readonly RawBuilder<unknown>[];

/** Rows of a table or an index with the alias `entry`, and the conditions on them. */
export interface RequestRange {
  from: RawBuilder<unknown>;
  conditions: Conditions;
}

/** The ranges of a search; a request matches if it is in any of them. */
export interface RequestRanges {
  /** Ranges in the order of `requestID`. */
  ordered: readonly RequestRange[];
  /** The same requests in indexes with the fewest entries to examine; none for a search without filters. */
  filtered: readonly RequestRange[];
}

/** The conditions of a search besides its scope. */
export interface RequestFilters {
  /** True for most open requests. */
  always: Conditions;
  /** Selected by the user. */
  chosen: Conditions;
  /** Implied by the others: bounds on the first columns of the filter index. */
  indexPrefix: Conditions;
}

/** Equality conditions that are the first columns of two indexes. */
interface Scope {
  table: string;
  /** Followed by `requestID`: for searches with many matches. */
  orderIndex: string;
  /** Followed by the columns of the filters: for totals, and for searches with few matches. The server picks one. */
  filterIndexes: readonly string[];
  conditions: Conditions;
}

/** A range of one of the indexes; the names must be constants, never input. */
export const indexRange = (
  table: string,
  index: string | readonly string[],
  conditions: Conditions,
): RequestRange => ({
  from: sql.raw(`${table} as entry force index (${[index].flat().join()})`),
  conditions,
});

/** The ranges of a search without a filter index. */
export const onlyOrdered = (ordered: readonly RequestRange[]): RequestRanges => ({
  ordered,
  filtered: [],
});

/** The ranges of the scopes, narrowed by the filters. */
export const toRanges = (
  scopes: readonly Scope[],
  { always, chosen, indexPrefix }: RequestFilters,
): RequestRanges => ({
  ordered: scopes.map(({ table, orderIndex, conditions }) =>
    indexRange(table, orderIndex, [...conditions, ...always, ...chosen]),
  ),
  filtered:
    chosen.length === 0
      ? []
      : scopes.map(({ table, filterIndexes, conditions }) =>
          indexRange(table, filterIndexes, [...conditions, ...always, ...chosen, ...indexPrefix]),
        ),
});
