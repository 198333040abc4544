import type { Histogram } from '@piacter/contracts/search/values';
import type { TileCount } from './columns/count-rows.ts';
import type { CountedSort } from './columns/counted-rows.ts';
import type { ListingSort } from './columns/top-rows.ts';
import type { ListingCondition, RowReader } from './listing-condition.ts';

/** The conditions of a search, all of which are met; undefined where nothing can match. */
export type Conditions = readonly ListingCondition[] | undefined;

/** The first listings of a search on the map where they are few, or else all of them by tile. */
export interface FoundOnMap {
  total: number;
  /** Of all listings, if there are at most so many as were asked for. */
  ids: number[];
  tiles: TileCount[];
}

/**
 * What is asked of the listings of a kind. Callers know no table, no index and no column store; every answer contains
 * what was committed before the call, and all numbers are exact.
 */
export interface SearchPort {
  /** Ids of a page of results, in order, and the number of all; by rank, those that meet more wishes first in each promotion. */
  page: (
    conditions: Conditions,
    sort: ListingSort | CountedSort,
    window: { offset: number; limit: number },
    wishes?: readonly Conditions[],
  ) => Promise<{ ids: number[]; total: number }>;
  /** The numbers of results of several searches. */
  count: (searches: readonly Conditions[]) => Promise<number[]>;
  /** The number of results by the values of each of the columns, those without one at -1; of a set of bits, by its bits. */
  countBy: (
    conditions: Conditions,
    columns: readonly string[],
  ) => Promise<readonly ReadonlyMap<number, number>[]>;
  /** The numbers of results by steps of each of the columns; null where none has a value. */
  histograms: (conditions: Conditions, columns: readonly string[]) => Promise<(Histogram | null)[]>;
  /** The number of results by the filters that they meet besides: bit 0 for the first one. At most `maxPatterns` filters. */
  countPatterns: (
    conditions: Conditions,
    filters: readonly Conditions[],
  ) => Promise<ReadonlyMap<number, number>>;
  /**
   * What is read of each of these listings, by their ids, as the answer that told them has read it; those that are not
   * published are left out.
   */
  read: <Value>(
    ids: readonly number[],
    createRead: (reader: RowReader) => (row: number) => Value,
  ) => Promise<ReadonlyMap<number, Value>>;
  /** The results on the map, counted by the tiles of a level where they are more than `maxIDs`. */
  onMap: (conditions: Conditions, of: { level: number; maxIDs: number }) => Promise<FoundOnMap>;
}

/** Filters of which `countPatterns` counts at once. */
export const maxPatterns = 31;
