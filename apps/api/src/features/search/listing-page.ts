import { pageSize, totalCap } from '@piacter/contracts/core';
import type { SearchSuggestion } from '@piacter/contracts/search/values';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { published } from '../listings/index.ts';
import { searchesAboveCap } from './above-cap.ts';
import type { ListingOrder } from './listing-order.ts';

/** A search of listings of any kind. Index names are constants of the code, never user input. */
export interface ListingSearch {
  /** From `toSearchKey`. */
  key: string;
  table: string;
  idField: string;
  /** All conditions but that of being published; columns are not qualified with a table name. */
  where: RawBuilder<unknown>;
  /** The same in a shorter form, for statements that repeat it; `where` by default. */
  whereInOrder?: RawBuilder<unknown>;
  /** The order of the results, with the index to read it from: for searches that find many. */
  order: ListingOrder;
  /** Index that covers the conditions with the fewest entries: for totals, and for searches that find few. */
  filterIndex: string;
  /** A condition that every listing meets, which fills the first column of the filter index. */
  filterIndexPrefix?: RawBuilder<unknown> | undefined;
  /** Whether there are conditions beyond the scope, which the order index cannot skip over. */
  hasFilters: boolean;
  /** Whether there are no conditions at all, so that every published listing matches. */
  isEverything: boolean;
  /** Columns to select, of the alias `listing`. */
  columns: RawBuilder<unknown>;
  /** From 1. */
  page: number;
}

