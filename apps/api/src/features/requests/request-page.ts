import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { type ListingPage, lastPage, toPage } from '../search/index.ts';
import type { RequestRange, RequestRanges } from './request-ranges.ts';

interface RequestSearch {
  table: string;
  ranges: RequestRanges;
  /** Columns of the rows with the alias `request`. */
  columns: RawBuilder<unknown>;
  /** Sort direction by id, which is the order of creation. */
  direction: 'ASC' | 'DESC';
  /** Page number, starting at 1. */
  page: number;
}

const and = sql` and `;
const union = sql` union `;

/** The ids in any of the ranges, up to a limit for each; with an order the first ones of each. */
function idsIn(ranges: readonly RequestRange[], limit: number, order = '') {
  const end = sql.raw(`${order} limit ${limit}`);
  const ofEach = ranges.map(
    ({ from, conditions }) =>
      sql`(select entry.requestID from ${from} where ${sql.join(conditions, and)} ${end})`,
  );
  return sql.join(ofEach, union);
}

const maxCounted = totalCap + 1;

/** Constant parts are raw text: each of them as a node of its own takes as long to compile as a condition. */
function statements({ table, ranges, columns, direction, page }: RequestSearch) {
  const { ordered, filtered } = ranges;
  const offset = (page - 1) * pageSize;
  const orderBy = (alias: string) => `order by ${alias}.requestID ${direction}`;
  const window = sql.raw(`${orderBy('matches')} limit ${pageSize} offset ${offset}`);
  const count = () => sql`select count(*) from (${idsIn(ordered, maxCounted, orderBy('entry'))}) as counted`;
  const join = `join ${table} as request on request.requestID = page.requestID`;
  const inOrder = (total: RawBuilder<unknown>) => sql`
    select straight_join ${columns}, ${total} as found
    from (
      select matches.requestID from (${idsIn(ordered, offset + pageSize, orderBy('entry'))}) as matches ${window}
    ) as page ${sql.raw(`${join} ${orderBy('page')}`)}`;
  return {
    count: () => sql<{ found: number }>`select (${count()}) as found`,
    /** The first rows of each range with the total: one statement, since both are fast. */
    orderedWithTotal: () => inOrder(sql`(${count()})`),
    ordered: () => inOrder(sql`0`),
    /** All matches up to the cap, sorted. When the cap is exceeded, only the total is used. */
    sorted: () => sql`
      select straight_join ${columns}, page.found
      from (
        select matches.requestID, count(*) over () as found
        from (${idsIn(filtered, maxCounted)}) as matches ${window}
      ) as page ${sql.raw(`left ${join} and page.found <= ${totalCap} ${orderBy('page')}`)}`,
  };
}

/**
 * A page of requests with its capped total, as `searchPage` of listings. Without filters only the first rows of each
 * range can be among the first rows of their union, so no more than these are read. With filters the matches are
 * counted in the filter index up to the cap: below it they are few enough to sort, above it they are frequent enough to
 * be found in order.
 */
export async function requestPage<Row>(db: Database, search: RequestSearch): Promise<ListingPage<Row>> {
  const { ranges, page } = search;
  if (ranges.ordered.length === 0) return toPage<Row>([], 0);
  const { count, orderedWithTotal, ordered, sorted } = statements(search);
  const countAll = async () => Number((await count().execute(db)).rows[0]?.found ?? 0);
  const readRows = async (statement: RawBuilder<unknown>) =>
    (await statement.execute(db)).rows as (Row & { found: number })[];

  if (page > lastPage) return toPage<Row>([], await countAll());
  const hasFilters = ranges.filtered.length > 0;
  const rows = await readRows(hasFilters ? sorted() : orderedWithTotal());
  const [first] = rows;
  // A page beyond the end has no row that carries the total.
  if (!first) return toPage<Row>([], page === 1 ? 0 : await countAll());
  const found = Number(first.found);
  return toPage<Row>(hasFilters && found > totalCap ? await readRows(ordered()) : rows, found);
}
