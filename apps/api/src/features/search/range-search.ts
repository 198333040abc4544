import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { published } from '../listings/index.ts';
import type { Condition } from './conditions.ts';
import { type ListingPage, lastPage, toPage } from './listing-page.ts';
import { type IndexRange, isInRange, orderByCost, type RangeSet } from './range-sets.ts';

/** A search over tables that list listings by what is looked for, each row with the listing's rank and id. */
interface RangeSearch {
  table: string;
  idField: string;
  /** A listing has to be in all of them. */
  sets: readonly RangeSet[];
  /** Columns of the rows of a page, of the alias `listing`. */
  columns: RawBuilder<unknown>;
  /** From 1. */
  page: number;
}

/** Ranges of one set up to which each is a join of its own: a statement takes 61 tables on MariaDB and MySQL. */
const maxJoinedRanges = 9;

function statements(
  { table, idField, columns, page }: RangeSearch,
  [driving, ...others]: readonly RangeSet[],
) {
  const id = sql.ref(idField);

  /** That the listing of an `entry` stands in the range too: one row, which the whole key leads to. */
  const isSameListing = (alias: string, range: IndexRange): Condition =>
    sql`${isInRange(alias, range)} and ${sql.ref(`${alias}.sortRank`)} = entry.sortRank
      and ${sql.ref(`${alias}.${idField}`)} = entry.${id}`;
  /**
   * Joins that look the listing up in a set, range after range until one has it, the largest first. Subqueries would
   * say the same; MariaDB at times makes a list of a whole range for them, which is no matter for short ranges.
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

  /** Of each range the first ones in order, which are all that the first ones of the union can be. */
  const firstOf = (limit: number) => {
    const ofEach = (driving?.ranges ?? []).map(
      (range) => sql`(select straight_join entry.${id}, entry.sortRank
        from ${sql.table(range.table)} as entry ${sql.join(joins, sql` `)}
        where ${isInRange('entry', range)} ${sql.join(tests, sql` `)}
        order by entry.sortRank desc limit ${sql.lit(limit)})`,
    );
    return sql.join(ofEach, driving?.areDisjoint ? sql` union all ` : sql` union `);
  };
  const upToCap = () => firstOf(totalCap + 1);
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
        ? // What is looked up at every row is looked up once, for the page and the total together.
          withListings(
            sql`select ${id}, sortRank, count(*) over () as found from (${upToCap()}) as matches ${window}`,
            sql`page.found`,
          )
        : withListings(
            sql`select ${id}, sortRank from (${firstOf(offset + pageSize)}) as matches ${window}`,
            sql`(${count()})`,
          ),
  };
}

/**
 * One page of a search with its total, promoted listings first. It goes through the smallest set in order and looks
 * each listing up in the others, at most until the cap is reached (data and search, Shapes 4, 6 and 7).
 */
export async function rangeSearch<Row>(db: Database, search: RangeSearch): Promise<ListingPage<Row>> {
  const sets = await orderByCost(db, search.sets, search.idField);
  const { count, page } = statements(search, sets);
  const countAll = async () => Number((await count().execute(db)).rows[0]?.found ?? 0);

  if (search.page > lastPage) return toPage<Row>([], await countAll());
  const rows = (await page().execute(db)).rows as (Row & { found: number })[];
  const [first] = rows;
  // A page past the end has no row to carry the total.
  if (!first) return toPage<Row>([], search.page === 1 ? 0 : await countAll());
  return toPage<Row>(rows, Number(first.found));
}
