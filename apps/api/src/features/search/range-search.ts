import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { shown } from '../listings/index.ts';
import type { Condition } from './conditions.ts';
import { type ListingPage, lastPage, pageOf } from './listing-page.ts';

/** The rows of an index under equal values of its first columns, behind which stands `sortRank`. */
export interface IndexRange {
  table: string;
  where: Condition;
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

/**
 * The sets, the one that is likely to be smallest first. The server's own estimate of each range decides: looks into
 * the index that take a fraction of a millisecond, however many rows there are.
 */
async function smallestFirst(db: Database, sets: readonly RangeSet[], id: Condition): Promise<RangeSet[]> {
  if (sets.length < 2) return [...sets];
  const looks = sets.flatMap(({ ranges }, index) =>
    ranges.map(
      ({ table, where }) =>
        sql`(select ${id} from ${sql.table(table)} as ${sql.ref(`set${index}`)} where ${where})`,
    ),
  );
  const { rows } = await sql<{ table: string | null; rows: number | null }>`
    explain ${sql.join(looks, sql` union all `)}`.execute(db);
  const sizeOf = (index: number) =>
    rows
      .filter(({ table }) => table === `set${index}`)
      .reduce((sum, { rows: estimated }) => sum + Number(estimated ?? 0), 0);
  return sets
    .map((set, index) => ({ set, size: sizeOf(index) }))
    .sort((a, b) => a.size - b.size)
    .map(({ set }) => set);
}

function statements(
  { table, idField, columns, page }: RangeSearch,
  [driving, ...others]: readonly RangeSet[],
) {
  const id = sql.ref(idField);

  /** Whether the listing of an `entry` is in a set too: a look at one row for each of its ranges. */
  const isIn = ({ ranges }: RangeSet): Condition => {
    const looks = ranges.map(
      (range) => sql`(select 1 from ${sql.table(range.table)} as other
        where ${range.where} and other.sortRank = entry.sortRank and other.${id} = entry.${id}) is not null`,
    );
    return sql`and (${sql.join(looks, sql` or `)})`;
  };
  const tests = sql.join(others.map(isIn), sql` `);

  /** Of each range the first ones in order, which are all that the first ones of the union can be. */
  const firstOf = (limit: number) => {
    const ofEach = (driving?.ranges ?? []).map(
      (range) => sql`(select ${id}, sortRank from ${sql.table(range.table)} as entry
        where ${range.where} ${tests} order by sortRank desc limit ${sql.lit(limit)})`,
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
  const sets = await smallestFirst(db, search.sets, sql.ref(search.idField));
  const { count, page } = statements(search, sets);
  const countAll = async () => Number((await count().execute(db)).rows[0]?.found ?? 0);

  if (search.page > lastPage) return pageOf<Row>([], await countAll());
  const rows = (await page().execute(db)).rows as (Row & { found: number })[];
  const [first] = rows;
  // A page past the end has no row to carry the total.
  if (!first) return pageOf<Row>([], search.page === 1 ? 0 : await countAll());
  return pageOf<Row>(rows, Number(first.found));
}
