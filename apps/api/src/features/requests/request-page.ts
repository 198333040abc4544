import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { type ListingPage, lastPage, toPage } from '../search/index.ts';

/**
 * A range of an index: equality conditions on its first columns, followed by `requestID`. Further conditions may be on
 * other columns of the index or of the row.
 */
export interface RequestRange {
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
}

interface RequestSearch {
  table: string;
  /** A request matches if it is in any of the ranges. */
  ranges: readonly RequestRange[];
  /** Columns of the rows with the alias `request`. */
  columns: RawBuilder<unknown>;
  /** Sort direction by id, which is the order of creation. */
  direction: 'ASC' | 'DESC';
  /** Page number, starting at 1. */
  page: number;
}

/**
 * A page of requests with its capped total. Only the first rows of each range can be among the first rows of the union,
 * so no more than these are read.
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

/** A table with a forced index. The names must be constants, never input. */
export const byIndex = (table: string, index: string): RawBuilder<unknown> =>
  sql`${sql.table(table)} as entry force index (${sql.ref(index)})`;
