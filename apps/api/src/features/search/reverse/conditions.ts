import { type RawBuilder, sql } from 'kysely';

/** A condition of a search; its columns are not qualified with a table name. */
export type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** The name of a column, or what is compared in its place. */
type Column = string | RawBuilder<unknown>;
const toSql = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column);

export const isAnyOf = (column: Column, values: readonly number[]): Condition =>
  sql`${toSql(column)} in (${sql.join(values)})`;

export const isAtLeast = (column: Column, value: number | undefined): Condition[] =>
  value === undefined ? [] : [sql`${toSql(column)} >= ${value}`];

export const isAtMost = (column: Column, value: number | undefined): Condition[] =>
  value === undefined ? [] : [sql`${toSql(column)} <= ${value}`];
