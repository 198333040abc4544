import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { shown } from '../listings/index.ts';
import type { Condition } from './conditions.ts';
import { type ListingPage, lastPage, pageOf } from './listing-page.ts';

/** The rows of an index under these values of its first columns, behind which stands `sortRank`. */
export interface IndexRange {
  table: string;
  key: Readonly<Record<string, string | number>>;
}

/** The listings that stand in any of the ranges. */
export interface RangeSet {
  ranges: readonly IndexRange[];
  /** Whether no listing stands in two of them. */
  areDisjoint: boolean;
}

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
const mostJoined = 9;

/** That a row of the alias stands in the range. */
const isInRange = (alias: string, { key }: IndexRange): Condition =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${value}`),
    sql` and `,
  );

/**
 * The sets, each with its largest range first: in front the one to go through, then the others, the smallest first.
 * The server's own estimates decide: looks into the index that take a fraction of a millisecond, however many rows
 * there are. A listing of the set in front is mostly missed in every range of the next set, so that it takes as many
 * looks as that has ranges: a somewhat larger set may be gone through with fewer of them.
 */
async function inOrderOfWork(db: Database, sets: readonly RangeSet[], idField: string): Promise<RangeSet[]> {
  if (sets.length < 2) return [...sets];
  const ranges = sets.flatMap((set) => set.ranges);
  const looks = ranges.map((range, index) => {
    const alias = `range${index}`;
    return sql`(select ${sql.ref(idField)} from ${sql.table(range.table)} as ${sql.ref(alias)}
      where ${isInRange(alias, range)})`;
  });
  const { rows } = await sql<{ table: string | null; rows: number | null }>`
    explain format=traditional ${sql.join(looks, sql` union all `)}`.execute(db);
  const estimates = new Map(rows.map(({ table, rows: estimated }) => [table, Number(estimated ?? 0)]));
  const sizeOf = (range: IndexRange) => estimates.get(`range${ranges.indexOf(range)}`) ?? 0;
  const bySize = sets
    .map((set) => ({
      set: { ...set, ranges: set.ranges.toSorted((a, b) => sizeOf(b) - sizeOf(a)) },
      size: set.ranges.reduce((sum, range) => sum + sizeOf(range), 0),
    }))
    .sort((a, b) => a.size - b.size);
  const looksFrom = (place: number) => bySize[place === 0 ? 1 : 0]?.set.ranges.length ?? 1;
  const [least] = bySize
    .map(({ set, size }, place) => ({ set, looks: size * looksFrom(place) }))
    .sort((a, b) => a.looks - b.looks);
  const others = bySize.flatMap(({ set }) => (set === least?.set ? [] : set));
  return least ? [least.set, ...others] : others;
}

function statements(
  { table, idField, columns, page }: RangeSearch,
  [driving, ...others]: readonly RangeSet[],
) {
  const id = sql.ref(idField);

  /** That the listing of an `entry` stands in the range too: one row, which the whole key leads to. */
  const isSame = (alias: string, range: IndexRange): Condition =>
    sql`${isInRange(alias, range)} and ${sql.ref(`${alias}.sortRank`)} = entry.sortRank
      and ${sql.ref(`${alias}.${idField}`)} = entry.${id}`;
  /**
   * Joins that look the listing up in a set, range after range until one has it, the largest first. Subqueries would
   * say the same; MariaDB at times makes a list of a whole range for them, which is no matter for short ranges.
   */
  const lookInto = ({ ranges }: RangeSet, set: number) => {
    const either = (conditions: Condition[]) => sql`and (${sql.join(conditions, sql` or `)})`;
    if (ranges.length > mostJoined) {
      const isThere = (range: IndexRange) =>
        sql`exists (select 1 from ${sql.table(range.table)} as other where ${isSame('other', range)})`;
      return { joins: [], isIn: either(ranges.map(isThere)) };
    }
    const alias = (range: number) => `look${set}_${range}`;
    const found = ranges.map((_range, index) => sql`${sql.ref(`${alias(index)}.${idField}`)}`);
    const join = sql.raw(ranges.length === 1 ? 'join' : 'left join');
    const joins = ranges.map((range, index) => {
      const notYet = found.slice(0, index).map((earlier) => sql`${earlier} is null and `);
      return sql`${join} ${sql.table(range.table)} as ${sql.ref(alias(index))}
        on ${sql.join(notYet, sql``)} ${isSame(alias(index), range)}`;
    });
    return { joins, isIn: either(found.map((id) => sql`${id} is not null`)) };
  };
  const looks = others.map(lookInto);
  const joins = looks.flatMap((look) => look.joins);
  const tests = looks.map(({ isIn }) => isIn);

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
    where listing.status = ${shown}
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
  const sets = await inOrderOfWork(db, search.sets, search.idField);
  const { count, page } = statements(search, sets);
  const countAll = async () => Number((await count().execute(db)).rows[0]?.found ?? 0);

  if (search.page > lastPage) return pageOf<Row>([], await countAll());
  const rows = (await page().execute(db)).rows as (Row & { found: number })[];
  const [first] = rows;
  // A page past the end has no row to carry the total.
  if (!first) return pageOf<Row>([], search.page === 1 ? 0 : await countAll());
  return pageOf<Row>(rows, Number(first.found));
}
