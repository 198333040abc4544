import { type Role, roleIDs } from '@piacter/contracts/core';
import type { SiteFigures } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
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

type Counted =
  | 'service_requests'
  | 'accommodation_requests'
  | 'real_estate_requests'
  | 'service_request_responses';

/** The number of rows of a table in each bin. */
export const countCreated = async (db: Database, table: Counted, span: Span): Promise<number[]> => {
  const rows = await selectByBin<{ count: number }>(db, span, { table, columns: [sql`count(*) as count`] });
  return rows.map(({ count }) => count);
};

/** Orders in each bin with their income: the prices of those that were activated and not refunded. */
export const countOrders = (db: Database, span: Span) =>
  selectByBin<{ orders: number; income: number | null }>(db, span, {
    table: 'service_orders',
    columns: [
      sql`count(*) as orders`,
      sql`sum(if(activationDate is not null and paymentState <> 'refunded', price, 0)) as income`,
    ],
  });

const countRole = (role: Role): Column =>
  sql`coalesce(sum(userType = ${sql.lit(roleIDs[role])}), 0) as ${sql.ref(role)}`;

/** Registrations in each bin by role, without deleted users. */
export const countRegistrations = (db: Database, span: Span) =>
  selectByBin<SiteFigures['registrations']>(db, span, {
    table: 'users',
    columns: (['ingatlan_tulajdonos', 'szallasado', 'szakember', 'ajanlatkero'] as const).map(countRole),
    where: [sql`deletedAt is null`],
  });
