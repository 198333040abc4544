import type { RawBuilder } from 'kysely';
import type { Condition } from './conditions.ts';

/** The rows of a search on the map: what stands between `from` and `group by`. */
export type MapRows = RawBuilder<unknown>;

/** How a search reads the rows of a view. */
export interface MapPlan {
  /** All rows of the view. */
  rows: MapRows;
  /** Index entries that could be scanned in the time of reading them all. */
  cost: number;
  /** The rows within a small part of the view, of which only the first are read. */
  getRowsWithin: (part: Condition) => MapRows;
  /** Whether the search has no conditions, so that every published listing matches. */
  isEverything: boolean;
}

/** Estimates of long ranges of an index that begins with equal values are about twice their entries. */
export const overestimate = 2;

/** Entries of the map index that are scanned in the time of reading one table row. */
export const entriesPerRow = 5;
