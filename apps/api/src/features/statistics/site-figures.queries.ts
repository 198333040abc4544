import { type Role, roleIDs } from '@piacter/contracts/core';
import type { Database, DB } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { getBoundaries, type Span } from './span.ts';

type Column = RawBuilder<unknown>;

/**
 * One range of an index on `created` for each bin, in their order. Grouping by a computed bin takes three to five times
 * as long, as it evaluates an expression and looks up a temporary table for every row.
 */
async function selectByBin<Row>(
  db: Database,
  span: Span,
  { table, columns, where = [] }: { table: string; columns: readonly Column[]; where?: readonly Column[] },
): Promise<Row[]> {
  const { starts, end } = getBoundaries(span);
  const branches = starts.map((start, index) => {
    const conditions = [sql`created >= ${start}`, sql`created < ${starts[index + 1] ?? end}`, ...where];
    return sql`select ${sql.lit(index)} as bin, ${sql.join(columns)} from ${sql.table(table)}
      where ${sql.join(conditions, sql` and `)}`;
  });
  const { rows } = await sql<Row>`${sql.join(branches, sql` union all `)} order by bin`.execute(db);
  return rows;
}

async function countRows(
  db: Database,
  span: Span,
  from: { table: string; where?: readonly Column[] },
): Promise<number[]> {
  const rows = await selectByBin<{ count: number }>(db, span, { ...from, columns: [sql`count(*) as count`] });
  return rows.map(({ count }) => count);
}

/** The number of rows of a table in each bin. */
export const countCreated = (db: Database, table: keyof DB, span: Span): Promise<number[]> =>
  countRows(db, span, { table });

/** Orders in each bin with their income: the prices of those that were activated and not refunded. */
export const countOrders = (db: Database, span: Span) =>
  selectByBin<{ orders: number; income: number | null }>(db, span, {
    table: 'service_orders',
    columns: [
      sql`count(*) as orders`,
      sql`sum(if(activationDate is not null and paymentState <> 'refunded', price, 0)) as income`,
    ],
  });

/** The number of users with this role registered in each bin, without deleted ones. */
export const countRegistrations = (db: Database, role: Role, span: Span): Promise<number[]> =>
  countRows(db, span, {
    table: 'users',
    where: [sql`userType = ${sql.lit(roleIDs[role])}`, sql`deletedAt is null`],
  });
