import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { onceFor } from '../../core/once-for.ts';
import { createRecentValues } from '../../core/recent-values.ts';
import type { Condition } from './conditions.ts';

/** A range of an index. Names are constants of the code, never user input. */
export interface IndexProbe {
  table: string;
  index: string;
  where: Condition;
}

const readRange = ({ table, index, where }: IndexProbe, alias: string): RawBuilder<unknown> =>
  sql`(select 1 from ${sql.table(table)} as ${sql.ref(alias)} force index (${sql.ref(index)}) where ${where})`;

const explain = (ranges: readonly RawBuilder<unknown>[]) =>
  sql<{ table: string | null; rows: number | null }>`
    explain format=traditional ${sql.join(ranges, sql` union all `)}`;

/**
 * The number of rows of each range, as the server estimates it: off by up to a factor of two, within a fraction of a
 * millisecond whatever the size of the table (index dives).
 */
export async function estimateRows(db: Database, probes: readonly IndexProbe[]): Promise<number[]> {
  const ranges = probes.map((probe, place) => readRange(probe, `look${place}`));
  const { rows } = await explain(ranges).execute(db);
  const estimates = new Map(rows.map(({ table, rows: estimated }) => [table, Number(estimated ?? 0)]));
  return probes.map((_look, place) => estimates.get(`look${place}`) ?? 0);
}

/** Estimates that a process keeps, and milliseconds for which it does: shares of a market change slowly. */
const maxKept = 10_000;
const keptMs = 60_000;

const keptEstimates = onceFor((_db: Database) => createRecentValues<number>({ max: maxKept, keptMs }));

interface Estimation<Range> {
  /** What tells a range from all others. */
  toKey: (range: Range) => string;
  estimate: (ranges: readonly Range[]) => Promise<number[]>;
}

/** Estimates ranges that many searches have in common: those estimated in the last minute are not asked again. */
export async function estimateOnceAMinute<Range>(
  db: Database,
  ranges: readonly Range[],
  { toKey, estimate }: Estimation<Range>,
): Promise<number[]> {
  const kept = keptEstimates(db);
  const known = ranges.map((range) => {
    const key = toKey(range);
    return { range, key, rows: kept.get(key) };
  });
  const unknown = known.filter(({ rows }) => rows === undefined);
  const estimates = unknown.length > 0 ? await estimate(unknown.map(({ range }) => range)) : [];
  for (const [place, one] of unknown.entries()) {
    one.rows = estimates[place] ?? 0;
    kept.set(one.key, one.rows);
  }
  return known.map(({ rows = 0 }) => rows);
}

/** `estimateRows` for ranges that many searches have in common. */
export const estimateCommonRows = (db: Database, probes: readonly IndexProbe[]): Promise<number[]> =>
  estimateOnceAMinute(db, probes, {
    toKey: (probe) => {
      const { sql: text, parameters } = explain([readRange(probe, 'look')]).compile(db);
      return [text, ...parameters].join(' ');
    },
    estimate: (asked) => estimateRows(db, asked),
  });
