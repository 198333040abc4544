import { type RawBuilder, sql } from 'kysely';
import { encodeMask } from './bit-mask.ts';

/** A condition of a search; its columns are not qualified with a table name. */
export type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

export const isAnyOf = (column: string, values: readonly number[]): Condition =>
  sql`${sql.ref(column)} in (${sql.join(values)})`;

export const isAtLeast = (column: string, value: number | undefined): Condition[] =>
  value === undefined ? [] : [sql`${sql.ref(column)} >= ${value}`];

export const isAtMost = (column: string, value: number | undefined): Condition[] =>
  value === undefined ? [] : [sql`${sql.ref(column)} <= ${value}`];

/** Matches rows that have one of the selected entries at least; those that no list has are left out. */
export function hasAnyOf(
  column: string,
  selected: readonly number[],
  bitsByID: ReadonlyMap<number, number>,
): Condition | undefined {
  const bits = selected.flatMap((entryID) => bitsByID.get(entryID) ?? []);
  if (bits.length === 0) return undefined;
  return sql`${sql.ref(column)} & cast(${encodeMask(bits)} as unsigned) <> 0`;
}

/**
 * Matches rows that have all selected entries, by their bits; undefined when an entry is in no list, so that nothing
 * can match.
 */
export function hasAllOf(
  column: string,
  selected: readonly number[],
  bitsByID: ReadonlyMap<number, number>,
): Condition | undefined {
  const bits = selected.map((entryID) => bitsByID.get(entryID) ?? -1);
  if (bits.includes(-1)) return undefined;
  const mask = sql`cast(${encodeMask(bits)} as unsigned)`;
  return sql`${sql.ref(column)} & ${mask} = ${mask}`;
}
