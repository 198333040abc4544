import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { type ListingPage, lastPage, toPage } from '../search/index.ts';

/**
 * The rows of an index under equality conditions on its first columns, behind which stands `requestID`. Further
 * conditions are on columns that the index holds, or that a row found is looked up for.
 */
export interface RequestRange {
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
}

interface RequestSearch {
  table: string;
  /** A request is found that stands in any of them. */
  ranges: readonly RequestRange[];
  /** Columns of the rows of a page, of the alias `request`. */
  columns: RawBuilder<unknown>;
  /** The order of creation, which is that of the ids. */
  direction: 'ASC' | 'DESC';
  /** From 1. */
  page: number;
}

/**
 * One page of requests with its capped total. Of each range the first ones in order are all that the first ones of
 * the union can be, so that no more than these are read however many there are.
 */
export async function requestPage<Row>(
  db: Database,
  { table, ranges, columns, direction, page }: RequestSearch,
): Promise<ListingPage<Row>> {
  if (ranges.length === 0) return toPage<Row>([], 0);
  const order = sql.raw(direction);
  const firstOf = (limit: number) => {
    const ofEach = ranges.map(
      ({ from, conditions }) => sql`(select entry.requestID from ${from}
        where ${sql.join(conditions, sql` and `)} order by entry.requestID ${order} limit ${sql.lit(limit)})`,
    );
    return sql.join(ofEach, sql` union `);
  };
  const offset = (page - 1) * pageSize;
  const { rows: counted } = await sql<{ found: number }>`
    select count(*) as found from (${firstOf(totalCap + 1)}) as counted`.execute(db);
  const found = Number(counted[0]?.found ?? 0);
  if (page > lastPage || found <= offset) return toPage<Row>([], found);
  const { rows } = await sql<Row>`
    select straight_join ${columns}
    from (
      select requestID from (${firstOf(offset + pageSize)}) as matches
      order by requestID ${order} limit ${sql.lit(pageSize)} offset ${sql.lit(offset)}
    ) as page join ${sql.table(table)} as request on request.requestID = page.requestID
    order by request.requestID ${order}`.execute(db);
  return toPage(rows, found);
}

/** A table read by one of its indexes; the name is a constant of the code, never anything that was sent. */
export const byIndex = (table: string, index: string): RawBuilder<unknown> =>
  sql`${sql.table(table)} as entry force index (${sql.ref(index)})`;
