import { promotionRanks } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';

type Direction = 'asc' | 'desc';

/** A part of an index. Columns are not qualified with a table name. */
interface OrderedRange {
  /** Which listings; all of the search where there is only one range. */
  where?: Condition;
  /** Columns of the index by which the range is in order. */
  order: Condition;
  /** Whether its listings have no value in the column and so come after those of all other ranges. */
  isMissing?: boolean;
}

/**
 * The order of the results of a search. Its index is read as ranges without overlap, each of which is in that order by
 * itself, so that the first rows of the whole are among the first rows of the ranges.
 */
export interface ListingOrder {
  index: string;
  ranges: readonly OrderedRange[];
  /** What is sorted by; null comes last. */
  key: Condition;
  /** The order of selected rows by `sortKey` and the id. */
  ofRows: (alias: string) => Condition;
  /** Of an order by a column: the rows that come before those with this key, or have it themselves. */
  isWithin?: (key: number) => Condition;
  /** Whether the index starts with the columns of the scope; otherwise the few listings of one would be found late. */
  isOfScope: boolean;
}

const byRank = sql`sortRank desc`;

/** Promoted ones first, then the newest: the order of every index with `sortRank`. */
export const promotedFirst = (orderIndex: string): ListingOrder => ({
  index: orderIndex,
  ranges: [{ order: byRank }],
  key: sql`sortRank`,
  ofRows: (alias) => sql.raw(`${alias}.sortKey desc`),
  isOfScope: true,
});

/** The rank without its promotion: the second of publication and the id. */
export const publicationRank = sql`sortRank % ${sql.lit(promotionRanks.size)}`;

/** The ranges of a rank by promotion, within which the newest come first. */
export const byPromotion = (column: string): Condition[] =>
  promotionRanks.starts.map(
    (start) =>
      sql`${sql.ref(column)} between ${sql.lit(start)} and ${sql.lit(start + promotionRanks.size - 1)}`,
  );

/** The newest first, whether promoted or not. */
export const newestFirst = (orderIndex: string): ListingOrder => ({
  ...promotedFirst(orderIndex),
  ranges: byPromotion('sortRank').map((where) => ({ where, order: byRank })),
  key: publicationRank,
});

interface ColumnOrder extends Pick<ListingOrder, 'index' | 'key' | 'isOfScope'> {
  column: string;
  idField: string;
  direction: Direction;
  /** The listings with a value in the column, and those without one: 0 or null. */
  isGiven: Condition;
  isMissing: Condition;
  /** Conditions on the columns of the index before the one that is sorted by; empty where the search fixes them. */
  groups: readonly Condition[];
}

/**
 * An order by a column; rows that are equal in it are in the order of their ids. Those without a value are ranges of
 * their own, in the order of their ids alone: MariaDB would sort them by a column that is null in all of them.
 */
export function byColumn({
  index,
  key,
  isOfScope,
  column,
  idField,
  direction,
  isGiven,
  isMissing,
  groups,
}: ColumnOrder): ListingOrder {
  const way = sql.raw(direction);
  const byID = sql.raw(`${idField} ${direction}`);
  const halves = [
    { where: isGiven, order: sql`${sql.ref(column)} ${way}, ${byID}` },
    { where: isMissing, order: byID, isMissing: true },
  ];
  return {
    index,
    key,
    isOfScope,
    ranges:
      groups.length === 0
        ? halves
        : groups.flatMap((group) =>
            halves.map(({ where, ...half }) => ({ ...half, where: sql`${group} and ${where}` })),
          ),
    isWithin: (end) => sql`${sql.ref(column)} ${sql.raw(direction === 'asc' ? '<=' : '>=')} ${sql.lit(end)}`,
    ofRows: (alias) => {
      const sortKey = `${alias}.sortKey`;
      return sql.raw(`${sortKey} is null, ${sortKey} ${direction}, ${alias}.${idField} ${direction}`);
    },
  };
}
