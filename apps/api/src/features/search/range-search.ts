import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { published } from '../listings/index.ts';
import type { Condition } from './conditions.ts';
import { type ListingPage, lastPage, toPage } from './listing-page.ts';
import { type IndexRange, isInRange, orderByCost, type RangeSet } from './range-sets.ts';

/** A search over tables that list listings by search terms, each row with the listing's rank and id. */
interface RangeSearch {
  table: string;
  idField: string;
  /** The intersection of these sets is searched. */
  sets: readonly RangeSet[];
  /** Columns to select, of the alias `listing`. */
  columns: RawBuilder<unknown>;
  /** From 1. */
  page: number;
}

/** Greatest number of ranges of a set that are joined: MariaDB and MySQL join at most 61 tables. */
const maxJoinedRanges = 9;

function statements(
  { table, idField, columns, page }: RangeSearch,
  [driving, ...others]: readonly RangeSet[],
) {
  const id = sql.ref(idField);

  /** Whether the listing of `entry` is in the range: a lookup by the full key. */
  const isSameListing = (alias: string, range: IndexRange): Condition =>
    sql`${isInRange(alias, range)} and ${sql.ref(`${alias}.sortRank`)} = entry.sortRank
      and ${sql.ref(`${alias}.${idField}`)} = entry.${id}`;
  /**
   * Joins that look the listing up in the ranges of a set, largest range first, until one has it. Equivalent
   * subqueries would make MariaDB materialize whole ranges at times, which is acceptable only for short ones.
   */
  const lookUpIn = ({ ranges }: RangeSet, set: number) => {
    const either = (conditions: Condition[]) => sql`and (${sql.join(conditions, sql` or `)})`;
    if (ranges.length > maxJoinedRanges) {
      const isThere = (range: IndexRange) =>
        sql`exists (select 1 from ${sql.table(range.table)} as other where ${isSameListing('other', range)})`;
      return { joins: [], isIn: either(ranges.map(isThere)) };
    }
    const alias = (range: number) => `look${set}_${range}`;
    const found = ranges.map((_range, index) => sql`${sql.ref(`${alias(index)}.${idField}`)}`);
    const join = sql.raw(ranges.length === 1 ? 'join' : 'left join');
    const joins = ranges.map((range, index) => {
      const notYet = found.slice(0, index).map((earlier) => sql`${earlier} is null and `);
      return sql`${join} ${sql.table(range.table)} as ${sql.ref(alias(index))}
        on ${sql.join(notYet, sql``)} ${isSameListing(alias(index), range)}`;
    });
    return { joins, isIn: either(found.map((id) => sql`${id} is not null`)) };
  };
  const lookups = others.map(lookUpIn);
  const joins = lookups.flatMap((look) => look.joins);
  const tests = lookups.map(({ isIn }) => isIn);

  /** The top-ranked entries of each range; the top of their union is among them. */
  const selectFirst = (limit: number) => {
    const ofEach = (driving?.ranges ?? []).map(
      (range) => sql`(select straight_join entry.${id}, entry.sortRank
        from ${sql.table(range.table)} as entry ${sql.join(joins, sql` `)}
        where ${isInRange('entry', range)} ${sql.join(tests, sql` `)}
        order by entry.sortRank desc limit ${sql.lit(limit)})`,
    );
    return sql.join(ofEach, driving?.areDisjoint ? sql` union all ` : sql` union `);
  };
  const upToCap = () => selectFirst(totalCap + 1);
  const offset = (page - 1) * pageSize;
  const window = sql`order by sortRank desc limit ${sql.lit(pageSize)} offset ${sql.lit(offset)}`;
  const count = () => sql`select count(*) from (${upToCap()}) as counted`;
  const withListings = (ids: Condition, total: Condition) => sql`
    select straight_join ${columns}, ${total} as found
    from (${ids}) as page join ${sql.table(table)} as listing on listing.${id} = page.${id}
    where listing.status = ${published}
    order by listing.sortRank desc`;

  return {
    count: () => sql<{ found: number }>`select (${count()}) as found`,
    page: () =>
      others.length > 0
        ? // Rows are looked up once, for page and total together.
          withListings(
            sql`select ${id}, sortRank, count(*) over () as found from (${upToCap()}) as matches ${window}`,
            sql`page.found`,
          )
        : withListings(
            sql`select ${id}, sortRank from (${selectFirst(offset + pageSize)}) as matches ${window}`,
            sql`(${count()})`,
          ),
  };
}

/**
 * One page of a search with its total, promoted listings first. Scans the smallest set in order of rank and looks
 * each listing up in the others, until the cap is reached.
 */
export async function rangeSearch<Row>(db: Database, search: RangeSearch): Promise<ListingPage<Row>> {
  const sets = await orderByCost(db, search.sets, search.idField);
  const { count, page } = statements(search, sets);
  const countAll = async () => Number((await count().execute(db)).rows[0]?.found ?? 0);

  if (search.page > lastPage) return toPage<Row>([], await countAll());
  const rows = (await page().execute(db)).rows as (Row & { found: number })[];
  const [first] = rows;
  // A page beyond the end has no row that carries the total.
  if (!first) return toPage<Row>([], search.page === 1 ? 0 : await countAll());
  return toPage<Row>(rows, Number(first.found));
}
