import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import { estimateOnceAMinute } from './estimated-rows.ts';

/** A range of an index: fixed values of its first columns, ordered by `sortRank`. */
export interface IndexRange {
  table: string;
  key: Readonly<Record<string, string | number>>;
}

/** The union of ranges. */
export interface RangeSet {
  ranges: readonly IndexRange[];
  /** Whether no listing is in two of the ranges. */
  areDisjoint: boolean;
}

/** Matches rows of the alias that are in the range. */
export const isInRange = (alias: string, { key }: IndexRange): Condition =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.raw(`${alias}.${column} =`)} ${value}`),
    sql` and `,
  );

async function askForEstimates(
  db: Database,
  ranges: readonly IndexRange[],
  idField: string,
): Promise<number[]> {
  const looks = ranges.map((range, index) => {
    const alias = `range${index}`;
    return sql`(${sql.raw(`select ${idField} from ${range.table} as ${alias}`)} where ${isInRange(alias, range)})`;
  });
  const { rows } = await sql<{ table: string | null; rows: number | null }>`
    explain format=traditional ${sql.join(looks, sql` union all `)}`.execute(db);
  const estimates = new Map(rows.map(({ table, rows: estimated }) => [table, Number(estimated ?? 0)]));
  return ranges.map((_range, index) => estimates.get(`range${index}`) ?? 0);
}

/** The entries of each range, as the server estimates them: searches share their ranges. */
export const estimateRanges = (
  db: Database,
  ranges: readonly IndexRange[],
  idField: string,
): Promise<number[]> =>
  estimateOnceAMinute(db, ranges, {
    toKey: ({ table, key }) => JSON.stringify([table, key]),
    estimate: (asked) => askForEstimates(db, asked, idField),
  });

/**
 * The sets in the order of evaluation, each with its largest range first: the set to scan, then the others by size.
 * The server's estimates decide, which cost a fraction of a millisecond whatever the number of rows. Most listings of
 * the scanned set are in no range of the next one, so each costs as many lookups as that has ranges: a somewhat
 * larger set with fewer lookups may be cheaper to scan.
 */
export async function orderByCost(
  db: Database,
  sets: readonly RangeSet[],
  idField: string,
): Promise<RangeSet[]> {
  if (sets.length < 2) return [...sets];
  const ranges = sets.flatMap((set) => set.ranges);
  const estimates = await estimateRanges(db, ranges, idField);
  const getEstimate = (range: IndexRange) => estimates[ranges.indexOf(range)] ?? 0;
  const bySize = sets
    .map((set) => ({
      set: { ...set, ranges: set.ranges.toSorted((a, b) => getEstimate(b) - getEstimate(a)) },
      size: set.ranges.reduce((sum, range) => sum + getEstimate(range), 0),
    }))
    .sort((a, b) => a.size - b.size);
  const lookupsFrom = (place: number) => bySize[place === 0 ? 1 : 0]?.set.ranges.length ?? 1;
  const [least] = bySize
    .map(({ set, size }, place) => ({ set, looks: size * lookupsFrom(place) }))
    .sort((a, b) => a.looks - b.looks);
  const others = bySize.flatMap(({ set }) => (set === least?.set ? [] : set));
  return least ? [least.set, ...others] : others;
}