export interface ListingPage<Row> {
  rows: Row[];
  total: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** A page with similar searches, if it has few results. */
export interface RescuedPage<Row> extends ListingPage<Row> {
  suggestions: SearchSuggestion[];
  /** The results that have the words of the wish; null without one. */
  wishTotal: number | null;
}

export const emptyPage = { rows: [], total: 0, totalIsCapped: false, totalPages: 0 };

/** The last page that can be requested; beyond it a search has to be narrowed. */
export const lastPage = Math.ceil(totalCap / pageSize);

/** `found` is counted to one beyond the cap, so that exactly 1,000 is exact. */
export function toPage<Row>(rows: Row[], found: number): ListingPage<Row> {
  const totalIsCapped = found > totalCap;
  const total = Math.min(found, totalCap);
  return { rows, total, totalIsCapped, totalPages: Math.ceil(total / pageSize) };
}

/** The window of a page; of no listings beyond the last page. */
export const toWindow = (page: number) => ({
  offset: (page - 1) * pageSize,
  limit: page > lastPage ? 0 : pageSize,
});

/** A page whose total was counted to the end. */
export const toExactPage = <Row>(rows: Row[], total: number): ListingPage<Row> => ({
  rows,
  total,
  totalIsCapped: false,
  totalPages: Math.min(Math.ceil(total / pageSize), lastPage),
});

/** Kysely has no index hints, so these statements are written in SQL. */
function statements({
  table,
  idField,
  where,
  whereInOrder = where,
  order,
  filterIndex,
  filterIndexPrefix,
  columns,
  page,
}: Omit<ListingSearch, 'key' | 'hasFilters' | 'isEverything'>) {
  // The constant parts are text, which is compiled in no time.
  const from = (index: string, conditions: RawBuilder<unknown>) =>
    sql`${sql.raw(`${table} force index (${index}) where status = ${published}`)} and ${conditions}`;
  const fromFilter = () =>
    filterIndexPrefix ? sql`${from(filterIndex, where)} and ${filterIndexPrefix}` : from(filterIndex, where);
  const id = sql.raw(idField);
  const offset = (page - 1) * pageSize;
  const window = sql.raw(`limit ${pageSize} offset ${offset}`);
  const cap = sql.raw(`${totalCap}`);
  const capped = sql.raw(`limit ${totalCap + 1}`);
  const withListings = (total: RawBuilder<unknown>, page: RawBuilder<unknown>) => sql`
    select straight_join ${columns}, page.sortKey, ${total} as found from ${page}
    order by ${order.ofRows('page')}`;
  const listings = sql.raw(`${table} as listing on listing.${idField} = page.${idField}`);

  const count = () => sql`select count(*) from (select 1 from ${fromFilter()} ${capped}) as counted`;
  const selectKeys = (source: RawBuilder<unknown>) =>
    sql`select ${id}, ${order.key} as sortKey from ${source}`;
  /** The ids of the page from the index of the order: the first ones of each range, and of those the first. */
  const inOrder = (ranges = order.ranges) => {
    const keys = selectKeys(from(order.index, whereInOrder));
    const [only, ...more] = ranges;
    if (only && more.length === 0)
      return sql`(${keys} ${only.where ? sql`and ${only.where}` : sql``}
        order by ${only.order} ${window}) as page join ${listings}`;
    const ofEach = ranges.map(
      (range) => sql`(${keys} ${range.where ? sql`and ${range.where}` : sql``}
        order by ${range.order} ${sql.raw(`limit ${offset + pageSize}`)})`,
    );
    return sql`(
      select ${id}, sortKey from (${sql.join(ofEach, sql` union all `)}) as firsts
      order by ${order.ofRows('firsts')} ${window}
    ) as page join ${listings}`;
  };
  return {
    countExpression: count,
    count: () => sql<{ found: number }>`select (${count()}) as found`,
    /** The page from the order index with its total: one statement, since both are fast. */
    orderedWithTotal: () => withListings(sql`(${count()})`, inOrder()),
    ordered: () => withListings(sql`0`, inOrder()),
    /** As `ordered`, of the ranges with values alone: those up to a key, if it is known that they are enough. */
    orderedByValue: (end: number | null) => {
      const isWithin = end === null ? undefined : order.isWithin?.(end);
      const ranges = order.ranges.filter(({ isMissing }) => !isMissing);
      if (!isWithin) return withListings(sql`0`, inOrder(ranges));
      const upToEnd = ranges.map(({ where, order: by }) => ({
        order: by,
        where: where ? sql`${where} and ${isWithin}` : isWithin,
      }));
      return withListings(sql`0`, inOrder(upToEnd));
    },
    /** All matches up to the cap, sorted. When the cap is exceeded, only the total is used. */
    sorted: () =>
      withListings(
        sql`page.found`,
        sql`(
          select ${id}, sortKey, count(*) over () as found
          from (${selectKeys(fromFilter())} ${capped}) as matches order by ${order.ofRows('matches')} ${window}
        ) as page left join ${listings} and page.found <= ${cap}`,
      ),
  };
}

/** The sort key of the last row; null where that has no value. */
const getLastKey = (rows: readonly { sortKey: number | null }[]) => {
  const key = rows.at(-1)?.sortKey ?? null;
  return key === null ? null : Number(key);
};

/**
 * One page of a search with its total, in the given order. Without filters the page is read from the order
 * index. With filters the matches are counted in the filter index up to the cap: below it they are few enough to
 * sort, above it they are frequent enough to be found in order. Either way only a fraction of the listings is read.
 * What was above the cap a moment ago is not counted again.
 */
export async function searchPage<Row>(db: Database, search: ListingSearch): Promise<ListingPage<Row>> {
  const { page, order } = search;
  const hasFilters = search.hasFilters || !order.isOfScope;
  const { count, orderedWithTotal, ordered, orderedByValue, sorted } = statements(search);
  const readRows = async (statement: RawBuilder<unknown>) =>
    (await statement.execute(db)).rows as (Row & { found: number; sortKey: number | null })[];
  /**
   * The page from the order index. `end` is the last key of the page among some of the matches, which that of all cannot
   * come after: no range is read beyond it, such as the plots of a search for rooms. Only a page that values do not fill
   * reads the rest, which can be many without a match.
   */
  const readOrdered = async (end: number | null) => {
    const withValue = await readRows(orderedByValue(end));
    return withValue.length === pageSize ? withValue : readRows(ordered());
  };
  const countAll = async () => Number((await count().execute(db)).rows[0]?.found ?? 0);

  if (page > lastPage) return toPage<Row>([], await countAll());
  const aboveCap = searchesAboveCap(db);
  // An order by a column is read only up to the last key of those that were counted.
  if (!order.isWithin && aboveCap.get(search.key)) {
    const rows = await readRows(ordered());
    if (rows.length === pageSize) return toPage<Row>(rows, totalCap + 1);
  }
  const rows = await readRows(hasFilters ? sorted() : orderedWithTotal());
  const [first] = rows;
  // A page beyond the end has no row that carries the total.
  if (!first) return toPage<Row>([], page === 1 ? 0 : await countAll());
  const found = Number(first.found);
  if (found > totalCap) aboveCap.set(search.key, true);
  if (!hasFilters || found <= totalCap) return toPage<Row>(rows, found);
  return toPage<Row>(await readOrdered(getLastKey(rows)), found);
}

/** The totals of several searches in one statement, as their pages have them; 0 for one that nothing can match. */
export async function countSearches(
  db: Database,
  searches: readonly (ListingSearch | undefined)[],
): Promise<number[]> {
  const counts = searches.flatMap((search, place) =>
    search ? [sql`(${statements(search).countExpression()}) as ${sql.ref(`found${place}`)}`] : [],
  );
  if (counts.length === 0) return searches.map(() => 0);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return searches.map((_search, place) => Math.min(Number(rows[0]?.[`found${place}`] ?? 0), totalCap));
}
