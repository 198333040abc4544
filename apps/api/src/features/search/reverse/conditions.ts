import { type RawBuilder, sql } from 'kysely';

/** A condition of a search; its columns are not qualified with a table name. */
export type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

export const isAnyOf = (column: string, values: readonly number[]): Condition =>
  sql`${sql.ref(column)} in (${sql.join(values)})`;

export const isAtLeast = (column: string, value: number | undefined): Condition[] =>
  value === undefined ? [] : [sql`${sql.ref(column)} >= ${value}`];

export const isAtMost = (column: string, value: number | undefined): Condition[] =>
  value === undefined ? [] : [sql`${sql.ref(column)} <= ${value}`];
