import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';

/** The rows of an index under these values of its first columns, behind which stands `sortRank`. */
export interface IndexRange {
  table: string;
  key: Readonly<Record<string, string | number>>;
}

/** The listings that stand in any of the ranges. */
export interface RangeSet {
  ranges: readonly IndexRange[];
  /** Whether no listing stands in two of them. */
  areDisjoint: boolean;
}

/** That a row of the alias stands in the range. */
export const isInRange = (alias: string, { key }: IndexRange): Condition =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${value}`),
    sql` and `,
  );

/**
 * The sets, each with its largest range first: in front the one to go through, then the others, the smallest first.
 * The server's own estimates decide: looks into the index that take a fraction of a millisecond, however many rows
 * there are. A listing of the set in front is mostly missed in every range of the next set, so that it takes as many
 * looks as that has ranges: a somewhat larger set may be gone through with fewer of them.
 */
export async function orderByCost(
  db: Database,
  sets: readonly RangeSet[],
  idField: string,
): Promise<RangeSet[]> {
  if (sets.length < 2) return [...sets];
  const ranges = sets.flatMap((set) => set.ranges);
  const looks = ranges.map((range, index) => {
    const alias = `range${index}`;
    return sql`(select ${sql.ref(idField)} from ${sql.table(range.table)} as ${sql.ref(alias)}
      where ${isInRange(alias, range)})`;
  });
  const { rows } = await sql<{ table: string | null; rows: number | null }>`
    explain format=traditional ${sql.join(looks, sql` union all `)}`.execute(db);
  const estimates = new Map(rows.map(({ table, rows: estimated }) => [table, Number(estimated ?? 0)]));
  const sizeOf = (range: IndexRange) => estimates.get(`range${ranges.indexOf(range)}`) ?? 0;
  const bySize = sets
    .map((set) => ({
      set: { ...set, ranges: set.ranges.toSorted((a, b) => sizeOf(b) - sizeOf(a)) },
      size: set.ranges.reduce((sum, range) => sum + sizeOf(range), 0),
    }))
    .sort((a, b) => a.size - b.size);
  const lookupsFrom = (place: number) => bySize[place === 0 ? 1 : 0]?.set.ranges.length ?? 1;
  const [least] = bySize
    .map(({ set, size }, place) => ({ set, looks: size * lookupsFrom(place) }))
    .sort((a, b) => a.looks - b.looks);
  const others = bySize.flatMap(({ set }) => (set === least?.set ? [] : set));
  return least ? [least.set, ...others] : others;
}
